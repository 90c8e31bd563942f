import Foundation

/// A picture without pixels: its size is all that layout asks for.
public nonisolated final class UIImage: NSObject, Sendable {
  public let size: CGSize
  public let scale: CGFloat
  private let name: String?

  public override init() {
    (size, scale, name) = (.zero, 1, nil)
    super.init()
  }

  /// An image of `size` points; there are no files to read here.
  package init(size: CGSize, name: String? = nil) {
    (self.size, self.name, scale) = (size, name, 3)
    super.init()
  }

  /// Symbols are 20 points high and wide: an approximation.
  public init?(systemName name: String) {
    (size, scale, self.name) = (CGSize(width: 20, height: 20), 3, name)
    super.init()
  }

  /// The app has no asset catalogue; always `nil`.
  public convenience init?(named name: String) { return nil }

  public var cgImage: CGImage? { CGImage(image: self) }
}

/// An image as layers keep it.
public nonisolated final class CGImage: Sendable {
  let image: UIImage
  init(image: UIImage) { self.image = image }
}
