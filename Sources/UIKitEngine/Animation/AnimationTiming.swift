import Foundation

/// When and how an animation runs, in the time of what it belongs to: a block, a group, or the app.
struct AnimationTiming: Equatable {
  /// Seconds of one way.
  var duration: Double
  var delay = 0.0
  var curve = TimingCurve.linear
  /// Infinite repeats for ever.
  var repeatCount = 1.0
  var autoreverses = false
  var speed = 1.0
  /// Where in its own time it begins.
  var offset = 0.0
  /// Whether it shows its first value before it begins, its last after it has ended.
  var fillsBefore = true
  var fillsAfter = false

  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// From the beginning of what it belongs to until its end; `nil` if it never comes.
  var total: Double? {
    guard repeatCount.isFinite, speed > 0 else { return nil }
    return delay + max(0, cycle * repeatCount - offset) / speed
  }

  /// The share of the way after `elapsed` seconds; `nil` if the animation is not in effect then.
  func progress(at elapsed: Double) -> Double? {
    var moment = (elapsed - delay) * speed + offset
    guard elapsed >= delay else { return fillsBefore ? 0 : nil }
    let end = cycle * repeatCount
    if moment >= end {
      guard fillsAfter else { return nil }
      return autoreverses && repeatCount == repeatCount.rounded() ? 0 : 1
    }
    if cycle > 0 { moment = moment.truncatingRemainder(dividingBy: cycle) }
    if autoreverses, moment > duration { moment = max(0, cycle - moment) }
    return curve.progress(at: moment, of: duration)
  }
}

/// How far the animations of a block have come, on the virtual clock.
final class AnimationClock {
  /// When its animations began.
  let start: Double
  private var elapsedThen: Double
  private var since: Double
  /// 1 forwards, -1 backwards, 0 while it stands.
  private(set) var rate: Double
  /// The share of the way that a paused property animator was set to, whatever its curve says.
  var scrubbed: Double?

  init(at now: Double, elapsed: Double = 0, rate: Double = 1) {
    (start, since, elapsedThen, self.rate) = (now, now, elapsed, rate)
  }

  func elapsed(at now: Double) -> Double { elapsedThen + (now - since) * rate }

  func go(rate: Double, from elapsed: Double, at now: Double) {
    (self.rate, elapsedThen, since) = (rate, elapsed, now)
    scrubbed = nil
  }
}
