/// A swipe that the learner drives with code, where an app's user has a finger.
///
/// LayoutLab's own: UIKit has no public counterpart. It ends once, by `finish()` or `cancel()`, or
/// as cancelled when nobody holds it any longer; what comes later does nothing.
@preconcurrency @MainActor public final class InteractiveTransition {
  /// From 0 to 1.
  public private(set) var fractionComplete = 0.0
  public private(set) var isActive = true

  private var onFinish: () -> Void
  private var onCancel: () -> Void

  package init(onFinish: @escaping () -> Void, onCancel: @escaping () -> Void) {
    (self.onFinish, self.onCancel) = (onFinish, onCancel)
  }

  nonisolated deinit { MainActor.assumeIsolated { if isActive { onCancel() } } }

  /// Moves the finger; a fraction outside 0 to 1 is brought inside, one that is no number ignored.
  public func update(_ fraction: Double) {
    guard isActive, !fraction.isNaN else { return }
    fractionComplete = min(max(fraction, 0), 1)
  }

  /// Lifts the finger far enough: the transition completes.
  public func finish() {
    guard isActive else { return }
    isActive = false
    fractionComplete = 1
    end(with: onFinish)
  }

  /// Lifts the finger too early: everything goes back.
  public func cancel() {
    guard isActive else { return }
    isActive = false
    fractionComplete = 0
    end(with: onCancel)
  }

  /// Lets go of the controllers, too.
  private func end(with body: () -> Void) {
    onFinish = {}
    onCancel = {}
    body()
  }
}
