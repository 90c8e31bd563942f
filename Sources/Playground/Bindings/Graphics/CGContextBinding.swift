import SwiftScript
import UIKitEngine

extension CGContext: @MainActor BridgedObject {}
extension CGBlendMode: @MainActor BridgedValue {}
extension CGPathDrawingMode: @MainActor BridgedValue {}
extension CGPathFillRule: @MainActor BridgedValue {}
extension CGInterpolationQuality: @MainActor BridgedValue {}

extension TypeBinding {
  /// What drawings go to: their state and path; no pixels are made.
  static let drawing: [TypeBinding] = [
    context,
    .enum(
      CGPathFillRule.self, "CGPathFillRule", [("winding", .winding), ("evenOdd", .evenOdd)]),
    .enum(
      CGPathDrawingMode.self, "CGPathDrawingMode",
      [
        ("fill", .fill), ("eoFill", .eoFill), ("stroke", .stroke), ("fillStroke", .fillStroke),
        ("eoFillStroke", .eoFillStroke),
      ]),
    .enum(
      CGInterpolationQuality.self, "CGInterpolationQuality",
      [
        ("`default`", .default), ("none", .none), ("low", .low), ("medium", .medium),
        ("high", .high),
      ]),
    .enum(CGBlendMode.self, "CGBlendMode", blendModes),
  ]

  private static let blendModes: [(String, CGBlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]

  private static let context = TypeBinding.class(CGContext.self, "CGContext") { type in
    type.property("let width: Int", \.width)
    type.property("let height: Int", \.height)
    type.state()
    type.path()
    type.painting()
    type.looks()
    type.gradients()
  }
}

extension MemberTable where Host == CGContext {
  fileprivate func state() {
    property("var ctm: CGAffineTransform", \.ctm)
    property(
      "var userSpaceToDeviceSpaceTransform: CGAffineTransform", \.userSpaceToDeviceSpaceTransform)
    property("var interpolationQuality: CGInterpolationQuality", \.interpolationQuality)
    property("var boundingBoxOfClipPath: CGRect", \.boundingBoxOfClipPath)
    method("func saveGState()", CGContext.saveGState)
    method("func restoreGState()", CGContext.restoreGState)
    method("func concatenate(_ transform: CGAffineTransform)", CGContext.concatenate(_:))
    method("func translateBy(x tx: CGFloat, y ty: CGFloat)", CGContext.translateBy(x:y:))
    method("func scaleBy(x sx: CGFloat, y sy: CGFloat)", CGContext.scaleBy(x:y:))
    method("func rotate(by angle: CGFloat)", CGContext.rotate(by:))
    function("func convertToDeviceSpace(_ point: CGPoint) -> CGPoint") {
      (me: CGContext, point: CGPoint) in me.convertToDeviceSpace(point)
    }
    function("func convertToUserSpace(_ point: CGPoint) -> CGPoint") {
      (me: CGContext, point: CGPoint) in me.convertToUserSpace(point)
    }
    function("func convertToDeviceSpace(_ rect: CGRect) -> CGRect") {
      (me: CGContext, rect: CGRect) in me.convertToDeviceSpace(rect)
    }
    function("func convertToUserSpace(_ rect: CGRect) -> CGRect") {
      (me: CGContext, rect: CGRect) in me.convertToUserSpace(rect)
    }
    function("func clip(to rect: CGRect)") { (me: CGContext, rect: CGRect) in me.clip(to: rect) }
    function("func clip(to rects: [CGRect])") { (me: CGContext, rects: [CGRect]) in
      me.clip(to: rects)
    }
    function("func clip(using rule: CGPathFillRule = .winding)") {
      (me: CGContext, rule: CGPathFillRule) in me.clip(using: rule)
    }
    method("func makeImage() -> CGImage?", CGContext.makeImage)
  }

  fileprivate func path() {
    property("var path: CGPath?", \.path)
    property("var isPathEmpty: Bool", \.isPathEmpty)
    property("var currentPointOfPath: CGPoint", \.currentPointOfPath)
    property("var boundingBoxOfPath: CGRect", \.boundingBoxOfPath)
    method(
      "func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool",
      CGContext.pathContains(_:mode:))
    method("func beginPath()", CGContext.beginPath)
    method("func closePath()", CGContext.closePath)
    method("func move(to point: CGPoint)", CGContext.move(to:))
    method("func addLine(to point: CGPoint)", CGContext.addLine(to:))
    method("func addLines(between points: [CGPoint])", CGContext.addLines(between:))
    method("func addRect(_ rect: CGRect)", CGContext.addRect(_:))
    method("func addRects(_ rects: [CGRect])", CGContext.addRects(_:))
    method("func addEllipse(in rect: CGRect)", CGContext.addEllipse(in:))
    method("func addPath(_ path: CGPath)", CGContext.addPath(_:))
    method(
      "func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)",
      CGContext.addCurve(to:control1:control2:))
    method(
      "func addQuadCurve(to end: CGPoint, control: CGPoint)", CGContext.addQuadCurve(to:control:))
    method(
      "func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, "
        + "clockwise: Bool)",
      CGContext.addArc(center:radius:startAngle:endAngle:clockwise:))
    method(
      "func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)",
      CGContext.addArc(tangent1End:tangent2End:radius:))
  }

  /// The path is used up; nothing is drawn.
  fileprivate func painting() {
    method("func fillPath(using rule: CGPathFillRule = .winding)", CGContext.fillPath(using:))
    method("func strokePath()", CGContext.strokePath)
    method("func drawPath(using mode: CGPathDrawingMode)", CGContext.drawPath(using:))
    function("func fill(_ rect: CGRect)") { (me: CGContext, rect: CGRect) in me.fill(rect) }
    function("func fill(_ rects: [CGRect])") { (me: CGContext, rects: [CGRect]) in me.fill(rects) }
    function("func stroke(_ rect: CGRect)") { (me: CGContext, rect: CGRect) in me.stroke(rect) }
    method(
      "func stroke(_ rect: CGRect, width: CGFloat)", CGContext.stroke(_:width:))
    method("func fillEllipse(in rect: CGRect)", CGContext.fillEllipse(in:))
    method("func strokeEllipse(in rect: CGRect)", CGContext.strokeEllipse(in:))
    method(
      "func strokeLineSegments(between points: [CGPoint])",
      CGContext.strokeLineSegments(between:))
    method("func clear(_ rect: CGRect)", CGContext.clear(_:))
    method(
      "func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false)",
      CGContext.draw(_:in:byTiling:))
  }

  /// How to draw: without effect here.
  fileprivate func looks() {
    function("func setFillColor(_ color: CGColor)") { (me: CGContext, color: CGColor) in
      me.setFillColor(color)
    }
    function("func setStrokeColor(_ color: CGColor)") { (me: CGContext, color: CGColor) in
      me.setStrokeColor(color)
    }
    method(
      "func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
      CGContext.setFillColor(red:green:blue:alpha:))
    method(
      "func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
      CGContext.setStrokeColor(red:green:blue:alpha:))
    method(
      "func setFillColor(gray: CGFloat, alpha: CGFloat)", CGContext.setFillColor(gray:alpha:))
    method(
      "func setStrokeColor(gray: CGFloat, alpha: CGFloat)", CGContext.setStrokeColor(gray:alpha:))
    method("func setLineWidth(_ width: CGFloat)", CGContext.setLineWidth(_:))
    method("func setLineCap(_ cap: CGLineCap)", CGContext.setLineCap(_:))
    method("func setLineJoin(_ join: CGLineJoin)", CGContext.setLineJoin(_:))
    method(
      "func setLineDash(phase: CGFloat, lengths: [CGFloat])",
      CGContext.setLineDash(phase:lengths:))
    method("func setMiterLimit(_ limit: CGFloat)", CGContext.setMiterLimit(_:))
    method("func setFlatness(_ flatness: CGFloat)", CGContext.setFlatness(_:))
    method("func setAlpha(_ alpha: CGFloat)", CGContext.setAlpha(_:))
    method("func setBlendMode(_ mode: CGBlendMode)", CGContext.setBlendMode(_:))
    method(
      "func setShadow(offset: CGSize, blur: CGFloat)", CGContext.setShadow(offset:blur:))
    method(
      "func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)",
      CGContext.setShadow(offset:blur:color:))
    method(
      "func setAllowsAntialiasing(_ allowsAntialiasing: Bool)",
      CGContext.setAllowsAntialiasing(_:))
    method(
      "func setShouldAntialias(_ shouldAntialias: Bool)", CGContext.setShouldAntialias(_:))
  }
}
