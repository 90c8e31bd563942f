import Foundation

/// One property on its way from an old model value to the new one.
final class Animation {
  let property: AnimatedProperty
  let from: [CGFloat]
  let to: [CGFloat]
  let start: Double
  let timing: AnimationTiming
  weak var block: AnimationBlock?

  init(
    _ property: AnimatedProperty, from: [CGFloat], to: [CGFloat], start: Double,
    block: AnimationBlock
  ) {
    (self.property, self.from, self.to, self.start) = (property, from, to, start)
    timing = block.timing
    self.block = block
  }

  /// `nil` repeats for ever.
  var end: Double? { timing.total.map { start + $0 } }

  private func progress(at time: Double) -> CGFloat {
    CGFloat(timing.progress(at: time - start))
  }

  /// What a layer shows if this animation alone moves `property` away from the model.
  func apply(to state: inout ShownState, at time: Double) {
    let share = progress(at: time)
    if property.isAdditive {
      let model = state.numbers(of: property)
      state.set(property, zip(model, zip(from, to)).map { $0 + ($1.0 - $1.1) * (1 - share) })
    } else {
      state.set(property, zip(from, to).map { $0 + ($1 - $0) * share })
    }
  }
}

/// When and how the animations of one block run.
struct AnimationTiming: Equatable {
  var duration: Double
  var delay: Double
  var curve: TimingCurve
  var repeats = false
  var autoreverses = false

  /// From the block to the end of the last animation; `nil` if it repeats for ever.
  var total: Double? {
    repeats ? nil : delay + duration * (autoreverses ? 2 : 1)
  }

  func progress(at time: Double) -> Double {
    var moment = time - delay
    guard moment > 0, duration > 0 else { return moment < 0 ? 0 : (duration > 0 ? 0 : 1) }
    let cycle = autoreverses ? 2 * duration : duration
    if repeats { moment = moment.truncatingRemainder(dividingBy: cycle) }
    if autoreverses, moment > duration { moment = max(0, cycle - moment) }
    return curve.progress(at: moment, of: duration)
  }
}

/// A call of `UIView.animate`, and who waits for its end.
final class AnimationBlock {
  let number: Int
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  let completion: ((Bool) -> Void)?
  /// How many of its animations still travel.
  var running = 0
  var hasCompleted = false

  init(
    number: Int, timing: AnimationTiming, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.number = number
    self.timing = timing
    self.options = options
    self.completion = completion
  }
}
