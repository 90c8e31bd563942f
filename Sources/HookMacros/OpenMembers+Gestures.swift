extension OpenMembers {
  static let gestures = [
    "UIPanGestureRecognizer": OpenMembers(
      above: "UIGestureRecognizer",
      """
      var minimumNumberOfTouches: Int { get set }
      var maximumNumberOfTouches: Int { get set }
      func translation(in view: UIView?) -> CGPoint
      func setTranslation(_ translation: CGPoint, in view: UIView?)
      func velocity(in view: UIView?) -> CGPoint
      """),
    "UIScreenEdgePanGestureRecognizer": OpenMembers(
      above: "UIPanGestureRecognizer",
      """
      var edges: UIRectEdge { get set }
      """),
    "UILongPressGestureRecognizer": OpenMembers(
      above: "UIGestureRecognizer",
      """
      var minimumPressDuration: TimeInterval { get set }
      var allowableMovement: CGFloat { get set }
      var numberOfTapsRequired: Int { get set }
      var numberOfTouchesRequired: Int { get set }
      """),
    "UISwipeGestureRecognizer": OpenMembers(
      above: "UIGestureRecognizer",
      """
      var direction: Direction { get set }
      var numberOfTouchesRequired: Int { get set }
      """),
    "UIPinchGestureRecognizer": OpenMembers(
      above: "UIGestureRecognizer",
      """
      var scale: CGFloat { get set }
      var velocity: CGFloat { get }
      """),
    "UIRotationGestureRecognizer": OpenMembers(
      above: "UIGestureRecognizer",
      """
      var rotation: CGFloat { get set }
      var velocity: CGFloat { get }
      """),
  ]
}
