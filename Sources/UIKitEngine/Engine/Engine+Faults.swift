import Foundation

extension Engine {
  /// Ends the app as an uncaught `NSException` would.
  func raise(_ name: String, _ reason: String) {
    fault(Fault(.exception(name: name), reason))
  }

  /// Whether `geometry` is made of numbers; UIKit's layers refuse others.
  func accepts(_ geometry: ViewGeometry, for view: UIView) -> Bool {
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
    raise("CALayerInvalidGeometry", "CALayer \(shown). Layer: \(view.layer.description)")
    return false
  }
}
