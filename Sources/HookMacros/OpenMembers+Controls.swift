extension OpenMembers {
  static let controls = [
    "UIControl": OpenMembers(
      above: "UIView",
      """
      var isEnabled: Bool { get set }
      var isSelected: Bool { get set }
      var isHighlighted: Bool { get set }
      var contentHorizontalAlignment: ContentHorizontalAlignment { get set }
      var contentVerticalAlignment: ContentVerticalAlignment { get set }
      var state: State { get }
      func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
      func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
      func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for
        controlEvents: UIControl.Event)
      func sendAction(_ action: UIAction)
      func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
      func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
      func sendActions(for controlEvents: UIControl.Event)
      var allControlEvents: UIControl.Event { get }
      var isTracking: Bool { get }
      var isTouchInside: Bool { get }
      func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      func endTracking(_ touch: UITouch?, with event: UIEvent?)
      func cancelTracking(with event: UIEvent?)
      """),
    "UIButton": OpenMembers(
      above: "UIControl",
      """
      var menu: UIMenu? { get set }
      var buttonType: ButtonType { get }
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var titleLabel: UILabel? { get }
      var imageView: UIImageView? { get }
      var contentEdgeInsets: UIEdgeInsets { get set }
      func setTitle(_ title: String?, for state: State)
      func title(for state: State) -> String?
      var currentTitle: String? { get }
      func setTitleColor(_ color: UIColor?, for state: State)
      func titleColor(for state: State) -> UIColor?
      func setImage(_ image: UIImage?, for state: State)
      func setBackgroundImage(_ image: UIImage?, for state: State)
      func setAttributedTitle(_ title: NSAttributedString?, for state: State)
      func image(for state: State) -> UIImage?
      var currentImage: UIImage? { get }
      var configuration: Configuration? { get set }
      var titleEdgeInsets: UIEdgeInsets { get set }
      var imageEdgeInsets: UIEdgeInsets { get set }
      var automaticallyUpdatesConfiguration: Bool { get set }
      var changesSelectionAsPrimaryAction: Bool { get set }
      func setNeedsUpdateConfiguration()
      func updateConfiguration()
      func backgroundRect(forBounds bounds: CGRect) -> CGRect
      func contentRect(forBounds bounds: CGRect) -> CGRect
      func titleRect(forContentRect contentRect: CGRect) -> CGRect
      func imageRect(forContentRect contentRect: CGRect) -> CGRect
      """),
  ]
}
