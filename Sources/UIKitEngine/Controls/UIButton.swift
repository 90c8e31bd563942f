import Foundation

/// A button with a title; its size comes from ``FontMetrics`` and ``ControlMetrics``.
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var colours: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private lazy var label = makeLabel()
  private var picture: UIImageView?
  open private(set) var buttonType = ButtonType.custom

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// What the initialiser does once there is a button; a script's subclass makes its own.
  package final func become(_ type: ButtonType) { buttonType = type }

  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    var shown = configuration
    if shown.title == nil { shown.title = primaryAction?.title.nilIfEmpty }
    if shown.image == nil { shown.image = primaryAction?.image }
    self.configuration = shown
    // An initializer's own assignment is not observed.
    showConfiguration()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open var titleLabel: UILabel? { label }
  /// Shows the current image.
  open var imageView: UIImageView? { picture ?? makePicture() }
  /// Takes the place of titles, images and insets; `nil` unless set.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { showConfiguration() } }
  }
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  final var extras = ButtonExtras()

  /// Moves the title without making room for it.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    label.text = currentTitle
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A state without a title has the normal one's, as its documentation says; the normal image for a
  /// state without one is the table's general rule.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open func setTitleColor(_ color: UIColor?, for state: State) { colours[state] = color }
  open func titleColor(for state: State) -> UIColor? { colours[state] ?? colours[.normal] }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    extras.backgrounds[state] = image
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    showAttributed(title, for: state)
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  // MARK: State and configuration

  open override var isEnabled: Bool { didSet { stateChanged(isEnabled != oldValue) } }
  open override var isSelected: Bool { didSet { stateChanged(isSelected != oldValue) } }
  open override var isHighlighted: Bool { didSet { stateChanged(isHighlighted != oldValue) } }
  /// Called before the next layout after the state changed, to fill the configuration for it.
  ///
  /// Whether UIKit calls it in the update or in the layout phase is unspecified: here it is the
  /// button's own layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  /// A tap turns `isSelected` round.
  open var changesSelectionAsPrimaryAction = false
  open func setNeedsUpdateConfiguration() {
    extras.needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// A tap sends the primary action with the touch, as on iOS 14 and later.
  open override func sendActions(for controlEvents: UIControl.Event) {
    if changesSelectionAsPrimaryAction, controlEvents.contains(.touchUpInside) {
      isSelected.toggle()
    }
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuration.naturalSize }
    let text = label.intrinsicContentSize
    let picture = images[.normal]?.size ?? .zero
    let content = CGSize(
      width: text.width + picture.width, height: max(text.height, picture.height))
    // Insets take the place of the button's own, as programs count on that set 0.01 to have none.
    let insets = contentEdgeInsets
    guard insets == .zero else {
      return CGSize(
        width: content.width + insets.left + insets.right,
        height: content.height + insets.top + insets.bottom)
    }
    let least = ControlMetrics.leastButton
    return CGSize(
      width: max(least.width, content.width),
      height: max(least.height, content.height + ControlMetrics.buttonPadding))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let content = contentRect(forBounds: backgroundRect(forBounds: bounds))
    label.frame = titleRect(forContentRect: content)
    picture?.frame = imageRect(forContentRect: content)
  }

  // MARK: Where things go, for subclasses to say otherwise

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contentRoom(in: bounds) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(.title, in: contentRect)
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(.image, in: contentRect)
  }

  private func showConfiguration() {
    label.font = configuration == nil ? UIFont.systemFont(ofSize: 15) : Configuration.titleFont
    if let styled = configuration?.texts.styledTitle {
      label.attributedText = styled
    } else {
      label.text = currentTitle
    }
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    if currentImage != nil, picture == nil { _ = makePicture() }
    picture?.image = currentImage
  }

  private func makePicture() -> UIImageView {
    let made = UIImageView()
    made.image = currentImage
    picture = made
    addSubview(made)
    return made
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 15)
    addSubview(label)
    return label
  }

  public nonisolated enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    extras.backgrounds[state] ?? extras.backgrounds[.normal]
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    extras.attributedTitles[state] ?? extras.attributedTitles[.normal]
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    extras.shadowColours[state] = color
  }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    extras.shadowColours[state] ?? extras.shadowColours[.normal]
  }
  open var adjustsImageWhenHighlighted: Bool {
    get { extras.adjustsWhenHighlighted }
    set { extras.adjustsWhenHighlighted = newValue }
  }
  open var adjustsImageWhenDisabled: Bool {
    get { extras.adjustsWhenDisabled }
    set { extras.adjustsWhenDisabled = newValue }
  }
  open var showsTouchWhenHighlighted: Bool {
    get { extras.showsTouch }
    set { extras.showsTouch = newValue }
  }
  open var role: Role {
    get { extras.role }
    set { extras.role = newValue }
  }
  open var menu: UIMenu? {
    get { kept(UIMenu?.none) }
    set { keep(newValue) }
  }
  open var isPointerInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var preferredMenuElementOrder: UIContextMenuConfigurationElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    keep(configuration, "symbol \(state.rawValue)")
  }
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    kept(UIImage.SymbolConfiguration?.none, "symbol \(state.rawValue)")
  }
}
