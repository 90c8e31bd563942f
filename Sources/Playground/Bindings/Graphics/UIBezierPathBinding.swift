import SwiftScript
import UIKitEngine

extension CGLineCap: @MainActor BridgedValue {}
extension CGLineJoin: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiBezierPath = TypeBinding.class(
    UIBezierPath.self, "UIBezierPath", inherits: "NSObject"
  ) { type in
    type.property("var description: String", \.description)
    type.property("var bounds: CGRect", \.bounds)
    type.property("var lineWidth: CGFloat", \.lineWidth)
    type.initializer("init()") { UIBezierPath() }
    type.initializer("init(rect: CGRect)", UIBezierPath.init(rect:))
    type.initializer("init(ovalIn rect: CGRect)", UIBezierPath.init(ovalIn:))
    type.initializer(
      "init(roundedRect rect: CGRect, cornerRadius: CGFloat)",
      UIBezierPath.init(roundedRect:cornerRadius:))
    type.property("var cgPath: CGPath", \.cgPath)
    type.initializer("init(cgPath CGPath: CGPath)", UIBezierPath.init(cgPath:))
    type.initializer(
      "init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)",
      UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:))
    type.initializer(
      "init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, "
        + "clockwise: Bool)",
      UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:))
    type.property("var isEmpty: Bool", \.isEmpty)
    type.property("var currentPoint: CGPoint", \.currentPoint)
    type.property("var miterLimit: CGFloat", \.miterLimit)
    type.property("var flatness: CGFloat", \.flatness)
    type.property("var usesEvenOddFillRule: Bool", \.usesEvenOddFillRule)
    type.property("var lineCapStyle: CGLineCap", \.lineCapStyle)
    type.property("var lineJoinStyle: CGLineJoin", \.lineJoinStyle)
    type.method(
      "func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: "
        + "CGFloat, clockwise: Bool)",
      UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:))
    type.method(
      "func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)",
      UIBezierPath.addCurve(to:controlPoint1:controlPoint2:))
    type.method(
      "func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)",
      UIBezierPath.addQuadCurve(to:controlPoint:))
    type.method("func append(_ bezierPath: UIBezierPath)", UIBezierPath.append(_:))
    type.method("func apply(_ transform: CGAffineTransform)", UIBezierPath.apply(_:))
    type.method("func removeAllPoints()", UIBezierPath.removeAllPoints)
    type.method("func reversing() -> UIBezierPath", UIBezierPath.reversing)
    type.method("func contains(_ point: CGPoint) -> Bool", UIBezierPath.contains(_:))
    type.method("func addClip()", UIBezierPath.addClip)
    type.method("func move(to point: CGPoint)", UIBezierPath.move(to:))
    type.method("func addLine(to point: CGPoint)", UIBezierPath.addLine(to:))
    type.method("func close()", UIBezierPath.close)
    type.function("func fill()") { (me: UIBezierPath) in me.fill() }
    type.function("func stroke()") { (me: UIBezierPath) in me.stroke() }
    type.function("func fill(with blendMode: CGBlendMode, alpha: CGFloat)") {
      (me: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in me.fill(with: mode, alpha: alpha)
    }
    type.function("func stroke(with blendMode: CGBlendMode, alpha: CGFloat)") {
      (me: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in me.stroke(with: mode, alpha: alpha)
    }
    // Scripts have no pointers; an array stands for one, as compiled code writes it.
    type.function("func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat)") {
      (me: UIBezierPath, pattern: [CGFloat]?, count: Int, phase: CGFloat) in
      me.setLineDash(pattern, count: count, phase: phase)
    }
    type.function("func copy() -> Any") { (me: UIBezierPath) in
      Value(hosted: me.copy(with: nil))
    }
  }

  static let lineStyles: [TypeBinding] = [
    .enum(CGLineCap.self, "CGLineCap", [("butt", .butt), ("round", .round), ("square", .square)]),
    .enum(
      CGLineJoin.self, "CGLineJoin", [("miter", .miter), ("round", .round), ("bevel", .bevel)]),
  ]
}
