// swift-format-ignore-file
import UIKit

@MainActor public protocol BetterSegmentedControlSegment {
    var intrinsicContentSize: CGSize? { get }
    var normalView: UIView { get }
    var selectedView: UIView { get }
}
open class LabelSegment: BetterSegmentedControlSegment {
    @MainActor private struct DefaultValues {
        static let normalBackgroundColor: UIColor = .clear
        static let normalTextColor: UIColor = .black
        static let normalFont: UIFont = UILabel().font
    }
    public let text: String?
    public let normalFont: UIFont
    public let selectedFont: UIFont
    private let numberOfLines: Int
    public init(text: String? = nil, numberOfLines: Int = 1, normalFont: UIFont? = nil, selectedFont: UIFont? = nil) {
        self.text = text
        self.numberOfLines = numberOfLines
        self.normalFont = normalFont ?? DefaultValues.normalFont
        self.selectedFont = selectedFont ?? DefaultValues.normalFont
    }
    public var intrinsicContentSize: CGSize? { selectedView.intrinsicContentSize }
    public lazy var normalView: UIView = { createLabel(withText: text, font: normalFont) }()
    public lazy var selectedView: UIView = { createLabel(withText: text, font: selectedFont) }()
    open func createLabel(withText text: String?, font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = numberOfLines
        label.font = font
        label.lineBreakMode = .byTruncatingTail
        label.textAlignment = .center
        return label
    }
}
public extension LabelSegment {
    class func segments(withTitles titles: [String], numberOfLines: Int = 1, normalFont: UIFont? = nil) -> [BetterSegmentedControlSegment] {
        titles.map { LabelSegment(text: $0, numberOfLines: numberOfLines, normalFont: normalFont) }
    }
}
@IBDesignable open class BetterSegmentedControl: UIControl {
    open class IndicatorView: UIView {
        let segmentMaskView = UIView()
        var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius; segmentMaskView.layer.cornerRadius = cornerRadius } }
        override open var frame: CGRect { didSet { segmentMaskView.frame = frame } }
        override open var bounds: CGRect { didSet { segmentMaskView.frame = frame } }
        override open var center: CGPoint { didSet { segmentMaskView.center = center } }
        init() { super.init(frame: .zero); completeInit() }
        required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); completeInit() }
        private func completeInit() { layer.masksToBounds = true; segmentMaskView.backgroundColor = .black }
    }
    public enum Option {
        case indicatorViewBackgroundColor(UIColor)
        case indicatorViewInset(CGFloat)
        case alwaysAnnouncesValue(Bool)
        case cornerRadius(CGFloat)
        case animationDuration(TimeInterval)
    }
    private struct Constants { static let minimumSegmentIntrinsicContentSizeHeight: CGFloat = 14.0 }
    public private(set) var index: Int
    public var segments: [BetterSegmentedControlSegment] {
        didSet {
            guard segments.count > 0 else { return }
            normalSegmentViewsContainerView.subviews.forEach { $0.removeFromSuperview() }
            selectedSegmentViewsContainerView.subviews.forEach { $0.removeFromSuperview() }
            for segment in segments {
                segment.normalView.clipsToBounds = true
                normalSegmentViewsContainerView.addSubview(segment.normalView)
                segment.selectedView.clipsToBounds = true
                selectedSegmentViewsContainerView.addSubview(segment.selectedView)
            }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    public let indicatorView = IndicatorView()
    public var indicatorViewInset: CGFloat = 2.0 { didSet { updateCornerRadii() } }
    public var alwaysAnnouncesValue = false
    public var announcesValueImmediately = true
    public var animationDuration: TimeInterval = 0.3
    public var animationSpringDamping: CGFloat = 0.75
    @IBInspectable public var cornerRadius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue; updateCornerRadii() } }
    public let normalSegmentViewsContainerView = UIView()
    public let selectedSegmentViewsContainerView = UIView()
    let tapGestureRecognizer = UITapGestureRecognizer()
    public let panGestureRecognizer = UIPanGestureRecognizer()
    private var initialIndicatorViewFrame: CGRect?
    private var width: CGFloat { bounds.width }
    private var height: CGFloat { bounds.height }
    private var lastIndex: Int { segments.endIndex - 1 }
    private var totalInsetSize: CGFloat { indicatorViewInset * 2.0 }
    private var isLayoutDirectionRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var totalDividersWidth: CGFloat { CGFloat(segments.count - 1) * 0 }
    open override var intrinsicContentSize: CGSize {
        func segmentIntrinsicContentSizesMaxDimension(_ keyPath: KeyPath<CGSize, CGFloat>) -> CGFloat {
            let segmentIntrinsicContentSizes = segments.map { $0.intrinsicContentSize?[keyPath: keyPath] ?? 0 }
            return ceil(segmentIntrinsicContentSizes.max(by: { $0 < $1 })!)
        }
        let maxSegmentIntrinsicContentSizeWidth = segmentIntrinsicContentSizesMaxDimension(\.width)
        let maxSegmentIntrinsicContentSizeHeight = max(segmentIntrinsicContentSizesMaxDimension(\.height), Constants.minimumSegmentIntrinsicContentSizeHeight)
        let singleSegmentWidth = totalInsetSize + maxSegmentIntrinsicContentSizeWidth
        let totalWidth = singleSegmentWidth * CGFloat(segments.count)
        return CGSize(width: ceil(totalWidth), height: ceil(totalInsetSize + maxSegmentIntrinsicContentSizeHeight))
    }
    public init(frame: CGRect, segments: [BetterSegmentedControlSegment] = LabelSegment.segments(withTitles: ["First", "Second"]), index: Int = 0, options: [Option]? = nil) {
        self.segments = segments
        self.index = index
        super.init(frame: frame)
        completeInit()
        options.map(setOptions)
    }
    required public init?(coder: NSCoder) {
        self.index = 0
        self.segments = LabelSegment.segments(withTitles: ["First", "Second"])
        super.init(coder: coder)
        completeInit()
    }
    private func completeInit() {
        layer.masksToBounds = true
        normalSegmentViewsContainerView.clipsToBounds = true
        addSubview(normalSegmentViewsContainerView)
        addSubview(indicatorView)
        selectedSegmentViewsContainerView.clipsToBounds = true
        addSubview(selectedSegmentViewsContainerView)
        selectedSegmentViewsContainerView.layer.mask = indicatorView.segmentMaskView.layer
        addGestureRecognizer(tapGestureRecognizer)
        panGestureRecognizer.delegate = self
        addGestureRecognizer(panGestureRecognizer)
        guard segments.count > 0 else { return }
        for segment in segments {
            normalSegmentViewsContainerView.addSubview(segment.normalView)
            selectedSegmentViewsContainerView.addSubview(segment.selectedView)
        }
        setNeedsLayout()
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        normalSegmentViewsContainerView.frame = bounds
        selectedSegmentViewsContainerView.frame = bounds
        indicatorView.frame = elementFrame(forIndex: index)
        for i in 0..<normalSegmentViewsContainerView.subviews.count {
            let frame = elementFrame(forIndex: i)
            normalSegmentViewsContainerView.subviews[i].frame = frame
            selectedSegmentViewsContainerView.subviews[i].frame = frame
        }
    }
    public func setIndex(_ index: Int, animated: Bool = true, shouldSendValueChangedEvent: Bool = false) {
        guard normalSegmentViewsContainerView.subviews.indices.contains(index) else { return }
        let previousIndex = self.index
        self.index = index
        moveIndicatorViewToIndex(animated, shouldSendEvent: shouldSendValueChangedEvent && (self.index != previousIndex || alwaysAnnouncesValue))
    }
    open func setOptions(_ options: [Option]) {
        for option in options {
            switch option {
            case let .indicatorViewBackgroundColor(value): indicatorView.backgroundColor = value
            case let .indicatorViewInset(value): indicatorViewInset = value
            case let .alwaysAnnouncesValue(value): alwaysAnnouncesValue = value
            case let .cornerRadius(value): cornerRadius = value
            case let .animationDuration(value): animationDuration = value
            }
        }
    }
    private func moveIndicatorViewToIndex(_ animated: Bool, shouldSendEvent: Bool) {
        if animated {
            if shouldSendEvent && announcesValueImmediately { sendActions(for: .valueChanged) }
            UIView.animate(withDuration: animationDuration, delay: 0.0, usingSpringWithDamping: animationSpringDamping, initialSpringVelocity: 0.0, options: [.beginFromCurrentState, .curveEaseOut], animations: { self.moveIndicatorView() }, completion: { finished -> Void in
                if finished && shouldSendEvent && !self.announcesValueImmediately { self.sendActions(for: .valueChanged) }
            })
        } else {
            moveIndicatorView()
            if shouldSendEvent { sendActions(for: .valueChanged) }
        }
    }
    private func updateCornerRadii() {
        indicatorView.cornerRadius = cornerRadius - indicatorViewInset
        for view in normalSegmentViewsContainerView.subviews + selectedSegmentViewsContainerView.subviews { view.layer.cornerRadius = indicatorView.cornerRadius }
    }
    private func moveIndicatorView() { indicatorView.frame = normalSegmentViewsContainerView.subviews[self.index].frame }
    private func elementFrame(forIndex index: Int) -> CGRect {
        let elementWidth = (width - totalInsetSize - totalDividersWidth) / CGFloat(segments.count)
        let x = CGFloat(isLayoutDirectionRightToLeft ? lastIndex - index : index) * elementWidth
        return CGRect(x: x + indicatorViewInset, y: indicatorViewInset, width: elementWidth, height: height - totalInsetSize)
    }
    private func closestIndex(toPoint point: CGPoint) -> Int {
        let distances = normalSegmentViewsContainerView.subviews.map { abs(point.x - $0.center.x) }
        return Int(distances.firstIndex(of: distances.min()!)!)
    }
    func tapped(_ gestureRecognizer: UITapGestureRecognizer!) {
        let location = gestureRecognizer.location(in: self)
        setIndex(closestIndex(toPoint: location), shouldSendValueChangedEvent: true)
    }
    public func select(near point: CGPoint) { setIndex(closestIndex(toPoint: point), animated: false, shouldSendValueChangedEvent: true) }
    func panned(_ gestureRecognizer: UIPanGestureRecognizer!) {
        switch gestureRecognizer.state {
        case .began: initialIndicatorViewFrame = indicatorView.frame
        case .changed:
            var frame = initialIndicatorViewFrame!
            frame.origin.x += gestureRecognizer.translation(in: self).x
            frame.origin.x = max(min(frame.origin.x, bounds.width - indicatorViewInset - frame.width), indicatorViewInset)
            indicatorView.frame = frame
        case .ended, .failed, .cancelled: setIndex(closestIndex(toPoint: indicatorView.center), shouldSendValueChangedEvent: true)
        default: break
        }
    }
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer == panGestureRecognizer { return indicatorView.frame.contains(gestureRecognizer.location(in: self)) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
extension BetterSegmentedControl: UIGestureRecognizerDelegate {}
