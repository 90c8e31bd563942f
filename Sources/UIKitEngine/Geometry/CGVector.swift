import Foundation

/// A direction with a length; Foundation has none on Linux.
public nonisolated struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public static let zero = CGVector()
}
