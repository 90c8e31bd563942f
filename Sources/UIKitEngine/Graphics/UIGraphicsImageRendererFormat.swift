import Foundation

/// How many pixels a renderer's images have.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  public final var scale = UIScreen.main.scale
  public final var opaque = false

  public override init() { super.init() }

  nonisolated deinit {}

  /// For the main screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

extension UIGraphicsImageRenderer {
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: bounds)
  }

  /// There is no encoder here; the actions run, and the data is empty.
  public final func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}
