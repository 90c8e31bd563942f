import Foundation

// Layers that draw what is not drawn here: each keeps what it is told.

/// Repeats its sublayers as they are drawn; none of the copies is in the tree.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false

  nonisolated deinit {}
}

/// Moves its sublayers by its bounds.
open class CAScrollLayer: CALayer {
  nonisolated deinit {}

  open var scrollMode = CAScrollLayerScrollMode.both

  /// Along the axes that the mode names.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }
}

public nonisolated struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
