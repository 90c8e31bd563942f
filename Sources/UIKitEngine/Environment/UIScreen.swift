import Foundation

/// The one screen: 390×844 points at 3 pixels a point.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// Turns with the device.
  public var bounds: CGRect { CGRect(origin: .zero, size: Engine.current.screenSize) }
  /// Pixels a point.
  public var scale: CGFloat { Engine.current.screenScale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var nativeScale: CGFloat { scale }

  nonisolated deinit {}

  nonisolated public override var description: String { plainDescription }
}
