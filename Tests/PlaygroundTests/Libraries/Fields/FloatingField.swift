// swift-format-ignore-file
import UIKit

@IBDesignable
open class SkyFloatingLabelTextField: UITextField {
    open var titleFadeInDuration: TimeInterval = 0.2
    open var titleFadeOutDuration: TimeInterval = 0.3
    fileprivate func updateTextAligment() {
        if isLTRLanguage { textAlignment = .left; titleLabel.textAlignment = .left } else { textAlignment = .right; titleLabel.textAlignment = .right }
    }
    @IBInspectable dynamic open var placeholderColor: UIColor = UIColor.lightGray { didSet { updatePlaceholder() } }
    open var placeholderFont: UIFont? { didSet { updatePlaceholder() } }
    fileprivate func updatePlaceholder() {
        guard let placeholder = placeholder, let font = placeholderFont ?? font else { return }
        let color = isEnabled ? placeholderColor : disabledColor
        attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [NSAttributedString.Key.foregroundColor: color, NSAttributedString.Key.font: font])
    }
    open var titleFont: UIFont = .systemFont(ofSize: 13) { didSet { updateTitleLabel() } }
    @IBInspectable dynamic open var titleColor: UIColor = .gray { didSet { updateTitleColor() } }
    @IBInspectable dynamic open var lineColor: UIColor = .lightGray { didSet { updateLineView() } }
    @IBInspectable dynamic open var errorColor: UIColor = .red { didSet { updateColors() } }
    @IBInspectable dynamic open var disabledColor: UIColor = UIColor(white: 0.88, alpha: 1.0) { didSet { updateControl(); updatePlaceholder() } }
    @IBInspectable dynamic open var selectedTitleColor: UIColor = .blue { didSet { updateTitleColor() } }
    @IBInspectable dynamic open var lineHeight: CGFloat = 0.5 { didSet { updateLineView(); setNeedsDisplay() } }
    @IBInspectable dynamic open var selectedLineHeight: CGFloat = 1.0 { didSet { updateLineView(); setNeedsDisplay() } }
    open var lineView: UIView!
    open var titleLabel: UILabel!
    open var titleFormatter: ((String) -> String) = { (text: String) -> String in
        return text.uppercased()
    }
    override open var isSecureTextEntry: Bool {
        set { super.isSecureTextEntry = newValue }
        get { return super.isSecureTextEntry }
    }
    open var errorMessage: String? { didSet { updateControl(true) } }
    fileprivate var _highlighted: Bool = false
    override open var isHighlighted: Bool {
        get { return _highlighted }
        set { _highlighted = newValue; updateTitleColor(); updateLineView() }
    }
    open var editingOrSelected: Bool { return super.isEditing || isSelected }
    open var hasErrorMessage: Bool { return errorMessage != nil && errorMessage != "" }
    fileprivate var _renderingInInterfaceBuilder: Bool = false
    @IBInspectable override open var text: String? { didSet { updateControl(false) } }
    @IBInspectable override open var placeholder: String? {
        didSet { setNeedsDisplay(); updatePlaceholder(); updateTitleLabel() }
    }
    @IBInspectable open var selectedTitle: String? { didSet { updateControl() } }
    @IBInspectable open var title: String? { didSet { updateControl() } }
    open override var isSelected: Bool { didSet { updateControl(true) } }

    override public init(frame: CGRect) { super.init(frame: frame); init_SkyFloatingLabelTextField() }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); init_SkyFloatingLabelTextField() }
    fileprivate final func init_SkyFloatingLabelTextField() {
        borderStyle = .none
        createTitleLabel()
        createLineView()
        updateColors()
        addEditingChangedObserver()
        updateTextAligment()
    }
    fileprivate func addEditingChangedObserver() {
        addAction(UIAction { [weak self] _ in self?.editingChanged() }, for: .editingChanged)
    }
    open func editingChanged() { updateControl(true); updateTitleLabel(true) }
    fileprivate func createTitleLabel() {
        let titleLabel = UILabel()
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.font = titleFont
        titleLabel.alpha = 0.0
        titleLabel.textColor = titleColor
        addSubview(titleLabel)
        self.titleLabel = titleLabel
    }
    fileprivate func createLineView() {
        if lineView == nil {
            let lineView = UIView()
            lineView.isUserInteractionEnabled = false
            self.lineView = lineView
            configureDefaultLineHeight()
        }
        lineView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(lineView)
    }
    fileprivate func configureDefaultLineHeight() {
        let onePixel: CGFloat = 1.0 / UIScreen.main.scale
        lineHeight = 2.0 * onePixel
        selectedLineHeight = 2.0 * self.lineHeight
    }
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        updateControl(true)
        return result
    }
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        updateControl(true)
        return result
    }
    override open var isEnabled: Bool { didSet { updateControl(); updatePlaceholder() } }
    fileprivate func updateControl(_ animated: Bool = false) { updateColors(); updateLineView(); updateTitleLabel(animated) }
    fileprivate func updateLineView() {
        guard let lineView = lineView else { return }
        lineView.frame = lineViewRectForBounds(bounds, editing: editingOrSelected)
        updateLineColor()
    }
    open func updateColors() { updateLineColor(); updateTitleColor() }
    fileprivate func updateLineColor() {
        guard let lineView = lineView else { return }
        if !isEnabled { lineView.backgroundColor = disabledColor } else if hasErrorMessage { lineView.backgroundColor = errorColor } else { lineView.backgroundColor = editingOrSelected ? selectedTitleColor : lineColor }
    }
    fileprivate func updateTitleColor() {
        guard let titleLabel = titleLabel else { return }
        if hasErrorMessage { titleLabel.textColor = errorColor } else { titleLabel.textColor = editingOrSelected || isHighlighted ? selectedTitleColor : titleColor }
    }
    fileprivate func updateTitleLabel(_ animated: Bool = false) {
        guard let titleLabel = titleLabel else { return }
        var titleText: String?
        if hasErrorMessage { titleText = titleFormatter(errorMessage!) } else {
            if editingOrSelected { titleText = selectedTitleOrTitlePlaceholder(); if titleText == nil { titleText = titleOrPlaceholder() } } else { titleText = titleOrPlaceholder() }
        }
        titleLabel.text = titleText
        titleLabel.font = titleFont
        updateTitleVisibility(animated)
    }
    fileprivate var _titleVisible: Bool = false
    open func setTitleVisible(_ titleVisible: Bool, animated: Bool = false, animationCompletion: ((_ completed: Bool) -> Void)? = nil) {
        if _titleVisible == titleVisible { return }
        _titleVisible = titleVisible
        updateTitleColor()
        updateTitleVisibility(animated, completion: animationCompletion)
    }
    open func isTitleVisible() -> Bool { return hasText || hasErrorMessage || _titleVisible }
    fileprivate func updateTitleVisibility(_ animated: Bool = false, completion: ((_ completed: Bool) -> Void)? = nil) {
        let alpha: CGFloat = isTitleVisible() ? 1.0 : 0.0
        let frame: CGRect = titleLabelRectForBounds(bounds, editing: isTitleVisible())
        let updateBlock = { () -> Void in
            self.titleLabel.alpha = alpha
            self.titleLabel.frame = frame
        }
        if animated {
            let animationOptions: UIView.AnimationOptions = .curveEaseOut
            let duration = isTitleVisible() ? titleFadeInDuration : titleFadeOutDuration
            UIView.animate(withDuration: duration, delay: 0, options: animationOptions, animations: { () -> Void in updateBlock() }, completion: completion)
        } else { updateBlock(); completion?(true) }
    }
    override open func textRect(forBounds bounds: CGRect) -> CGRect {
        let superRect = super.textRect(forBounds: bounds)
        let titleHeight = self.titleHeight()
        return CGRect(x: superRect.origin.x, y: titleHeight, width: superRect.size.width, height: superRect.size.height - titleHeight - selectedLineHeight)
    }
    override open func editingRect(forBounds bounds: CGRect) -> CGRect {
        let superRect = super.editingRect(forBounds: bounds)
        let titleHeight = self.titleHeight()
        return CGRect(x: superRect.origin.x, y: titleHeight, width: superRect.size.width, height: superRect.size.height - titleHeight - selectedLineHeight)
    }
    override open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        return CGRect(x: 0, y: titleHeight(), width: bounds.size.width, height: bounds.size.height - titleHeight() - selectedLineHeight)
    }
    open func titleLabelRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        if editing { return CGRect(x: 0, y: 0, width: bounds.size.width, height: titleHeight()) }
        return CGRect(x: 0, y: titleHeight(), width: bounds.size.width, height: titleHeight())
    }
    open func lineViewRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        let height = editing ? selectedLineHeight : lineHeight
        return CGRect(x: 0, y: bounds.size.height - height, width: bounds.size.width, height: height)
    }
    open func titleHeight() -> CGFloat {
        if let titleLabel = titleLabel, let font = titleLabel.font { return font.lineHeight }
        return 15.0
    }
    open func textHeight() -> CGFloat {
        guard let font = self.font else { return 0.0 }
        return font.lineHeight + 7.0
    }
    override open func prepareForInterfaceBuilder() {
        if #available(iOS 8.0, *) { super.prepareForInterfaceBuilder() }
        borderStyle = .none
        isSelected = true
        _renderingInInterfaceBuilder = true
        updateControl(false)
        invalidateIntrinsicContentSize()
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = titleLabelRectForBounds(bounds, editing: isTitleVisible() || _renderingInInterfaceBuilder)
        lineView.frame = lineViewRectForBounds(bounds, editing: editingOrSelected || _renderingInInterfaceBuilder)
    }
    override open var intrinsicContentSize: CGSize { return CGSize(width: bounds.size.width, height: titleHeight() + textHeight()) }
    fileprivate func titleOrPlaceholder() -> String? {
        guard let title = title ?? placeholder else { return nil }
        return titleFormatter(title)
    }
    fileprivate func selectedTitleOrTitlePlaceholder() -> String? {
        guard let title = selectedTitle ?? title ?? placeholder else { return nil }
        return titleFormatter(title)
    }
    var isLTRLanguage: Bool { UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .leftToRight }
}
