extension OpenMembers {
  static let animations = [
    "CAAnimation": OpenMembers(
      """
      var duration: TimeInterval { get set }
      var beginTime: TimeInterval { get set }
      var repeatCount: Float { get set }
      var autoreverses: Bool { get set }
      var fillMode: CAMediaTimingFillMode { get set }
      var isRemovedOnCompletion: Bool { get set }
      var timingFunction: CAMediaTimingFunction? { get set }
      init()
      """),
    "CAPropertyAnimation": OpenMembers(
      above: "CAAnimation",
      """
      var keyPath: String? { get set }
      """),
    "CABasicAnimation": OpenMembers(
      above: "CAPropertyAnimation",
      """

      """),
    "CASpringAnimation": OpenMembers(
      above: "CABasicAnimation",
      """
      var mass: CGFloat { get set }
      var stiffness: CGFloat { get set }
      var damping: CGFloat { get set }
      var initialVelocity: CGFloat { get set }
      """),
    "CAKeyframeAnimation": OpenMembers(
      above: "CAPropertyAnimation",
      """
      var keyTimes: [Double]? { get set }
      """),
    "CAAnimationGroup": OpenMembers(
      above: "CAAnimation",
      """
      var animations: [CAAnimation]? { get set }
      """),
  ]
}
