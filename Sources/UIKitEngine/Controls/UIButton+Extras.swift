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

  public nonisolated enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }
}
