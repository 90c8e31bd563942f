import SwiftScript
import UIKitEngine

extension CGPath: @MainActor BridgedObject {}

extension TypeBinding {
  static let cgPath = TypeBinding.class(CGPath.self, "CGPath", conforms: ["Hashable"]) { type in
    type.initializer("init(rect: CGRect, transform: CGAffineTransform?)") {
      (rect: CGRect, transform: CGAffineTransform?) in
      placed(CGPath(rect: rect, transform: nil), transform)
    }
    type.initializer("init(ellipseIn rect: CGRect, transform: CGAffineTransform?)") {
      (rect: CGRect, transform: CGAffineTransform?) in
      placed(CGPath(ellipseIn: rect, transform: nil), transform)
    }
    type.initializer(
      "init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, "
        + "transform: CGAffineTransform?)"
    ) { (rect: CGRect, width: CGFloat, height: CGFloat, transform: CGAffineTransform?) in
      placed(
        CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil),
        transform)
    }
    type.property("var boundingBox: CGRect", \.boundingBox)
    type.property("var boundingBoxOfPath: CGRect", \.boundingBoxOfPath)
    type.property("var currentPoint: CGPoint", \.currentPoint)
    type.property("var isEmpty: Bool", \.isEmpty)
    type.function("func copy() -> CGPath?") { (me: CGPath) in me.copy() }
    type.function("func mutableCopy() -> CGMutablePath?") { (me: CGPath) in me.mutableCopy() }
    type.method(
      "func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, "
        + "transform: CGAffineTransform = .identity) -> Bool",
      CGPath.contains(_:using:transform:))
  }

  /// Scripts have no pointers: `nil` is the only transform that they can write.
  private static func placed(_ path: CGPath, _ transform: CGAffineTransform?) -> CGPath {
    guard let transform else { return path }
    let copy = CGMutablePath()
    copy.addPath(path, transform: transform)
    return copy
  }

  static let cgMutablePath = TypeBinding.class(
    CGMutablePath.self, "CGMutablePath", inherits: "CGPath"
  ) { type in
    let moved = "transform: CGAffineTransform = .identity"
    type.initializer("init()") { CGMutablePath() }
    type.method("func move(to point: CGPoint, \(moved))", CGMutablePath.move(to:transform:))
    type.method(
      "func addLine(to point: CGPoint, \(moved))", CGMutablePath.addLine(to:transform:))
    type.method(
      "func addLines(between points: [CGPoint], \(moved))",
      CGMutablePath.addLines(between:transform:))
    type.method(
      "func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, \(moved))",
      CGMutablePath.addCurve(to:control1:control2:transform:))
    type.method(
      "func addQuadCurve(to end: CGPoint, control: CGPoint, \(moved))",
      CGMutablePath.addQuadCurve(to:control:transform:))
    type.method("func addRect(_ rect: CGRect, \(moved))", CGMutablePath.addRect(_:transform:))
    type.method("func addRects(_ rects: [CGRect], \(moved))", CGMutablePath.addRects(_:transform:))
    type.method(
      "func addEllipse(in rect: CGRect, \(moved))", CGMutablePath.addEllipse(in:transform:))
    type.method(
      "func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, \(moved))",
      CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:))
    type.method(
      "func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, "
        + "clockwise: Bool, \(moved))",
      CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:))
    type.method(
      "func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, "
        + "delta: CGFloat, \(moved))",
      CGMutablePath.addRelativeArc(center:radius:startAngle:delta:transform:))
    type.method(
      "func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, \(moved))",
      CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:))
    type.method("func addPath(_ path: CGPath, \(moved))", CGMutablePath.addPath(_:transform:))
    type.method("func closeSubpath()", CGMutablePath.closeSubpath)
  }
}
