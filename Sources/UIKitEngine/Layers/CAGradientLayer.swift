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
  /// A new layer of `type`, which may be the program's own class.
  static func made(of type: AnyClass) -> CALayer {
    (type as? CALayer.Type)?._made() as? CALayer ?? CALayer()
  }
}

extension UIView: CALayerDelegate {}
