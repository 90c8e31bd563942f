import Foundation

/// One push or pop on its way.
final class NavigationTransition {
  let from: UIViewController?
  let to: UIViewController
  let isAnimated: Bool
  /// Controllers that leave the stack with it, and those that came.
  let leaving: [UIViewController]
  let entering: [UIViewController]
  var isEntering: Bool { entering.contains { $0 === to } }
  /// An animator of the program's own moves the views.
  var isCustom = false
  var coordinator: CoordinatedTransition?
  /// The learner's finger, not the clock, ends it.
  var isInteractive = false
  var oldGroup: AppearanceGroup?
  var newGroup: AppearanceGroup?

  /// In seconds: an approximation of the system's.
  static let duration = 0.35

  init(
    from: UIViewController?, to: UIViewController, isAnimated: Bool, leaving: [UIViewController],
    entering: [UIViewController]
  ) {
    (self.from, self.to, self.isAnimated) = (from, to, isAnimated)
    (self.leaving, self.entering) = (leaving, entering)
  }
}

/// The view of a navigation controller, whose layout starts the transition that waits.
final class NavigationContainerView: UIView {
  weak var navigation: UINavigationController?

  nonisolated deinit {}

  override func didMoveToWindow() {
    if window == nil { navigation?.settleOutOfSight() }
  }

  /// Evidence: C-031.
  override func layoutSubviews() {
    navigation?.startDeferredTransition()
    super.layoutSubviews()
    guard navigation?.running?.isCustom != true else { return }
    for child in subviews { child.frame = bounds }
  }
}
