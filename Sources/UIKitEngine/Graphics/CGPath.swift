import Foundation

/// An outline: asked for its boxes and whether it holds a point, never drawn here.
public nonisolated class CGPath: Hashable, @unchecked Sendable {
  final var outline: Outline

  init(_ outline: Outline) { self.outline = outline }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect) }
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addOval(in: rect) }
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(transform) { $0.addRounded(rect, corners: .allCorners, radii: radii) }
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ shape: (inout Outline) -> Void
  ) {
    var outline = Outline()
    shape(&outline)
    self.init(transform.map { outline.applying($0.pointee) } ?? outline)
  }

  public func copy() -> CGPath? { CGPath(outline) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(transform.map { outline.applying($0.pointee) } ?? outline)
  }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform.map { outline.applying($0.pointee) } ?? outline)
  }

  /// Around all points, those that bend curves among them.
  public var boundingBox: CGRect { outline.boundingBox }
  /// Around the path itself.
  public var boundingBoxOfPath: CGRect { outline.tightBox }
  public var currentPoint: CGPoint { outline.currentPoint }
  public var isEmpty: Bool { outline.isEmpty }

  /// Parts that are open count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform).contains(point, isEvenOdd: rule == .evenOdd)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.outline.elements == right.outline.elements
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(outline.elements) }
}

/// An outline under construction.
public nonisolated final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Outline()) }
  override init(_ outline: Outline) { super.init(outline) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }
  /// Begins at the first of them.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.curve(
      control1.applying(transform), control2.applying(transform), to: end.applying(transform))
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.quad(control.applying(transform), to: end.applying(transform))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addOval(in: rect) }
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.addRounded(rect, corners: .allCorners, radii: radii) }
  }
  /// `clockwise` is meant in Core Graphics' own coordinates, whose y axis points up: as one looks
  /// at the screen it is the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) {
      $0.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
    }
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) {
      $0.addArc(
        center: center, radius: radius, from: startAngle, to: startAngle + delta,
        isGrowing: delta >= 0)
    }
  }
  /// Touches the lines from the current point to the one end and from there to the other.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius) }
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }
  public func closeSubpath() { outline.close() }

  /// A shape that begins anew.
  private func add(_ transform: CGAffineTransform, _ shape: (inout Outline) -> Void) {
    var added = Outline()
    shape(&added)
    outline.append(added.applying(transform))
  }

  /// What goes on from the current point, which is taken back before the shape is transformed.
  private func change(_ transform: CGAffineTransform, _ shape: (inout Outline) -> Void) {
    guard !transform.isIdentity else { return shape(&outline) }
    var whole = outline.applying(transform.inverted())
    shape(&whole)
    outline = whole.applying(transform)
  }
}

public nonisolated enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }

public nonisolated enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

public nonisolated enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}
