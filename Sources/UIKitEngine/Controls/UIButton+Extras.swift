import Foundation

/// What a button keeps without an effect on its size.
struct ButtonExtras {
  var backgrounds: [UIControl.State: UIImage] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var shadowColours: [UIControl.State: UIColor] = [:]
  var adjustsWhenHighlighted = true
  var adjustsWhenDisabled = true
  var showsTouch = false
  var role = UIButton.Role.normal
  var needsConfiguration = false
}

extension UIButton {
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  final func stateChanged(_ really: Bool) {
    guard really, configuration != nil || configurationUpdateHandler != nil,
      automaticallyUpdatesConfiguration
    else { return }
    setNeedsUpdateConfiguration()
  }

  final func updateConfigurationIfNeeded() {
    guard extras.needsConfiguration else { return }
    extras.needsConfiguration = false
    updateConfiguration()
  }

  public final func backgroundImage(for state: UIControl.State) -> UIImage? {
    extras.backgrounds[state] ?? extras.backgrounds[.normal]
  }
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Shown by its text, in the font at its beginning.
  final func showAttributed(_ title: NSAttributedString?, for state: UIControl.State) {
    extras.attributedTitles[state] = title
    setTitle(title?.string, for: state)
    guard let title, title.length > 0, state == .normal,
      let font = title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    else { return }
    titleLabel?.font = font
    invalidateIntrinsicContentSize()
  }
  public final func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    extras.attributedTitles[state] ?? extras.attributedTitles[.normal]
  }
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  public final func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    extras.shadowColours[state] = color
  }
  public final func titleShadowColor(for state: UIControl.State) -> UIColor? {
    extras.shadowColours[state] ?? extras.shadowColours[.normal]
  }
  public final var adjustsImageWhenHighlighted: Bool {
    get { extras.adjustsWhenHighlighted }
    set { extras.adjustsWhenHighlighted = newValue }
  }
  public final var adjustsImageWhenDisabled: Bool {
    get { extras.adjustsWhenDisabled }
    set { extras.adjustsWhenDisabled = newValue }
  }
  public final var showsTouchWhenHighlighted: Bool {
    get { extras.showsTouch }
    set { extras.showsTouch = newValue }
  }
  public final var role: Role {
    get { extras.role }
    set { extras.role = newValue }
  }

  public nonisolated enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }
}
