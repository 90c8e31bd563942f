import Foundation

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  nonisolated deinit {}
}

public nonisolated struct CAGradientLayerType: Hashable, Sendable {
  let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

/// Holds others and draws nothing itself.
open class CATransformLayer: CALayer {
  nonisolated deinit {}
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?

  nonisolated deinit {}
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?

  nonisolated deinit {}
}

extension CALayer {
  /// A new layer of `type`, or of the nearest class of ours if the program subclassed it.
  ///
  /// Swift cannot make an object from a class alone unless every subclass promises the initializer,
  /// which UIKit's do not.
  static func made(of type: AnyClass) -> CALayer {
    if type is CAGradientLayer.Type { return CAGradientLayer() }
    if type is CAShapeLayer.Type { return CAShapeLayer() }
    if type is CATextLayer.Type { return CATextLayer() }
    return CALayer()
  }
}

extension UIView: CALayerDelegate {
  /// What the pass calls on a view's layer; the view's own part is `layoutSubviews()`.
  public func layoutSublayers(of layer: CALayer) {}
}
