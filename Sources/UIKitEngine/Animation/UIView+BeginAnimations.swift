import Foundation

// The way to animate from before blocks: what changes between the two calls travels. Apple documents
// 0.2 seconds, no delay and easing in and out where nothing is set.
extension UIView {
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let engine = Engine.current
    let block = AnimationBlock(
      number: engine.animator.nextBlock(), timing: AnimationTiming(duration: 0.2),
      clock: AnimationClock(at: engine.now), completion: nil)
    engine.animator.openBlock(block)
  }

  public static func commitAnimations() { Engine.current.animator.closeBlock() }

  public static func setAnimationDuration(_ duration: TimeInterval) {
    openBlock?.timing.duration = max(0, duration)
  }
  public static func setAnimationDelay(_ delay: TimeInterval) {
    openBlock?.timing.delay = max(0, delay)
  }
  public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    openBlock?.timing.curve = curve.curve
  }
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    openBlock?.timing.repeatCount = Double(repeatCount)
  }
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    openBlock?.timing.autoreverses = repeatAutoreverses
  }
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let block = openBlock else { return }
    if fromCurrentState {
      block.options.insert(.beginFromCurrentState)
    } else {
      block.options.remove(.beginFromCurrentState)
    }
  }

  private static var openBlock: AnimationBlock? { Engine.current.animator.current }
}
