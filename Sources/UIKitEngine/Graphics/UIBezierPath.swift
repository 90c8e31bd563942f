import Foundation

/// An outline with the way it is to be drawn; nothing is drawn here.
///
/// Arcs turn clockwise as one looks at the screen.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  private final var outline = Outline()
  open var lineWidth: CGFloat = 1
  public final var lineCapStyle = CGLineCap.butt
  public final var lineJoinStyle = CGLineJoin.miter
  public final var miterLimit: CGFloat = 10
  public final var flatness: CGFloat = 0.6
  public final var usesEvenOddFillRule = false

  public override init() { super.init() }
  public init(rect: CGRect) {
    super.init()
    outline.addRect(rect)
  }
  public init(ovalIn rect: CGRect) {
    super.init()
    outline.addOval(in: rect)
  }
  /// Circular corners: how far UIKit's own reach is unspecified.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    super.init()
    outline.addRounded(
      rect, corners: .allCorners, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    super.init()
    outline.addRounded(rect, corners: corners, radii: cornerRadii)
  }
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public init(cgPath CGPath: CGPath) {
    outline = CGPath.outline
    super.init()
  }

  open override var description: String { plainDescription }

  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }
  /// Around all points, those that bend curves among them.
  ///
  /// Source: developer.apple.com/documentation/uikit/uibezierpath/bounds
  public final var bounds: CGRect { outline.boundingBox }
  public final var currentPoint: CGPoint { outline.currentPoint }
  public final var isEmpty: Bool { outline.isEmpty }
  open func move(to point: CGPoint) { outline.move(to: point) }
  /// Nothing before the first `move(to:)`.
  open func addLine(to point: CGPoint) { outline.line(to: point) }
  open func close() { outline.close() }
  public final func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { outline.curve(controlPoint1, controlPoint2, to: endPoint) }
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quad(controlPoint, to: endPoint)
  }
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
  }
  public final func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }
  public final func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  public final func removeAllPoints() { outline = Outline() }
  public final func reversing() -> UIBezierPath { copy { $0.reversed } }
  /// Parts that are open count as closed.
  public final func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  public final func copy(with zone: NSZone? = nil) -> Any { copy { $0 } }

  private func copy(_ change: (Outline) -> Outline) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: CGPath(change(outline)))
    copy.lineWidth = lineWidth
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  // Nothing is drawn here: these are taken, and have no effect.

  open func fill() {}
  open func stroke() {}
  /// Narrows the drawing that is under way to the path's box, as far as it can be asked for.
  public final func addClip() { CGContext.current?.clip(to: outline.tightBox) }
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

public nonisolated enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}
