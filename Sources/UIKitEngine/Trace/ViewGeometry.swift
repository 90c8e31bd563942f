import Foundation

/// All that says where a view is.
///
/// `frame` follows from the others, as in UIKit, and is meaningless under a rotation.
public nonisolated struct ViewGeometry: Hashable, Sendable {
  /// In the view's own coordinates.
  public var bounds = CGRect.zero
  /// Where the anchor point is, in the superview's coordinates.
  public var center = CGPoint.zero
  /// As a fraction of the bounds; the middle unless set.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var transform = CATransform3D.identity
  public var zPosition: CGFloat = 0

  public init() {}

  /// A geometry without transform that fills `frame`.
  public init(frame: CGRect) { self.frame = frame }

  /// The smallest rectangle of the superview that holds the view.
  public var frame: CGRect {
    get {
      let size = bounds.size
      let origin = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
      let box =
        transform.isIdentity
        ? CGRect(origin: origin, size: size)
        : CGRect(origin: origin, size: size).applying(transform.affine)
      return CGRect(
        x: ViewGeometry.clean(box.minX + center.x), y: ViewGeometry.clean(box.minY + center.y),
        width: box.width, height: box.height)
    }
    set {
      let upright = newValue.standardized
      if transform.isIdentity {
        bounds.size = upright.size
      } else {
        let unit = CGRect(x: 0, y: 0, width: upright.width, height: upright.height)
        let box = unit.applying(transform.affine.inverted())
        bounds.size = box.size
      }
      let anchored = ViewGeometry.anchored(bounds.size, anchorPoint, transform)
      center = CGPoint(x: upright.minX - anchored.minX, y: upright.minY - anchored.minY)
    }
  }

  /// Free of the rounding noise that the way through the center leaves on whole pixels.
  private static func clean(_ position: CGFloat) -> CGFloat {
    let pixels = (position * 3).rounded()
    return abs(position * 3 - pixels) < 1e-9 ? pixels / 3 : position
  }

  private static func anchored(
    _ size: CGSize, _ anchor: CGPoint, _ transform: CATransform3D
  ) -> CGRect {
    let origin = CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height)
    let box = CGRect(origin: origin, size: size)
    return transform.isIdentity ? box : box.applying(transform.affine)
  }

  /// Takes a point of the view's own coordinates to the superview's.
  public func toSuperview(_ point: CGPoint) -> CGPoint {
    let anchored = CGPoint(
      x: point.x - bounds.minX - anchorPoint.x * bounds.width,
      y: point.y - bounds.minY - anchorPoint.y * bounds.height)
    let turned = transform.isIdentity ? anchored : anchored.applying(transform.affine)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// Takes a point of the superview's coordinates to the view's own.
  public func fromSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let turned = transform.isIdentity ? moved : moved.applying(transform.affine.inverted())
    return CGPoint(
      x: turned.x + bounds.minX + anchorPoint.x * bounds.width,
      y: turned.y + bounds.minY + anchorPoint.y * bounds.height)
  }
}
