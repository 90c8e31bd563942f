import Foundation

/// What can be started, held, turned round and stopped.
///
/// Source: Apple's documentation.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The same with blocks whose changes travel.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping @MainActor () -> Void)
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(
    _ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat
  ) {}
  public func addAnimations(_ animation: @escaping @MainActor () -> Void) {}
  public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {}
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}

/// In place of one where the program has none: Swift has no requirement that may be missing.
final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  nonisolated deinit {}

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
