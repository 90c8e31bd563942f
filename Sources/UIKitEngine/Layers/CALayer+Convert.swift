import Foundation

/// A layer's `nil` counterpart is the topmost layer above the receiver.
extension CALayer {

  /// The deepest sublayer that contains `p`, a point of the superlayer; hidden ones are passed over.
  final func deepest(at p: CGPoint) -> CALayer? {
    let own = geometry.fromSuperview(p)
    guard !isHidden, opacity > 0, contains(own) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return self
  }

  /// The geometries from the receiver up to the one below the topmost layer.
  private var rootPath: [ViewGeometry] {
    sequence(first: self, next: \.parent).filter { $0.parent != nil }.map(\.geometry)
  }

  final func toRoot(_ point: CGPoint) -> CGPoint { rootPath.toRoot(point) }
  final func fromRoot(_ point: CGPoint) -> CGPoint { rootPath.fromRoot(point) }
}

/// The geometries from a view or layer up to the one below the topmost.
nonisolated extension [ViewGeometry] {
  /// From the first one's own coordinates to the topmost's.
  func toRoot(_ point: CGPoint) -> CGPoint { reduce(point) { $1.toSuperview($0) } }
  /// The other way.
  func fromRoot(_ point: CGPoint) -> CGPoint {
    reversed().reduce(point) { $1.fromSuperview($0) }
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle that holds the moved corners.
  func boundingBox(_ move: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(move)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
