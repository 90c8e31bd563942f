import Foundation

/// An outline, known by its bounding box; curves count with their control points, arcs with their
/// circle.
open nonisolated class UIBezierPath: NSObject {
  public private(set) var bounds = CGRect.null
  public private(set) final var currentPoint = CGPoint.zero
  open var lineWidth: CGFloat = 1
  public final var lineCapStyle = CGLineCap.butt
  public final var lineJoinStyle = CGLineJoin.miter
  public final var miterLimit: CGFloat = 10
  public final var flatness: CGFloat = 0.6
  public final var usesEvenOddFillRule = false

  public override init() { super.init() }
  public init(rect: CGRect) {
    bounds = rect
    super.init()
  }
  public init(ovalIn rect: CGRect) {
    bounds = rect
    super.init()
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    bounds = rect
    super.init()
  }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    bounds = rect
    super.init()
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
    bounds = CGPath.boundingBox
    super.init()
  }

  open override var description: String { plainDescription }

  open var cgPath: CGPath {
    get { CGPath(bounds) }
    set { bounds = newValue.boundingBox }
  }
  public final var isEmpty: Bool { bounds.isNull }
  open func move(to point: CGPoint) { extend(to: point) }
  open func addLine(to point: CGPoint) { extend(to: point) }
  open func close() {}
  open func fill() {}
  open func stroke() {}
  public final func addClip() {}
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public final func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { [controlPoint1, controlPoint2, endPoint].forEach(extend) }
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    [controlPoint, endPoint].forEach(extend)
  }
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    bounds = bounds.union(
      CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    currentPoint = CGPoint(
      x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
  }
  public final func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }
  public final func apply(_ transform: CGAffineTransform) {
    if !bounds.isNull { bounds = bounds.applying(transform) }
  }
  public final func removeAllPoints() { (bounds, currentPoint) = (.null, .zero) }
  public final func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  /// Of the bounding box, which is all that is known.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  private func extend(to point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
    currentPoint = point
  }
}

public nonisolated enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
}
