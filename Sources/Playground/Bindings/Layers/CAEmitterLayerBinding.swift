import SwiftScript
import UIKitEngine

extension CAEmitterLayerEmitterShape: @MainActor BridgedValue {}
extension CAEmitterLayerEmitterMode: @MainActor BridgedValue {}
extension CAEmitterLayerRenderMode: @MainActor BridgedValue {}
extension CAScrollLayerScrollMode: @MainActor BridgedValue {}

/// Layers that repeat, scroll and emit; what they would draw is kept and not drawn.
extension TypeBinding {
  static let drawingLayers: [TypeBinding] = [
    replicator, scroller, emitter, cell,
    .names(
      CAScrollLayerScrollMode.self, "CAScrollLayerScrollMode",
      [
        ("none", .none), ("vertically", .vertically), ("horizontally", .horizontally),
        ("both", .both),
      ]),
    .names(
      CAEmitterLayerEmitterShape.self, "CAEmitterLayerEmitterShape",
      [
        ("point", .point), ("line", .line), ("rectangle", .rectangle), ("cuboid", .cuboid),
        ("circle", .circle), ("sphere", .sphere),
      ]),
    .names(
      CAEmitterLayerEmitterMode.self, "CAEmitterLayerEmitterMode",
      [
        ("points", .points), ("outline", .outline), ("surface", .surface), ("volume", .volume),
      ]),
    .names(
      CAEmitterLayerRenderMode.self, "CAEmitterLayerRenderMode",
      [
        ("unordered", .unordered), ("oldestFirst", .oldestFirst), ("oldestLast", .oldestLast),
        ("backToFront", .backToFront), ("additive", .additive),
      ]),
  ]

  /// A name that stands for something, with what it is made of.
  private static func names<Host: Bridged & RawRepresentable>(
    _ host: Host.Type, _ name: String, _ constants: [(String, Host)]
  ) -> TypeBinding where Host.RawValue == String {
    .struct(host, name, conforms: ["Hashable", "RawRepresentable"]) { type in
      type.property("let rawValue: String") { $0.rawValue }
      for (name, value) in constants { type.constant(name, value) }
    }
  }

  private static let replicator = TypeBinding.class(
    CAReplicatorLayer.self, "CAReplicatorLayer", inherits: "CALayer"
  ) { type in
    type.initializer("init()") { CAReplicatorLayer() }
    type.property("var instanceCount: Int", \.instanceCount)
    type.property("var instanceDelay: TimeInterval", \.instanceDelay)
    type.property("var instanceTransform: CATransform3D", \.instanceTransform)
    type.property("var instanceColor: CGColor?", \.instanceColor)
    type.property("var instanceRedOffset: Float", \.instanceRedOffset)
    type.property("var instanceGreenOffset: Float", \.instanceGreenOffset)
    type.property("var instanceBlueOffset: Float", \.instanceBlueOffset)
    type.property("var instanceAlphaOffset: Float", \.instanceAlphaOffset)
    type.property("var preservesDepth: Bool", \.preservesDepth)
  }

  private static let scroller = TypeBinding.class(
    CAScrollLayer.self, "CAScrollLayer", inherits: "CALayer"
  ) { type in
    type.initializer("init()") { CAScrollLayer() }
    type.property("var scrollMode: CAScrollLayerScrollMode", \.scrollMode)
    type.method("func scroll(to p: CGPoint)", CAScrollLayer.scroll(to:))
  }

  private static let emitter = TypeBinding.class(
    CAEmitterLayer.self, "CAEmitterLayer", inherits: "CALayer"
  ) { type in
    type.initializer("init()") { CAEmitterLayer() }
    type.property("var emitterCells: [CAEmitterCell]?", \.emitterCells)
    type.property("var emitterPosition: CGPoint", \.emitterPosition)
    type.property("var emitterZPosition: CGFloat", \.emitterZPosition)
    type.property("var emitterSize: CGSize", \.emitterSize)
    type.property("var emitterDepth: CGFloat", \.emitterDepth)
    type.property("var emitterShape: CAEmitterLayerEmitterShape", \.emitterShape)
    type.property("var emitterMode: CAEmitterLayerEmitterMode", \.emitterMode)
    type.property("var renderMode: CAEmitterLayerRenderMode", \.renderMode)
    type.property("var preservesDepth: Bool", \.preservesDepth)
    type.property("var birthRate: Float", \.birthRate)
    type.property("var lifetime: Float", \.lifetime)
    type.property("var velocity: Float", \.velocity)
    type.property("var scale: Float", \.scale)
    type.property("var spin: Float", \.spin)
    type.property("var seed: UInt32", \.seed)
  }

  private static let cell = TypeBinding.class(
    CAEmitterCell.self, "CAEmitterCell", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { CAEmitterCell() }
    type.anyProperty("var contents: Any?", \.contents)
    type.property("var contentsRect: CGRect", \.contentsRect)
    type.property("var contentsScale: CGFloat", \.contentsScale)
    type.property("var name: String?", \.name)
    type.property("var isEnabled: Bool", \.isEnabled)
    type.property("var emitterCells: [CAEmitterCell]?", \.emitterCells)
    type.property("var birthRate: Float", \.birthRate)
    type.property("var lifetime: Float", \.lifetime)
    type.property("var lifetimeRange: Float", \.lifetimeRange)
    type.property("var velocity: CGFloat", \.velocity)
    type.property("var velocityRange: CGFloat", \.velocityRange)
    type.property("var xAcceleration: CGFloat", \.xAcceleration)
    type.property("var yAcceleration: CGFloat", \.yAcceleration)
    type.property("var zAcceleration: CGFloat", \.zAcceleration)
    type.property("var emissionLatitude: CGFloat", \.emissionLatitude)
    type.property("var emissionLongitude: CGFloat", \.emissionLongitude)
    type.property("var emissionRange: CGFloat", \.emissionRange)
    type.property("var scale: CGFloat", \.scale)
    type.property("var scaleRange: CGFloat", \.scaleRange)
    type.property("var scaleSpeed: CGFloat", \.scaleSpeed)
    type.property("var spin: CGFloat", \.spin)
    type.property("var spinRange: CGFloat", \.spinRange)
    type.property("var color: CGColor?", \.color)
    type.property("var redRange: Float", \.redRange)
    type.property("var greenRange: Float", \.greenRange)
    type.property("var blueRange: Float", \.blueRange)
    type.property("var alphaRange: Float", \.alphaRange)
    type.property("var redSpeed: Float", \.redSpeed)
    type.property("var greenSpeed: Float", \.greenSpeed)
    type.property("var blueSpeed: Float", \.blueSpeed)
    type.property("var alphaSpeed: Float", \.alphaSpeed)
  }
}
