// swift-format-ignore-file
import UIKit

@MainActor public protocol EasyTipViewDelegate: AnyObject {
    func easyTipViewDidTap(_ tipView: EasyTipView)
    func easyTipViewDidDismiss(_ tipView: EasyTipView)
}
fileprivate extension UIView {
    func hasSuperview(_ superview: UIView) -> Bool { return viewHasSuperview(self, superview: superview) }
    private func viewHasSuperview(_ view: UIView, superview: UIView) -> Bool {
        if let sview = view.superview {
            if sview === superview { return true } else { return viewHasSuperview(sview, superview: superview) }
        } else { return false }
    }
}
fileprivate extension CGRect {
    var x: CGFloat { get { return self.origin.x } set { self.origin.x = newValue } }
    var y: CGFloat { get { return self.origin.y } set { self.origin.y = newValue } }
    var center: CGPoint { return CGPoint(x: self.x + self.width / 2, y: self.y + self.height / 2) }
}
open class EasyTipView: UIView {
    public enum ArrowPosition: Sendable { case any, top, bottom, right, left
        static let allValues = [top, bottom, right, left]
    }
    public struct Preferences {
        public init() {}
        public struct Drawing {
            public var cornerRadius = CGFloat(5)
            public var arrowHeight = CGFloat(5)
            public var arrowWidth = CGFloat(10)
            public var foregroundColor = UIColor.white
            public var backgroundColor = UIColor.red
            public var arrowPosition = ArrowPosition.any
            public var textAlignment = NSTextAlignment.center
            public var borderWidth = CGFloat(0)
            public var borderColor = UIColor.clear
            public var font = UIFont.systemFont(ofSize: 15)
            public var shadowOpacity = CGFloat(0)
        }
        public struct Positioning {
            public var bubbleInsets = UIEdgeInsets(top: 1.0, left: 1.0, bottom: 1.0, right: 1.0)
            public var contentInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            public var maxWidth = CGFloat(200)
        }
        public struct Animating {
            public var dismissTransform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            public var showInitialTransform = CGAffineTransform(scaleX: 0, y: 0)
            public var showFinalTransform = CGAffineTransform.identity
            public var springDamping = CGFloat(0.7)
            public var springVelocity = CGFloat(0.7)
            public var showInitialAlpha = CGFloat(0)
            public var dismissFinalAlpha = CGFloat(0)
            public var showDuration = 0.7
            public var dismissDuration = 0.7
            public var dismissOnTap = true
        }
        public var drawing = Drawing()
        public var positioning = Positioning()
        public var animating = Animating()
        public var hasBorder: Bool { return drawing.borderWidth > 0 && drawing.borderColor != UIColor.clear }
    }
    private enum Content: CustomStringConvertible {
        case text(String)
        case attributedText(NSAttributedString)
        case view(UIView)
        var description: String {
            switch self {
            case .text(let text): return "text : '\(text)'"
            case .attributedText(let text): return "attributed text : '\(text.string)'"
            case .view(let contentView): return "view : \(contentView)"
            }
        }
    }
    override open var backgroundColor: UIColor? {
        didSet {
            guard let color = backgroundColor, color != UIColor.clear else { return }
            preferences.drawing.backgroundColor = color
            backgroundColor = UIColor.clear
        }
    }
    fileprivate weak var presentingView: UIView?
    fileprivate weak var delegate: EasyTipViewDelegate?
    fileprivate var arrowTip = CGPoint.zero
    fileprivate(set) open var preferences: Preferences
    private let content: Content
    public var tip: CGPoint { arrowTip }
    fileprivate(set) lazy var contentSize: CGSize = {
        [unowned self] in
        switch content {
        case .text(let text):
            let attributes = [NSAttributedString.Key.font: self.preferences.drawing.font]
            var textSize = text.boundingRect(with: CGSize(width: self.preferences.positioning.maxWidth, height: CGFloat.greatestFiniteMagnitude), options: NSStringDrawingOptions.usesLineFragmentOrigin, attributes: attributes, context: nil).size
            textSize.width = ceil(textSize.width)
            textSize.height = ceil(textSize.height)
            if textSize.width < self.preferences.drawing.arrowWidth { textSize.width = self.preferences.drawing.arrowWidth }
            return textSize
        case .attributedText(let attributedText):
            var textSize = attributedText.boundingRect(with: CGSize(width: self.preferences.positioning.maxWidth, height: CGFloat.greatestFiniteMagnitude), options: NSStringDrawingOptions.usesLineFragmentOrigin, context: nil).size
            textSize.width = ceil(textSize.width)
            textSize.height = ceil(textSize.height)
            return textSize
        case .view(let contentView):
            return contentView.frame.size
        }
    }()
    fileprivate(set) lazy var tipViewSize: CGSize = {
        [unowned self] in
        var tipViewSize = CGSize(
            width: self.contentSize.width + self.preferences.positioning.contentInsets.left + self.preferences.positioning.contentInsets.right + self.preferences.positioning.bubbleInsets.left + self.preferences.positioning.bubbleInsets.right,
            height: self.contentSize.height + self.preferences.positioning.contentInsets.top + self.preferences.positioning.contentInsets.bottom + self.preferences.positioning.bubbleInsets.top + self.preferences.positioning.bubbleInsets.bottom + self.preferences.drawing.arrowHeight)
        return tipViewSize
    }()
    public static var globalPreferences = Preferences()

    public convenience init(text: String, preferences: Preferences = EasyTipView.globalPreferences, delegate: EasyTipViewDelegate? = nil) {
        self.init(content: .text(text), preferences: preferences, delegate: delegate)
        self.isAccessibilityElement = true
        self.accessibilityTraits = UIAccessibilityTraits.staticText
        self.accessibilityLabel = text
    }
    public convenience init(contentView: UIView, preferences: Preferences = EasyTipView.globalPreferences, delegate: EasyTipViewDelegate? = nil) {
        self.init(content: .view(contentView), preferences: preferences, delegate: delegate)
    }
    private init(content: Content, preferences: Preferences = EasyTipView.globalPreferences, delegate: EasyTipViewDelegate? = nil) {
        self.content = content
        self.preferences = preferences
        self.delegate = delegate
        super.init(frame: CGRect.zero)
        self.backgroundColor = UIColor.clear
    }
    required public init?(coder aDecoder: NSCoder) { fatalError("NSCoding not supported. Use init(text, preferences, delegate) instead!") }

    open class func show(animated: Bool = true, forView view: UIView, withinSuperview superview: UIView? = nil, text: String, preferences: Preferences = EasyTipView.globalPreferences, delegate: EasyTipViewDelegate? = nil) -> EasyTipView {
        let ev = EasyTipView(text: text, preferences: preferences, delegate: delegate)
        ev.show(animated: animated, forView: view, withinSuperview: superview)
        return ev
    }
    open func show(animated: Bool = true, forView view: UIView, withinSuperview superview: UIView? = nil) {
        precondition(superview == nil || view.hasSuperview(superview!), "The supplied superview <\(superview!)> is not a direct nor an indirect superview of the supplied reference view <\(view)>. The superview passed to this method should be a direct or an indirect superview of the reference view. To display the tooltip within the main window, ignore the superview parameter.")
        let superview = superview ?? UIApplication.shared.windows.first!
        let initialTransform = preferences.animating.showInitialTransform
        let finalTransform = preferences.animating.showFinalTransform
        let initialAlpha = preferences.animating.showInitialAlpha
        let damping = preferences.animating.springDamping
        let velocity = preferences.animating.springVelocity
        presentingView = view
        arrange(withinSuperview: superview)
        transform = initialTransform
        alpha = initialAlpha
        superview.addSubview(self)
        let animations: () -> Void = {
            self.transform = finalTransform
            self.alpha = 1
        }
        if animated {
            UIView.animate(withDuration: preferences.animating.showDuration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity, options: [.curveEaseInOut], animations: animations, completion: nil)
        } else { animations() }
    }
    open func dismiss(withCompletion completion: (() -> ())? = nil) {
        let damping = preferences.animating.springDamping
        let velocity = preferences.animating.springVelocity
        UIView.animate(withDuration: preferences.animating.dismissDuration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity, options: [.curveEaseInOut], animations: {
            self.transform = self.preferences.animating.dismissTransform
            self.alpha = self.preferences.animating.dismissFinalAlpha
        }) { (finished) -> Void in
            completion?()
            self.delegate?.easyTipViewDidDismiss(self)
            self.removeFromSuperview()
            self.transform = CGAffineTransform.identity
        }
    }
    func handleTap() {
        self.delegate?.easyTipViewDidTap(self)
        guard preferences.animating.dismissOnTap else { return }
        dismiss()
    }
    fileprivate func computeFrame(arrowPosition position: ArrowPosition, refViewFrame: CGRect, superviewFrame: CGRect) -> CGRect {
        var xOrigin: CGFloat = 0
        var yOrigin: CGFloat = 0
        switch position {
        case .top, .any:
            xOrigin = refViewFrame.center.x - tipViewSize.width / 2
            yOrigin = refViewFrame.y + refViewFrame.height
        case .bottom:
            xOrigin = refViewFrame.center.x - tipViewSize.width / 2
            yOrigin = refViewFrame.y - tipViewSize.height
        case .right:
            xOrigin = refViewFrame.x - tipViewSize.width
            yOrigin = refViewFrame.center.y - tipViewSize.height / 2
        case .left:
            xOrigin = refViewFrame.x + refViewFrame.width
            yOrigin = refViewFrame.center.y - tipViewSize.height / 2
        }
        var frame = CGRect(x: xOrigin, y: yOrigin, width: tipViewSize.width, height: tipViewSize.height)
        adjustFrame(&frame, forSuperviewFrame: superviewFrame)
        return frame
    }
    fileprivate func adjustFrame(_ frame: inout CGRect, forSuperviewFrame superviewFrame: CGRect) {
        if frame.x < 0 { frame.x = 0 } else if frame.maxX > superviewFrame.width { frame.x = superviewFrame.width - frame.width }
        if frame.y < 0 { frame.y = 0 } else if frame.maxY > superviewFrame.maxY { frame.y = superviewFrame.height - frame.height }
    }
    fileprivate func isFrameValid(_ frame: CGRect, forRefViewFrame: CGRect, withinSuperviewFrame: CGRect) -> Bool { return !frame.intersects(forRefViewFrame) }
    fileprivate func arrange(withinSuperview superview: UIView) {
        var position = preferences.drawing.arrowPosition
        let refViewFrame = presentingView!.convert(presentingView!.bounds, to: superview)
        let superviewFrame: CGRect
        if let scrollview = superview as? UIScrollView { superviewFrame = CGRect(origin: scrollview.frame.origin, size: scrollview.contentSize) } else { superviewFrame = superview.frame }
        var frame = computeFrame(arrowPosition: position, refViewFrame: refViewFrame, superviewFrame: superviewFrame)
        if !isFrameValid(frame, forRefViewFrame: refViewFrame, withinSuperviewFrame: superviewFrame) {
            for value in ArrowPosition.allValues where value != position {
                let newFrame = computeFrame(arrowPosition: value, refViewFrame: refViewFrame, superviewFrame: superviewFrame)
                if isFrameValid(newFrame, forRefViewFrame: refViewFrame, withinSuperviewFrame: superviewFrame) {
                    if position != .any { print("[EasyTipView - Info] The arrow position you chose <\(position)> could not be applied. Instead, position <\(value)> has been applied! Please specify position <\(ArrowPosition.any)> if you want EasyTipView to choose a position for you.") }
                    frame = newFrame
                    position = value
                    preferences.drawing.arrowPosition = value
                    break
                }
            }
        }
        switch position {
        case .bottom, .top, .any:
            var arrowTipXOrigin: CGFloat
            if frame.width < refViewFrame.width { arrowTipXOrigin = tipViewSize.width / 2 } else { arrowTipXOrigin = abs(frame.x - refViewFrame.x) + refViewFrame.width / 2 }
            arrowTip = CGPoint(x: arrowTipXOrigin, y: position == .bottom ? tipViewSize.height - preferences.positioning.bubbleInsets.bottom : preferences.positioning.bubbleInsets.top)
        case .right, .left:
            var arrowTipYOrigin: CGFloat
            if frame.height < refViewFrame.height { arrowTipYOrigin = tipViewSize.height / 2 } else { arrowTipYOrigin = abs(frame.y - refViewFrame.y) + refViewFrame.height / 2 }
            arrowTip = CGPoint(x: preferences.drawing.arrowPosition == .left ? preferences.positioning.bubbleInsets.left : tipViewSize.width - preferences.positioning.bubbleInsets.right, y: arrowTipYOrigin)
        }
        if case .view(let contentView) = content {
            contentView.translatesAutoresizingMaskIntoConstraints = false
            contentView.frame = getContentRect(from: getBubbleFrame())
        }
        self.frame = frame
    }
    fileprivate func drawBubble(_ bubbleFrame: CGRect, arrowPosition: ArrowPosition, context: CGContext) {
        let arrowWidth = preferences.drawing.arrowWidth
        let arrowHeight = preferences.drawing.arrowHeight
        let cornerRadius = preferences.drawing.cornerRadius
        let contourPath = CGMutablePath()
        contourPath.move(to: CGPoint(x: arrowTip.x, y: arrowTip.y))
        switch arrowPosition {
        case .bottom, .top, .any:
            contourPath.addLine(to: CGPoint(x: arrowTip.x - arrowWidth / 2, y: arrowTip.y + (arrowPosition == .bottom ? -1 : 1) * arrowHeight))
            if arrowPosition == .bottom { drawBubbleBottomShape(bubbleFrame, cornerRadius: cornerRadius, path: contourPath) } else { drawBubbleTopShape(bubbleFrame, cornerRadius: cornerRadius, path: contourPath) }
            contourPath.addLine(to: CGPoint(x: arrowTip.x + arrowWidth / 2, y: arrowTip.y + (arrowPosition == .bottom ? -1 : 1) * arrowHeight))
        case .right, .left:
            contourPath.addLine(to: CGPoint(x: arrowTip.x + (arrowPosition == .right ? -1 : 1) * arrowHeight, y: arrowTip.y - arrowWidth / 2))
            drawBubbleTopShape(bubbleFrame, cornerRadius: cornerRadius, path: contourPath)
            contourPath.addLine(to: CGPoint(x: arrowTip.x + (arrowPosition == .right ? -1 : 1) * arrowHeight, y: arrowTip.y + arrowWidth / 2))
        }
        contourPath.closeSubpath()
        drawnPath = contourPath
        context.addPath(contourPath)
        context.clip()
        paintBubble(context)
        if preferences.hasBorder { drawBorder(contourPath, context: context) }
    }
    public private(set) var drawnPath: CGPath?
    fileprivate func drawBubbleBottomShape(_ frame: CGRect, cornerRadius: CGFloat, path: CGMutablePath) {
        path.addArc(tangent1End: CGPoint(x: frame.x, y: frame.y + frame.height), tangent2End: CGPoint(x: frame.x, y: frame.y), radius: cornerRadius)
        path.addArc(tangent1End: CGPoint(x: frame.x, y: frame.y), tangent2End: CGPoint(x: frame.x + frame.width, y: frame.y), radius: cornerRadius)
        path.addArc(tangent1End: CGPoint(x: frame.x + frame.width, y: frame.y), tangent2End: CGPoint(x: frame.x + frame.width, y: frame.y + frame.height), radius: cornerRadius)
        path.addArc(tangent1End: CGPoint(x: frame.x + frame.width, y: frame.y + frame.height), tangent2End: CGPoint(x: frame.x, y: frame.y + frame.height), radius: cornerRadius)
    }
    fileprivate func drawBubbleTopShape(_ frame: CGRect, cornerRadius: CGFloat, path: CGMutablePath) {
        path.addArc(tangent1End: CGPoint(x: frame.x, y: frame.y), tangent2End: CGPoint(x: frame.x, y: frame.y + frame.height), radius: cornerRadius)
        path.addArc(tangent1End: CGPoint(x: frame.x, y: frame.y + frame.height), tangent2End: CGPoint(x: frame.x + frame.width, y: frame.y + frame.height), radius: cornerRadius)
        path.addArc(tangent1End: CGPoint(x: frame.x + frame.width, y: frame.y + frame.height), tangent2End: CGPoint(x: frame.x + frame.width, y: frame.y), radius: cornerRadius)
        path.addArc(tangent1End: CGPoint(x: frame.x + frame.width, y: frame.y), tangent2End: CGPoint(x: frame.x, y: frame.y), radius: cornerRadius)
    }
    fileprivate func paintBubble(_ context: CGContext) {
        context.setFillColor(preferences.drawing.backgroundColor.cgColor)
        context.fill(bounds)
    }
    fileprivate func drawBorder(_ borderPath: CGPath, context: CGContext) {
        context.addPath(borderPath)
        context.setStrokeColor(preferences.drawing.borderColor.cgColor)
        context.setLineWidth(preferences.drawing.borderWidth)
        context.strokePath()
    }
    fileprivate func drawText(_ bubbleFrame: CGRect, context: CGContext) {
        guard case .text(let text) = content else { return }
        let paragraphStyle = NSMutableParagraphStyle()
        paragraphStyle.alignment = preferences.drawing.textAlignment
        paragraphStyle.lineBreakMode = NSLineBreakMode.byWordWrapping
        let textRect = getContentRect(from: bubbleFrame)
        let attributes = [NSAttributedString.Key.font: preferences.drawing.font, NSAttributedString.Key.foregroundColor: preferences.drawing.foregroundColor, NSAttributedString.Key.paragraphStyle: paragraphStyle]
        text.draw(in: textRect, withAttributes: attributes)
    }
    override open func draw(_ rect: CGRect) {
        let bubbleFrame = getBubbleFrame()
        let context = UIGraphicsGetCurrentContext()!
        context.saveGState()
        drawBubble(bubbleFrame, arrowPosition: preferences.drawing.arrowPosition, context: context)
        drawText(bubbleFrame, context: context)
        context.restoreGState()
    }
    private func getBubbleFrame() -> CGRect {
        let arrowPosition = preferences.drawing.arrowPosition
        let bubbleWidth = tipViewSize.width - preferences.positioning.bubbleInsets.left - preferences.positioning.bubbleInsets.right
        let bubbleHeight = tipViewSize.height - preferences.positioning.bubbleInsets.top - preferences.positioning.bubbleInsets.bottom - preferences.drawing.arrowHeight
        let bubbleXOrigin = preferences.positioning.bubbleInsets.left
        let bubbleYOrigin = arrowPosition == .bottom ? preferences.positioning.bubbleInsets.top : preferences.positioning.bubbleInsets.top + preferences.drawing.arrowHeight
        return CGRect(x: bubbleXOrigin, y: bubbleYOrigin, width: bubbleWidth, height: bubbleHeight)
    }
    private func getContentRect(from bubbleFrame: CGRect) -> CGRect {
        return CGRect(x: bubbleFrame.origin.x + (bubbleFrame.size.width - contentSize.width) / 2, y: bubbleFrame.origin.y + (bubbleFrame.size.height - contentSize.height) / 2, width: contentSize.width, height: contentSize.height)
    }
}
