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
