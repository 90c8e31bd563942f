import SwiftScript
import UIKitEngine

extension CAGradientLayerType: @MainActor BridgedValue {}
extension CAShapeLayerFillRule: @MainActor BridgedValue {}
extension CAShapeLayerLineCap: @MainActor BridgedValue {}
extension CAShapeLayerLineJoin: @MainActor BridgedValue {}
extension CATextLayerAlignmentMode: @MainActor BridgedValue {}
extension CATextLayerTruncationMode: @MainActor BridgedValue {}

extension TypeBinding {
  static let caTransformLayer = TypeBinding.class(
    CATransformLayer.self, "CATransformLayer", inherits: "CALayer"
  ) { type in
    type.initializer("init()") { CATransformLayer() }
  }

  static let caShapeLayer = TypeBinding.class(
    CAShapeLayer.self, "CAShapeLayer", inherits: "CALayer", subclassable: true
  ) { type in
    type.initializer("init()") {
      CAShapeLayer()
    } subclass: {
      ScriptShapeLayer(script: $0)
    }
    type.initializer("init(layer: Any)") { (layer: Value) in
      CAShapeLayer(layer: layer.unerased.object ?? CALayer())
    } subclass: { script, layer in
      ScriptShapeLayer(script: script, layer: layer.unerased.object ?? CALayer())
    }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      CAShapeLayer()
    } subclass: { script, _ in
      ScriptShapeLayer(script: script)
    }
    type.property("var path: CGPath?", \.path)
    type.property("var fillColor: CGColor?", \.fillColor)
    type.property("var strokeColor: CGColor?", \.strokeColor)
    type.property("var lineWidth: CGFloat", \.lineWidth)
    type.property("var strokeStart: CGFloat", \.strokeStart)
    type.property("var strokeEnd: CGFloat", \.strokeEnd)
    type.property("var fillRule: CAShapeLayerFillRule", \.fillRule)
    type.property("var lineCap: CAShapeLayerLineCap", \.lineCap)
    type.property("var lineJoin: CAShapeLayerLineJoin", \.lineJoin)
    type.property("var miterLimit: CGFloat", \.miterLimit)
    type.property("var lineDashPhase: CGFloat", \.lineDashPhase)
    type.property("var lineDashPattern: [NSNumber]?", \.lineDashPattern)
  }

  static let caGradientLayer = TypeBinding.class(
    CAGradientLayer.self, "CAGradientLayer", inherits: "CALayer", subclassable: true
  ) { type in
    type.initializer("init()") {
      CAGradientLayer()
    } subclass: {
      ScriptGradientLayer(script: $0)
    }
    type.initializer("init(layer: Any)") { (layer: Value) in
      CAGradientLayer(layer: layer.unerased.object ?? CALayer())
    } subclass: { script, layer in
      ScriptGradientLayer(script: script, layer: layer.unerased.object ?? CALayer())
    }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      CAGradientLayer()
    } subclass: { script, _ in
      ScriptGradientLayer(script: script)
    }
    type.anyArrayProperty("var colors: [Any]?", \.colors)
    type.property("var locations: [NSNumber]?", \.locations)
    type.property("var startPoint: CGPoint", \.startPoint)
    type.property("var endPoint: CGPoint", \.endPoint)
    type.property("var type: CAGradientLayerType", \.type)
  }

  static let caTextLayer = TypeBinding.class(
    CATextLayer.self, "CATextLayer", inherits: "CALayer", subclassable: true
  ) { type in
    type.initializer("init()") {
      CATextLayer()
    } subclass: {
      ScriptTextLayer(script: $0)
    }
    type.initializer("init(layer: Any)") { (layer: Value) in
      CATextLayer(layer: layer.unerased.object ?? CALayer())
    } subclass: { script, layer in
      ScriptTextLayer(script: script, layer: layer.unerased.object ?? CALayer())
    }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      CATextLayer()
    } subclass: { script, _ in
      ScriptTextLayer(script: script)
    }
    type.anyProperty("var string: Any?", \.string)
    type.property("var fontSize: CGFloat", \.fontSize)
    type.property("var foregroundColor: CGColor?", \.foregroundColor)
    type.property("var isWrapped: Bool", \.isWrapped)
    type.property("var alignmentMode: CATextLayerAlignmentMode", \.alignmentMode)
    type.property("var truncationMode: CATextLayerTruncationMode", \.truncationMode)
    type.anyProperty("var font: Any?", \.font)
  }

  static let caGradientLayerType = TypeBinding.struct(
    CAGradientLayerType.self, "CAGradientLayerType", conforms: ["Hashable"]
  ) { type in
    type.constant("axial", .axial)
    type.constant("radial", .radial)
    type.constant("conic", .conic)
  }

  static let layerStyles: [TypeBinding] = [
    .enum(
      CAShapeLayerFillRule.self, "CAShapeLayerFillRule",
      [("nonZero", .nonZero), ("evenOdd", .evenOdd)]),
    .enum(
      CAShapeLayerLineCap.self, "CAShapeLayerLineCap",
      [("butt", .butt), ("round", .round), ("square", .square)]),
    .enum(
      CAShapeLayerLineJoin.self, "CAShapeLayerLineJoin",
      [("miter", .miter), ("round", .round), ("bevel", .bevel)]),
    .enum(
      CATextLayerAlignmentMode.self, "CATextLayerAlignmentMode",
      [
        ("natural", .natural), ("left", .left), ("right", .right), ("center", .center),
        ("justified", .justified),
      ]),
    .enum(
      CATextLayerTruncationMode.self, "CATextLayerTruncationMode",
      [("none", .none), ("start", .start), ("end", .end), ("middle", .middle)]),
  ]
}
