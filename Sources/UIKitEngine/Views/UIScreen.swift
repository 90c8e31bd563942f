import Foundation

/// The one screen: 390×844 points at 3 pixels a point.
@preconcurrency @MainActor public final class UIScreen {
  public static let main = UIScreen()

  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public let scale: CGFloat = 3
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  public var nativeScale: CGFloat { scale }

  nonisolated deinit {}
}
