import Foundation

/// Drives an animator by a share of its way, as a finger does.
///
/// As documented: it starts the animator and holds what that animates; `update(_:)` moves it,
/// `finish()` lets it go on to its end, `cancel()` back to its start, and then the animator hears of
/// the end of its animations and says `completeTransition(_:)`. Here the clock of the container's layer
/// stands and runs, so that animations of views outside of the container go their own way; an
/// animator that is interruptible is held itself. That nothing of the finger's pace is kept, that the
/// way goes on in the animator's own curve, and what a block's completion is told after a
/// cancellation (`true` here), is unspecified.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  public override init() { super.init() }

  nonisolated deinit {}

  /// Of the whole transition, in seconds, as its animator says.
  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  /// How fast what is left is covered, of the animator's own speed.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private var context: TransitionContext?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  /// The container's time when the transition began.
  private var start = 0.0
  private var isHeld = false
  /// What was asked for before there was anything to drive; UIKit's answer to that is unspecified.
  private var ending: (() -> Void)?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard context == nil, let context = transitionContext as? TransitionContext,
      let animator = context.animator
    else { return }
    self.context = context
    context.whenOver = { [weak self] in self?.leave() }
    duration = CGFloat(animator.transitionDuration(using: context))
    percentComplete = 0
    start = layer?.localTime(at: now) ?? 0
    let held = animator.interruptibleAnimator(using: context)
    if !(held is NoInterruptibleAnimator) { interruptible = held }
    if wantsInteractiveStart, interruptible == nil { stand() }
    animator.animateTransition(using: context)
    if wantsInteractiveStart {
      isHeld = true
      interruptible?.pauseAnimation()
    }
    ending?()
    ending = nil
  }

  /// A share outside of 0 to 1 is brought inside.
  open func update(_ percentComplete: CGFloat) {
    guard let context, isHeld, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    interruptible?.fractionComplete = self.percentComplete
    if interruptible == nil { stand() }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds what goes on.
  open func pause() {
    guard let context, !isHeld, context.animator != nil else { return }
    isHeld = true
    if let interruptible {
      interruptible.pauseAnimation()
      percentComplete = interruptible.fractionComplete
    } else {
      let gone = (layer?.localTime(at: now) ?? start) - start
      percentComplete = duration > 0 ? min(max(CGFloat(gone) / duration, 0), 1) : 0
      stand()
    }
    context.pauseInteractiveTransition()
  }

  open func finish() { end { $0.goOn() } }
  open func cancel() { end { $0.goBack() } }

  private func end(_ body: @escaping (UIPercentDrivenInteractiveTransition) -> Void) {
    guard context != nil else { return ending = { [weak self] in self.map(body) } }
    guard isHeld else { return }
    isHeld = false
    body(self)
  }
}

extension UIPercentDrivenInteractiveTransition {
  private var layer: CALayer? { context?.containerView.layer }
  private var engine: Engine? { layer?.identity.engine }
  private var now: Double { engine?.now ?? 0 }
  private var pace: Double { completionSpeed > 0 ? Double(completionSpeed) : 1 }

  private func stand() { run(at: 0) }

  /// Lets the container's time go on from where the transition stands.
  private func run(at speed: Double) {
    guard let layer else { return }
    layer.beginTime = layer.parent?.localTime(at: now) ?? now
    layer.timeOffset = start + Double(percentComplete * duration)
    layer.speed = Float(speed)
  }

  private func goOn() {
    context?.finishInteractiveTransition()
    guard let interruptible else { return run(at: pace) }
    interruptible.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: rest(1 - percentComplete))
  }

  private func goBack() {
    context?.cancelInteractiveTransition()
    if let interruptible {
      interruptible.isReversed = true
      return interruptible.continueAnimation(
        withTimingParameters: timingCurve, durationFactor: rest(percentComplete))
    }
    guard let layer, let engine else { return }
    run(at: -pace)
    _ = engine.wake(after: Double(percentComplete * duration) / pace) { [weak self] in
      self?.percentComplete = 0
      self?.stand()
      engine.animator.arriveAtStart(below: layer)
    }
  }

  private func rest(_ share: CGFloat) -> CGFloat { share / CGFloat(pace) }

  /// The container's time is the app's again.
  private func leave() {
    if let layer {
      (layer.beginTime, layer.timeOffset) = (0, 0)
      layer.speed = 1
    }
    (context, interruptible, isHeld) = (nil, nil, false)
  }
}
