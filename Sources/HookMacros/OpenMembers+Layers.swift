extension OpenMembers {
  static let layers = [
    "CALayer": OpenMembers(
      """
      init()
      init(layer: Any)
      required init?(coder: NSCoder)
      var frame: CGRect { get set }
      var bounds: CGRect { get set }
      var position: CGPoint { get set }
      var anchorPoint: CGPoint { get set }
      var zPosition: CGFloat { get set }
      var transform: CATransform3D { get set }
      func affineTransform() -> CGAffineTransform
      func setAffineTransform(_ m: CGAffineTransform)
      func contains(_ p: CGPoint) -> Bool
      var superlayer: CALayer? { get }
      var sublayers: [CALayer]? { get set }
      func addSublayer(_ layer: CALayer)
      func insertSublayer(_ layer: CALayer, at idx: UInt32)
      func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
      func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
      func removeFromSuperlayer()
      func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)
      func preferredFrameSize() -> CGSize
      var sublayerTransform: CATransform3D { get set }
      var speed: Float { get set }
      var timeOffset: TimeInterval { get set }
      var beginTime: TimeInterval { get set }
      func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval
      func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval
      var anchorPointZ: CGFloat { get set }
      var mask: CALayer? { get set }
      var name: String? { get set }
      var opacity: Float { get set }
      var isHidden: Bool { get set }
      var backgroundColor: CGColor? { get set }
      var cornerRadius: CGFloat { get set }
      var maskedCorners: CACornerMask { get set }
      var cornerCurve: CALayerCornerCurve { get set }
      var borderWidth: CGFloat { get set }
      var borderColor: CGColor? { get set }
      var masksToBounds: Bool { get set }
      var shadowColor: CGColor? { get set }
      var shadowOpacity: Float { get set }
      var shadowOffset: CGSize { get set }
      var shadowRadius: CGFloat { get set }
      var shadowPath: CGPath? { get set }
      var contentsGravity: CALayerContentsGravity { get set }
      var contentsScale: CGFloat { get set }
      var rasterizationScale: CGFloat { get set }
      var shouldRasterize: Bool { get set }
      var isOpaque: Bool { get set }
      var allowsEdgeAntialiasing: Bool { get set }
      var needsDisplayOnBoundsChange: Bool { get set }
      func setNeedsLayout()
      func needsLayout() -> Bool
      func layoutIfNeeded()
      func layoutSublayers()
      func setNeedsDisplay()
      func setNeedsDisplay(_ r: CGRect)
      func needsDisplay() -> Bool
      func displayIfNeeded()
      func display()
      func draw(in ctx: CGContext)
      func add(_ anim: CAAnimation, forKey key: String?)
      func removeAnimation(forKey key: String)
      func removeAllAnimations()
      func animationKeys() -> [String]?
      func animation(forKey key: String) -> CAAnimation?
      nonisolated var description: String { get }
      """),
    "CAShapeLayer": OpenMembers(
      above: "CALayer",
      """
      var path: CGPath? { get set }
      var fillColor: CGColor? { get set }
      var strokeColor: CGColor? { get set }
      var lineWidth: CGFloat { get set }
      var strokeStart: CGFloat { get set }
      var strokeEnd: CGFloat { get set }
      """),
    "CAGradientLayer": OpenMembers(
      above: "CALayer",
      """
      var startPoint: CGPoint { get set }
      var endPoint: CGPoint { get set }
      var type: CAGradientLayerType { get set }
      """),
    "CATextLayer": OpenMembers(
      above: "CALayer",
      """
      var fontSize: CGFloat { get set }
      var foregroundColor: CGColor? { get set }
      """),
  ]
}
