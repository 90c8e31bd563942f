import Foundation

/// An outline, known by its bounding box only: nothing is drawn.
public nonisolated class CGPath: Hashable, @unchecked Sendable {
  public fileprivate(set) var boundingBox: CGRect
  public fileprivate(set) var currentPoint = CGPoint.zero

  init(_ boundingBox: CGRect) { self.boundingBox = boundingBox }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform.map { rect.applying($0.pointee) } ?? rect)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect: rect, transform: transform) }

  public func copy() -> CGPath? { CGPath(boundingBox) }
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    if !isEmpty { copy.addRect(boundingBox) }
    return copy
  }
  public var boundingBoxOfPath: CGRect { boundingBox }
  public var isEmpty: Bool { boundingBox.isNull }
  /// Of the bounding box, which is all that is known.
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }

  public static func == (left: CGPath, right: CGPath) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An outline under construction; curves count with their control points.
public nonisolated final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(.null) }

  public func move(to point: CGPoint) { extend(to: point) }
  public func addLine(to point: CGPoint) { extend(to: point) }
  public func addLines(between points: [CGPoint]) { points.forEach(extend) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    [control1, control2, end].forEach(extend)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { [control, end].forEach(extend) }
  public func addRect(_ rect: CGRect) { boundingBox = boundingBox.union(rect) }
  public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
  public func addEllipse(in rect: CGRect) { addRect(rect) }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) { addRect(rect) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addRect(CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
  }
  public func addPath(_ path: CGPath) { addRect(path.boundingBox) }
  public func closeSubpath() {}

  private func extend(to point: CGPoint) {
    boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
    currentPoint = point
  }
}

public nonisolated enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

public nonisolated enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}
