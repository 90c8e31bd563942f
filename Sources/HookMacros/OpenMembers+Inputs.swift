extension OpenMembers {
  static let inputs = [
    "UIInputView": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      init(frame: CGRect, inputViewStyle: Style)
      required init?(coder: NSCoder)
      var allowsSelfSizing: Bool { get set }
      """),
    "UISwitch": OpenMembers(
      above: "UIControl",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var isOn: Bool { get set }
      var onTintColor: UIColor? { get set }
      var thumbTintColor: UIColor? { get set }
      var title: String? { get set }
      func setOn(_ on: Bool, animated: Bool)
      """),
    "UISlider": OpenMembers(
      above: "UIControl",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var value: Float { get set }
      var minimumValue: Float { get set }
      var maximumValue: Float { get set }
      var isContinuous: Bool { get set }
      var minimumTrackTintColor: UIColor? { get set }
      var maximumTrackTintColor: UIColor? { get set }
      var thumbTintColor: UIColor? { get set }
      func setValue(_ value: Float, animated: Bool)
      func trackRect(forBounds bounds: CGRect) -> CGRect
      func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
      """),
    "UIStepper": OpenMembers(
      above: "UIControl",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var value: Double { get set }
      var minimumValue: Double { get set }
      var maximumValue: Double { get set }
      var stepValue: Double { get set }
      var isContinuous: Bool { get set }
      var autorepeat: Bool { get set }
      var wraps: Bool { get set }
      """),
    "UISegmentedControl": OpenMembers(
      above: "UIControl",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      init(items: [Any]?)
      var selectedSegmentIndex: Int { get set }
      var isMomentary: Bool { get set }
      var apportionsSegmentWidthsByContent: Bool { get set }
      var selectedSegmentTintColor: UIColor? { get set }
      var numberOfSegments: Int { get }
      func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
      func removeSegment(at segment: Int, animated: Bool)
      func removeAllSegments()
      func setTitle(_ title: String?, forSegmentAt segment: Int)
      func titleForSegment(at segment: Int) -> String?
      func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
      func isEnabledForSegment(at segment: Int) -> Bool
      func setImage(_ image: UIImage?, forSegmentAt segment: Int)
      func imageForSegment(at segment: Int) -> UIImage?
      func insertSegment(action: UIAction, at segment: Int, animated: Bool)
      func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
      func widthForSegment(at segment: Int) -> CGFloat
      """),
    "UIProgressView": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var progress: Float { get set }
      var progressViewStyle: Style { get set }
      var progressTintColor: UIColor? { get set }
      var trackTintColor: UIColor? { get set }
      func setProgress(_ progress: Float, animated: Bool)
      """),
    "UIActivityIndicatorView": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      init(style: Style)
      required init(coder: NSCoder)
      var style: Style { get set }
      var hidesWhenStopped: Bool { get set }
      var color: UIColor! { get set }
      var isAnimating: Bool { get }
      func startAnimating()
      func stopAnimating()
      """),
    "UITextField": OpenMembers(
      above: "UIControl",
      """
      var selectedTextRange: UITextRange? { get set }
      func caretRect(for position: UITextPosition) -> CGRect
      func firstRect(for range: UITextRange) -> CGRect
      func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
      func closestPosition(to point: CGPoint) -> UITextPosition?
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var text: String? { get set }
      var placeholder: String? { get set }
      var font: UIFont? { get set }
      var borderStyle: BorderStyle { get set }
      var textColor: UIColor? { get set }
      var textAlignment: NSTextAlignment { get set }
      var adjustsFontSizeToFitWidth: Bool { get set }
      var minimumFontSize: CGFloat { get set }
      var clearsOnBeginEditing: Bool { get set }
      var clearButtonMode: ViewMode { get set }
      var leftView: UIView? { get set }
      var leftViewMode: ViewMode { get set }
      var rightView: UIView? { get set }
      var rightViewMode: ViewMode { get set }
      var isSecureTextEntry: Bool { get set }
      var isEditing: Bool { get }
      var inputView: UIView? { get set }
      var inputAccessoryView: UIView? { get set }
      func textRect(forBounds bounds: CGRect) -> CGRect
      func editingRect(forBounds bounds: CGRect) -> CGRect
      func placeholderRect(forBounds bounds: CGRect) -> CGRect
      var hasText: Bool { get }
      func insertText(_ text: String)
      func deleteBackward()
      func borderRect(forBounds bounds: CGRect) -> CGRect
      func clearButtonRect(forBounds bounds: CGRect) -> CGRect
      func leftViewRect(forBounds bounds: CGRect) -> CGRect
      func rightViewRect(forBounds bounds: CGRect) -> CGRect
      func drawText(in rect: CGRect)
      func drawPlaceholder(in rect: CGRect)
      """),
  ]
}
