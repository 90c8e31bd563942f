// swift-format-ignore-file
import UIKit

@MainActor public protocol GrowingTextViewDelegate: UITextViewDelegate {
    func textViewDidChangeHeight(_ textView: GrowingTextView, height: CGFloat)
}
@IBDesignable open class GrowingTextView: UITextView {
    override open var text: String! { didSet { setNeedsDisplay() } }
    private var heightConstraint: NSLayoutConstraint?
    @IBInspectable open var maxLength: Int = 0
    @IBInspectable open var trimWhiteSpaceWhenEndEditing: Bool = true
    @IBInspectable open var minHeight: CGFloat = 0 { didSet { forceLayoutSubviews() } }
    @IBInspectable open var maxHeight: CGFloat = 0 { didSet { forceLayoutSubviews() } }
    @IBInspectable open var placeholder: String? { didSet { setNeedsDisplay() } }
    @IBInspectable open var placeholderColor: UIColor = UIColor(white: 0.8, alpha: 1.0) { didSet { setNeedsDisplay() } }
    @IBInspectable open var attributedPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }
    public private(set) var placeholderRects: [CGRect] = []

    override public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        commonInit()
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); commonInit() }
    private func commonInit() {
        contentMode = .redraw
        associateConstraints()
        NotificationCenter.default.addObserver(forName: UITextView.textDidChangeNotification, object: self, queue: nil) { [weak self] in self?.textDidChange(notification: $0) }
    }
    deinit { NotificationCenter.default.removeObserver(self) }
    open override var intrinsicContentSize: CGSize { return CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    private func associateConstraints() {
        for constraint in constraints where constraint.firstAttribute == .height {
            if constraint.relation == .equal { heightConstraint = constraint }
        }
    }
    private var oldText: String = ""
    private var oldSize: CGSize = .zero
    private func forceLayoutSubviews() {
        oldSize = .zero
        setNeedsLayout()
        layoutIfNeeded()
    }
    private var shouldScrollAfterHeightChanged = false
    override open func layoutSubviews() {
        super.layoutSubviews()
        if text == oldText && bounds.size == oldSize { return }
        oldText = text
        oldSize = bounds.size
        let size = sizeThatFits(CGSize(width: bounds.size.width, height: CGFloat.greatestFiniteMagnitude))
        var height = size.height
        height = minHeight > 0 ? max(height, minHeight) : height
        height = maxHeight > 0 ? min(height, maxHeight) : height
        if heightConstraint == nil {
            heightConstraint = NSLayoutConstraint(item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: height)
            addConstraint(heightConstraint!)
        }
        if height != heightConstraint!.constant {
            shouldScrollAfterHeightChanged = true
            heightConstraint!.constant = height
            if let delegate = delegate as? GrowingTextViewDelegate { delegate.textViewDidChangeHeight(self, height: height) }
        } else if shouldScrollAfterHeightChanged {
            shouldScrollAfterHeightChanged = false
            scrollToCorrectPosition()
        }
    }
    private func scrollToCorrectPosition() {
        if self.isFirstResponder { self.scrollRangeToVisible(NSRange(location: -1, length: 0)) } else { self.scrollRangeToVisible(NSRange(location: 0, length: 0)) }
    }
    override open func draw(_ rect: CGRect) {
        super.draw(rect)
        if text.isEmpty {
            let xValue = textContainerInset.left + textContainer.lineFragmentPadding
            let yValue = textContainerInset.top
            let width = rect.size.width - xValue - textContainerInset.right
            let height = rect.size.height - yValue - textContainerInset.bottom
            let placeholderRect = CGRect(x: xValue, y: yValue, width: width, height: height)
            placeholderRects.append(placeholderRect)
            if let attributedPlaceholder = attributedPlaceholder {
                attributedPlaceholder.draw(in: placeholderRect)
            } else if let placeholder = placeholder {
                let paragraphStyle = NSMutableParagraphStyle()
                paragraphStyle.alignment = textAlignment
                var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: placeholderColor, .paragraphStyle: paragraphStyle]
                if let font = font { attributes[.font] = font }
                placeholder.draw(in: placeholderRect, withAttributes: attributes)
            }
        }
    }
    func textDidEndEditing(notification: Notification) {
        if let sender = notification.object as? GrowingTextView, sender == self {
            if trimWhiteSpaceWhenEndEditing { text = text?.trimmingCharacters(in: .whitespacesAndNewlines); setNeedsDisplay() }
            scrollToCorrectPosition()
        }
    }
    func textDidChange(notification: Notification) {
        if let sender = notification.object as? GrowingTextView, sender == self {
            if maxLength > 0 && text.count > maxLength {
                let endIndex = text.index(text.startIndex, offsetBy: maxLength)
                text = String(text[..<endIndex])
                undoManager?.removeAllActions()
            }
            setNeedsDisplay()
        }
    }
}

open class InputBarSendButton: UIButton {
    private var size: CGSize? = CGSize(width: 20, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    public typealias Action = ((InputBarSendButton) -> Void)
    private var onTouchUpInsideAction: Action?
    private var onEnabledAction: Action?
    open override var intrinsicContentSize: CGSize {
        var contentSize = super.intrinsicContentSize
        if let size = size {
            if size.width > 0 { contentSize.width = size.width }
            if size.height > 0 { contentSize.height = size.height }
        }
        return contentSize
    }
    open override var isEnabled: Bool { didSet { if isEnabled { onEnabledAction?(self) } } }
    public override init(frame: CGRect) { super.init(frame: frame); setup() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
    open func setup() {
        contentVerticalAlignment = .center
        contentHorizontalAlignment = .center
        setTitleColor(UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1), for: .normal)
        titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
        adjustsImageWhenHighlighted = false
        addAction(UIAction { [weak self] _ in self?.touchUpInsideAction() }, for: .touchUpInside)
    }
    @discardableResult open func configure(_ item: Action) -> Self { item(self); return self }
    @discardableResult open func onTouchUpInside(_ action: @escaping Action) -> Self { onTouchUpInsideAction = action; return self }
    @discardableResult open func onEnabled(_ action: @escaping Action) -> Self { onEnabledAction = action; return self }
    open func setSize(_ newValue: CGSize?, animated: Bool) {
        size = newValue
        if animated { UIView.performWithoutAnimation { superview?.layoutIfNeeded() } } else { superview?.layoutIfNeeded() }
    }
    open func touchUpInsideAction() { onTouchUpInsideAction?(self) }
}

open class MessageInputBar: UIView, GrowingTextViewDelegate {
    open var backgroundView: UIView = { let view = UIView(); view.translatesAutoresizingMaskIntoConstraints = false; return view }()
    public let textView: GrowingTextView = { let view = GrowingTextView(frame: .zero, textContainer: nil); view.translatesAutoresizingMaskIntoConstraints = false; view.isScrollEnabled = false; return view }()
    public let sendButton = InputBarSendButton().configure { $0.setTitle("Send", for: .normal); $0.translatesAutoresizingMaskIntoConstraints = false }
    open var padding = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12) { didSet { updatePadding() } }
    private var topConstraint, leftConstraint, bottomConstraint, rightConstraint: NSLayoutConstraint?
    public private(set) var previousIntrinsicContentSize: CGSize?
    private lazy var cachedIntrinsicContentSize: CGSize = calculateIntrinsicContentSize()
    open override var intrinsicContentSize: CGSize { return cachedIntrinsicContentSize }
    public var heights: [CGFloat] = []
    public override init(frame: CGRect) { super.init(frame: frame); setup() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
    private func setup() {
        autoresizingMask = [.flexibleHeight]
        addSubview(backgroundView)
        addSubview(textView)
        addSubview(sendButton)
        textView.delegate = self
        NSLayoutConstraint.activate([
            backgroundView.topAnchor.constraint(equalTo: topAnchor), backgroundView.bottomAnchor.constraint(equalTo: bottomAnchor),
            backgroundView.leadingAnchor.constraint(equalTo: leadingAnchor), backgroundView.trailingAnchor.constraint(equalTo: trailingAnchor),
            sendButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor), sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
        ])
        topConstraint = textView.topAnchor.constraint(equalTo: topAnchor, constant: padding.top)
        leftConstraint = textView.leftAnchor.constraint(equalTo: safeAreaLayoutGuide.leftAnchor, constant: padding.left)
        bottomConstraint = textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -padding.bottom)
        rightConstraint = textView.rightAnchor.constraint(equalTo: sendButton.leftAnchor, constant: -padding.right)
        [topConstraint, leftConstraint, bottomConstraint, rightConstraint].forEach { $0?.isActive = true }
    }
    private func updatePadding() {
        topConstraint?.constant = padding.top
        leftConstraint?.constant = padding.left
        bottomConstraint?.constant = -padding.bottom
        rightConstraint?.constant = -padding.right
    }
    open func calculateIntrinsicContentSize() -> CGSize {
        let text = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        return CGSize(width: bounds.width, height: text.height + padding.top + padding.bottom)
    }
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cachedIntrinsicContentSize = calculateIntrinsicContentSize()
        if previousIntrinsicContentSize != cachedIntrinsicContentSize { previousIntrinsicContentSize = cachedIntrinsicContentSize }
    }
    public func textViewDidChangeHeight(_ textView: GrowingTextView, height: CGFloat) { heights.append(height); invalidateIntrinsicContentSize() }
}
