import Foundation

/// A picture without pixels: its size is all that layout asks for, and what it keeps beside it.
public nonisolated final class UIImage: NSObject, Sendable {
  private let mark = FoundationMark()
  public let size: CGSize
  public let scale: CGFloat
  private let name: String?
  let traits: Traits

  /// What a copy of an image may have otherwise.
  struct Traits: Hashable, Sendable {
    var alignmentRectInsets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var flips = false
    var baseline: CGFloat?
    var isSymbol = false
  }

  public override init() {
    (size, scale, name, traits) = (.zero, 1, nil, Traits())
    super.init()
  }

  /// An image of `size` points; there are no files to read here.
  package init(size: CGSize, name: String? = nil) {
    (self.size, self.name, scale, traits) = (size, name, 3, Traits())
    super.init()
  }

  /// What a drawing of `size` points gives: no pixels, but their number.
  init(size: CGSize, scale: CGFloat) {
    (self.size, name, self.scale, traits) = (size, nil, scale, Traits())
    super.init()
  }

  /// The screen's pixels a point; off the main thread, where the screen cannot be asked, 3.
  static var screenScale: CGFloat {
    isOnMainThread ? MainActor.assumeIsolated { UIScreen.main.scale } : 3
  }

  init(_ other: UIImage, size: CGSize? = nil, _ traits: Traits) {
    (self.size, scale, name, self.traits) = (size ?? other.size, other.scale, other.name, traits)
    super.init()
  }

  /// Symbols are 20 points high and wide: an approximation.
  public convenience init?(systemName name: String) { self.init(symbol: name, points: nil) }

  /// Of a configuration with a size in points, that high and wide: an approximation.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, points: (configuration as? SymbolConfiguration)?.points)
  }

  private init(symbol name: String, points: CGFloat?) {
    let side = points ?? 20
    var traits = Traits()
    traits.isSymbol = true
    (size, scale, self.name, self.traits) = (CGSize(width: side, height: side), 3, name, traits)
    super.init()
  }

  /// The app has no asset catalogue; always `nil`.
  public convenience init?(named name: String) { return nil }
  /// The app has no asset catalogue; always `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { return nil }
  /// There is no decoder here; always `nil`.
  public convenience init?(data: Data) { return nil }
  public convenience init?(data: Data, scale: CGFloat) { return nil }
  public convenience init?(contentsOfFile path: String) { return nil }
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }
  /// Of as many points as its pixels make at `scale`; how it is to be turned is not kept.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }
  private init(_ image: CGImage, scale: CGFloat) {
    size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    (self.scale, name, traits) = (scale, nil, Traits())
    super.init()
  }

  public override var description: String { plainDescription }
  public var cgImage: CGImage? { CGImage(image: self) }

  public class Configuration: NSObject, @unchecked Sendable {}

  /// How large and heavy a symbol is; of this the size in points counts.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let points: CGFloat?
    private init(points: CGFloat?) {
      self.points = points
      super.init()
    }
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(points: pointSize)
    }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(points: pointSize) }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(points: nil) }
    public convenience init(scale: UIImage.SymbolScale) { self.init(points: nil) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: textStyle.pointSize(at: .large))
    }
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
  }

  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

/// An image as layers keep it.
public nonisolated final class CGImage: Sendable {
  let image: UIImage
  init(image: UIImage) { self.image = image }

  /// In pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
}
