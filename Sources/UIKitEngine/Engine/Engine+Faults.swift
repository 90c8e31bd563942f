import Foundation

extension Engine {
  /// Ends the app as an uncaught `NSException` would.
  func raise(_ name: String, _ reason: String) {
    fault(Fault(.exception(name: name), reason))
  }

  /// Whether `time` is a number of seconds.
  ///
  /// What UIKit makes of others is not published, so the app ends with a sentence of ours.
  func accepts(time: Double) -> Bool {
    guard faulted == nil else { return false }
    guard time.isNaN else { return true }
    fault(Fault(.notATime("\(time)")))
    return false
  }

  /// Whether the animation has an end, or repeats for ever because it was asked to.
  func accepts(_ timing: AnimationTiming) -> Bool {
    guard faulted == nil else { return false }
    for time in [timing.duration, timing.delay] where !time.isFinite {
      fault(Fault(.notATime("\(time)")))
      return false
    }
    return true
  }

  /// Whether `geometry` is made of numbers; UIKit's layers refuse others.
  ///
  /// Infinite ones pass: an inset of empty bounds is the null rectangle, whose origin is infinite, and
  /// it stands in many an app's `layoutSubviews()`.
  func accepts(_ geometry: ViewGeometry, for layer: CALayer) -> Bool {
    let numbers = [
      geometry.center.x, geometry.center.y, geometry.bounds.minX, geometry.bounds.minY,
      geometry.bounds.width, geometry.bounds.height,
    ]
    guard numbers.contains(where: \.isNaN) else { return true }
    let frame = geometry.center.x.isNaN || geometry.center.y.isNaN
    let shown =
      frame
      ? "position contains NaN: [\(geometry.center.x.short) \(geometry.center.y.short)]"
      : "bounds contains NaN: [\(geometry.bounds.minX.short) \(geometry.bounds.minY.short); "
        + "\(geometry.bounds.width.short) \(geometry.bounds.height.short)]"
    raise("CALayerInvalidGeometry", "CALayer \(shown). Layer: \(layer.description)")
    return false
  }
}
