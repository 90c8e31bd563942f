import Foundation

/// Makes images of a size; nothing is drawn into them.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public init(bounds: CGRect) {
    size = bounds.size
    super.init()
  }

  nonisolated deinit {}

  public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

/// What the actions of a renderer draw with: calls are taken, and leave no trace.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  public final let cgContext = CGContext()

  nonisolated deinit {}

  public final func fill(_ rect: CGRect) {}
  public final func stroke(_ rect: CGRect) {}
  public final func clip(to rect: CGRect) {}
}

/// Where Core Graphics draws; here nowhere.
public nonisolated final class CGContext: Sendable {
  init() {}

  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func closePath() {}
  public func beginPath() {}
  public func addPath(_ path: CGPath) {}
  public func addEllipse(in rect: CGRect) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func clear(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
  public func fillPath() {}
  public func strokePath() {}
  public func clip() {}
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func fill(_ rects: [CGRect]) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
}

public nonisolated enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
