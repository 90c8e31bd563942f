import SwiftScript
import UIKitEngine

extension CACornerMask: @MainActor BridgedValue {}
extension CALayerCornerCurve: @MainActor BridgedValue {}
extension CALayerContentsGravity: @MainActor BridgedValue {}

extension TypeBinding {
  static let caLayer = TypeBinding.class(
    CALayer.self, "CALayer", inherits: "NSObject",
    conforms: ["Hashable", "CustomStringConvertible"], subclassable: true
  ) { type in
    type.initializer("init()") {
      CALayer()
    } subclass: {
      ScriptLayer(script: $0)
    }
    type.initializer("init(layer: Any)") { (layer: Value) in
      CALayer(layer: layer.unerased.object ?? CALayer())
    } subclass: { script, layer in
      ScriptLayer(script: script, layer: layer.unerased.object ?? CALayer())
    }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      CALayer()
    } subclass: { script, _ in
      ScriptLayer(script: script)
    }
    type.property("var frame: CGRect", \.frame)
    type.property("var bounds: CGRect", \.bounds)
    type.property("var position: CGPoint", \.position)
    type.property("var anchorPoint: CGPoint", \.anchorPoint)
    type.property("var zPosition: CGFloat", \.zPosition)
    type.keptLooks()
    type.property("var transform: CATransform3D", \.transform)
    type.method("func affineTransform() -> CGAffineTransform", CALayer.affineTransform)
    type.method("func setAffineTransform(_ m: CGAffineTransform)", CALayer.setAffineTransform(_:))
    type.method("func contains(_ p: CGPoint) -> Bool", CALayer.contains(_:))
    type.method("func hitTest(_ p: CGPoint) -> CALayer?", CALayer.hitTest(_:))
    type.property("var superlayer: CALayer?", \.superlayer)
    type.property("var sublayers: [CALayer]?", \.sublayers)
    type.method("func addSublayer(_ layer: CALayer)", CALayer.addSublayer(_:))
    type.method(
      "func insertSublayer(_ layer: CALayer, at idx: UInt32)", CALayer.insertSublayer(_:at:))
    type.method(
      "func insertSublayer(_ layer: CALayer, below sibling: CALayer?)",
      CALayer.insertSublayer(_:below:))
    type.method(
      "func insertSublayer(_ layer: CALayer, above sibling: CALayer?)",
      CALayer.insertSublayer(_:above:))
    type.method("func removeFromSuperlayer()", CALayer.removeFromSuperlayer)
    type.property("var mask: CALayer?", \.mask)
    type.delegateProperty("var delegate: CALayerDelegate?", \.delegate)
    type.property("var name: String?", \.name)
    type.property("var opacity: Float", \.opacity)
    type.property("var isHidden: Bool", \.isHidden)
    type.property("var backgroundColor: CGColor?", \.backgroundColor)
    type.property("var cornerRadius: CGFloat", \.cornerRadius)
    type.property("var maskedCorners: CACornerMask", \.maskedCorners)
    type.property("var cornerCurve: CALayerCornerCurve", \.cornerCurve)
    type.property("var borderWidth: CGFloat", \.borderWidth)
    type.property("var borderColor: CGColor?", \.borderColor)
    type.property("var masksToBounds: Bool", \.masksToBounds)
    type.property("var shadowColor: CGColor?", \.shadowColor)
    type.property("var shadowOpacity: Float", \.shadowOpacity)
    type.property("var shadowOffset: CGSize", \.shadowOffset)
    type.property("var shadowRadius: CGFloat", \.shadowRadius)
    type.property("var shadowPath: CGPath?", \.shadowPath)
    type.anyProperty("var contents: Any?", \.contents)
    type.property("var contentsGravity: CALayerContentsGravity", \.contentsGravity)
    type.property("var contentsScale: CGFloat", \.contentsScale)
    type.property("var rasterizationScale: CGFloat", \.rasterizationScale)
    type.property("var shouldRasterize: Bool", \.shouldRasterize)
    type.property("var isOpaque: Bool", \.isOpaque)
    type.property("var allowsEdgeAntialiasing: Bool", \.allowsEdgeAntialiasing)
    type.property("var needsDisplayOnBoundsChange: Bool", \.needsDisplayOnBoundsChange)
    type.method("func setNeedsLayout()", CALayer.setNeedsLayout)
    type.method("func needsLayout() -> Bool", CALayer.needsLayout)
    type.method("func layoutIfNeeded()", CALayer.layoutIfNeeded)
    type.method("func layoutSublayers()", CALayer.layoutSublayers)
    type.function("func setNeedsDisplay()") { (me: CALayer) in me.setNeedsDisplay() }
    type.method("func setNeedsDisplay(_ r: CGRect)", CALayer.setNeedsDisplay(_:))
    type.method("func needsDisplay() -> Bool", CALayer.needsDisplay)
    type.method("func displayIfNeeded()", CALayer.displayIfNeeded)
    type.method("func display()", CALayer.display)
    type.method("func render(in ctx: CGContext)", CALayer.render(in:))
    type.method("func draw(in ctx: CGContext)", CALayer.draw(in:))
    type.function("func presentation() -> Self?") { (layer: CALayer) in layer.presentation() }
    type.function("func model() -> Self") { (layer: CALayer) in layer.model() }
    type.method("func add(_ anim: CAAnimation, forKey key: String?)", CALayer.add(_:forKey:))
    type.method("func removeAnimation(forKey key: String)", CALayer.removeAnimation(forKey:))
    type.method("func removeAllAnimations()", CALayer.removeAllAnimations)
    type.method("func animationKeys() -> [String]?", CALayer.animationKeys)
    type.method(
      "func animation(forKey key: String) -> CAAnimation?", CALayer.animation(forKey:))
    type.actionsProperty("var actions: [String: CAAction]?")
    type.function("func action(forKey event: String) -> CAAction?") {
      (layer: CALayer, event: String) in
      Value(object: layer.action(forKey: event).map { $0 as AnyObject })
    }
    type.keyed(get: { $0.value(forKey: $1) }, set: { $0.setValue($1, forKey: $2) })
    type.keyed(
      "forKeyPath keyPath", get: { $0.value(forKeyPath: $1) },
      set: { $0.setValue($1, forKeyPath: $2) })
    type.property("var speed: Float", \.speed)
    type.property("var timeOffset: CFTimeInterval", \.timeOffset)
    type.property("var beginTime: CFTimeInterval", \.beginTime)
    type.method(
      "func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval",
      CALayer.convertTime(_:from:))
    type.method(
      "func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval",
      CALayer.convertTime(_:to:))
    type.property("var sublayerTransform: CATransform3D", \.sublayerTransform)
    type.property("var anchorPointZ: CGFloat", \.anchorPointZ)
    type.method(
      "func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)",
      CALayer.replaceSublayer(_:with:))
    type.method("func preferredFrameSize() -> CGSize", CALayer.preferredFrameSize)
    type.property("var description: String", \.description)
  }

  /// The action that is none.
  static let nsNull = TypeBinding.class(
    NSNull.self, "NSNull", inherits: "NSObject", conforms: ["CAAction"]
  ) { type in
    type.initializer("init()") { NSNull() }
  }

  static let caCornerMask = TypeBinding.optionSet(
    CACornerMask.self, "CACornerMask",
    [
      ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ])

  static let caLayerCornerCurve = TypeBinding.enum(
    CALayerCornerCurve.self, "CALayerCornerCurve",
    [("circular", .circular), ("continuous", .continuous)])

  static let caLayerContentsGravity = TypeBinding.enum(
    CALayerContentsGravity.self, "CALayerContentsGravity",
    [
      ("resize", .resize), ("resizeAspect", .resizeAspect), ("resizeAspectFill", .resizeAspectFill),
      ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ])
}
