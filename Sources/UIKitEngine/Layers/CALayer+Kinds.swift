import Foundation

// Layers that draw what is not drawn here: each keeps what it is told.

/// Repeats its sublayers as they are drawn; none of the copies is in the tree.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false

  nonisolated deinit {}
}

/// Particles; none fly here.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var birthRate: Float = 1
  open var lifetime: Float = 1

  nonisolated deinit {}
}

@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  public final var contents: Any?
  public final var birthRate: Float = 0
  public final var lifetime: Float = 0
  public final var velocity: CGFloat = 0
  public final var velocityRange: CGFloat = 0
  public final var emissionLongitude: CGFloat = 0
  public final var emissionRange: CGFloat = 0
  public final var scale: CGFloat = 1
  public final var spin: CGFloat = 0
  public final var yAcceleration: CGFloat = 0
  public final var color: CGColor?

  public override init() { super.init() }

  nonisolated deinit {}
}

/// Moves its sublayers by its bounds.
open class CAScrollLayer: CALayer {
  nonisolated deinit {}

  open func scroll(to p: CGPoint) { bounds.origin = p }
}
