extension OpenMembers {
  static let animations = [
    "CAAnimation": OpenMembers(
      """
      var duration: TimeInterval { get set }
      var beginTime: TimeInterval { get set }
      var timeOffset: TimeInterval { get set }
      var speed: Float { get set }
      var repeatCount: Float { get set }
      var repeatDuration: TimeInterval { get set }
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
      var isAdditive: Bool { get set }
      var isCumulative: Bool { get set }
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
      var settlingDuration: TimeInterval { get }
      """),
    "CAKeyframeAnimation": OpenMembers(
      above: "CAPropertyAnimation",
      """
      var keyTimes: [NSNumber]? { get set }
      var timingFunctions: [CAMediaTimingFunction]? { get set }
      var calculationMode: CAAnimationCalculationMode { get set }
      var path: CGPath? { get set }
      """),
    "CAAnimationGroup": OpenMembers(
      above: "CAAnimation",
      """
      var animations: [CAAnimation]? { get set }
      """),
  ]
}
