import Foundation

/// Makes images of a size and a scale, running what draws them; their pixels stay empty.
///
/// Source: developer.apple.com/documentation/uikit/uigraphicsimagerenderer
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// A copy: what is changed after the renderer was made has no effect on it.
  public final let format: UIGraphicsImageRendererFormat
  open var allowsImageOutput: Bool { true }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format.copied(bounds: bounds)
    super.init()
  }

  nonisolated deinit {}

  /// Of the format's scale; without pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format, bounds)
    context.cgContext.whileCurrent { actions(context) }
    return context.currentImage
  }

  /// There is no encoder here; the actions run, and the data is empty.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// There is no encoder here; the actions run, and the data is empty.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// What the actions of a renderer draw with.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  public final let cgContext: CGContext
  public final let format: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
    let scale = format.scale > 0 ? format.scale : UIScreen.main.scale
    cgContext = CGContext(
      CGContext.Canvas(size: bounds.size, scale: scale, isImage: true), origin: bounds.origin)
    self.format = format
    super.init()
  }

  nonisolated deinit {}

  /// What the renderer would give now: an image of its size, without pixels.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }

  /// Nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Nothing is drawn here.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
  /// Nothing is drawn here.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
