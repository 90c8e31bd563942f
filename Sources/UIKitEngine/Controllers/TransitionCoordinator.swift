import Foundation

extension CoordinatedTransition {
  /// Animates what was handed in so far, from the start of the transition and for as long as it
  /// takes, as Apple's documentation of `animate(alongsideTransition:completion:)` says.
  final func start() {
    guard hasAlongside else { return stage = .running }
    UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
  }

  final func end(cancelled: Bool = false) {
    isCancelled = cancelled
    complete()
  }
}

extension UIViewController {
  /// Of the transition under way that the receiver, or one above it, takes part in; else `nil`.
  ///
  /// Whether UIKit has one for a transition without animation is unspecified; here it has none. A
  /// change of the window's size hands its coordinator to `viewWillTransition(to:with:)` only.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let own =
      presentedBy?.coordinator ?? presentation?.coordinator
      ?? (self as? UINavigationController)?.running?.coordinator
    return own ?? parentController?.transitionCoordinator
  }
}
