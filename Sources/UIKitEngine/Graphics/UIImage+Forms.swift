import Foundation

/// How an image is turned and coloured is kept; its size alone takes part in layout.
nonisolated extension UIImage {
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }

  public var imageOrientation: Orientation { .up }

  /// The same image: nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
}
