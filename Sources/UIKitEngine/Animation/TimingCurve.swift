import Foundation

/// How far an animation has come after a part of its time.
nonisolated indirect enum TimingCurve: Equatable, Sendable {
  case linear
  /// Nothing until the end.
  case jump
  case bezier(Double, Double, Double, Double)
  /// What another curve does on the way from a share to the end, or back from it to the start.
  case remainder(TimingCurve, from: Double, isReversed: Bool)
  /// A damped spring: `ratio` 1 does not overshoot, `frequency` is undamped, in radians a second.
  case spring(ratio: Double, frequency: Double, velocity: Double)

  /// Core Animation's default.
  static let standard = TimingCurve.bezier(0.25, 0.1, 0.25, 1)
  static let easeInOut = TimingCurve.bezier(0.42, 0, 0.58, 1)
  static let easeIn = TimingCurve.bezier(0.42, 0, 1, 1)
  static let easeOut = TimingCurve.bezier(0, 0, 0.58, 1)

  /// The share of the way at `time` seconds of `duration`; a spring may pass 1 on its way.
  func progress(at time: Double, of duration: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return end }
    switch self {
    case .linear:
      return time / duration
    case .jump:
      return 0
    case .remainder(let curve, let share, let isReversed):
      guard isReversed else {
        return share + (1 - share) * curve.progress(at: time, of: duration)
      }
      // Time runs backwards, from the end of `duration` to its start.
      return share * (1 - curve.progress(at: duration - time, of: duration))
    case .bezier(let x1, let y1, let x2, let y2):
      return TimingCurve.bezier(time / duration, x1, y1, x2, y2)
    case .spring(let ratio, let frequency, let velocity):
      return TimingCurve.spring(time, ratio, frequency, velocity)
    }
  }

  /// Where it begins.
  private var start: Double {
    if case .remainder(_, let share, isReversed: false) = self { share } else { 0 }
  }

  /// Where it is when its time is over.
  private var end: Double {
    if case .remainder(_, let share, isReversed: true) = self { share } else { 1 }
  }

  /// The y of the curve whose x is `x`, by halving.
  private static func bezier(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, y1, y2)
  }

  /// When the curve has come to `share`, as a part of its time; for a spring the first time.
  func moment(of share: Double, of duration: Double) -> Double {
    if self == .linear { return share * duration }
    var (low, high) = (0.0, duration)
    if case .spring = self {
      let steps = 400
      let first = (1...steps).first { progress(at: duration * Double($0) / 400, of: duration) >= share }
      high = duration * Double(first ?? steps) / 400
      low = max(0, high - duration / 400)
    }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if progress(at: middle, of: duration) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func spring(
    _ time: Double, _ ratio: Double, _ frequency: Double, _ velocity: Double
  ) -> Double {
    guard ratio < 1 else {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time)
    return 1 - exp(-ratio * frequency * time) * swing
  }

  /// The spring that has come to rest (within a thousandth) after `duration`: a hypothesis of ours.
  static func settling(after duration: Double, ratio: Double, velocity: Double) -> TimingCurve {
    let ratio = min(max(ratio, 0.01), 1)
    let rest = ratio < 1 ? log(1000) / ratio : criticalRest
    return .spring(ratio: ratio, frequency: rest / max(duration, 0.001), velocity: velocity)
  }

  /// When a spring of this frequency has come to rest.
  static func settlingTime(ratio: Double, frequency: Double) -> Double {
    (ratio < 1 ? log(1000) / ratio : criticalRest) / frequency
  }

  /// Where `(1 + x)·e⁻ˣ` is a thousandth.
  private static let criticalRest = 9.2334
}
