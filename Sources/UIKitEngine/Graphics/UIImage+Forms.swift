import Foundation

/// How an image is turned, coloured and stretched is kept; its size alone takes part in layout, and
/// where its alignment rectangle lies.
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
  public var renderingMode: RenderingMode { traits.renderingMode }
  public var capInsets: UIEdgeInsets { traits.capInsets }
  public var resizingMode: ResizingMode { traits.resizingMode }
  public var isSymbolImage: Bool { traits.isSymbol }
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flips }
  /// What an image view aligns by in place of its frame.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
  public var hasBaseline: Bool { traits.baseline != nil }
  public var baselineOffsetFromBottom: CGFloat? { traits.baseline }
  /// Frames of an animation; images here have none.
  public var images: [UIImage]? { nil }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baseline = baselineOffset }
  }
  public func imageWithoutBaseline() -> UIImage { copy { $0.baseline = nil } }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy { $0.flips = true } }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same image: nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let side = (configuration as? SymbolConfiguration)?.points, isSymbolImage else {
      return self
    }
    return UIImage(self, size: CGSize(width: side, height: side), traits)
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(self, size: size, traits)
  }

  /// Nothing is drawn here.
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// There is no encoder here; always `nil`.
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  private func copy(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(self, traits)
  }
}
