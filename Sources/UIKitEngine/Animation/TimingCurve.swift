import Foundation

/// How far an animation has come after a part of its time.
nonisolated enum TimingCurve: Equatable {
  case linear
  case bezier(Double, Double, Double, Double)
  /// A damped spring: `ratio` 1 does not overshoot, `frequency` is undamped, in radians a second.
  case spring(ratio: Double, frequency: Double, velocity: Double)

  static let easeInOut = TimingCurve.bezier(0.42, 0, 0.58, 1)
  static let easeIn = TimingCurve.bezier(0.42, 0, 1, 1)
  static let easeOut = TimingCurve.bezier(0, 0, 0.58, 1)

  /// The share of the way at `time` seconds of `duration`; a spring may pass 1 on its way.
  func progress(at time: Double, of duration: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    switch self {
    case .linear:
      return time / duration
    case .bezier(let x1, let y1, let x2, let y2):
      return TimingCurve.bezier(time / duration, x1, y1, x2, y2)
    case .spring(let ratio, let frequency, let velocity):
      return TimingCurve.spring(time, ratio, frequency, velocity)
    }
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
