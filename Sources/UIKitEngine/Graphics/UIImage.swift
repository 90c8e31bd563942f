import Foundation

/// A picture without pixels: its size is all that layout asks for.
public nonisolated final class UIImage: Hashable, Sendable {
  public let size: CGSize
  public let scale: CGFloat
  private let name: String?

  public init() {
    (size, scale, name) = (.zero, 1, nil)
  }

  /// An image of `size` points; there are no files to read here.
  package init(size: CGSize, name: String? = nil) {
    (self.size, self.name, scale) = (size, name, 3)
  }

  /// Symbols are 20 points high and wide: an approximation.
  public init?(systemName name: String) {
    (size, scale, self.name) = (CGSize(width: 20, height: 20), 3, name)
  }

  /// The app has no asset catalogue; always `nil`.
  public convenience init?(named name: String) { return nil }

  public var cgImage: CGImage? { CGImage(image: self) }

  public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image as layers keep it.
public nonisolated final class CGImage: Sendable {
  let image: UIImage
  init(image: UIImage) { self.image = image }
}
