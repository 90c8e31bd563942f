extension OpenMembers {
  static let layout = [
    "NSLayoutConstraint": OpenMembers(
      """
      var firstAttribute: Attribute { get }
      var secondAttribute: Attribute { get }
      var relation: Relation { get }
      var multiplier: CGFloat { get }
      var identifier: String? { get set }
      var shouldBeArchived: Bool { get set }
      init()
      var constant: CGFloat { get set }
      var priority: UILayoutPriority { get set }
      var isActive: Bool { get set }
      nonisolated var description: String { get }
      nonisolated var debugDescription: String { get }
      """),
    "UILayoutGuide": OpenMembers(
      """
      var owningView: UIView? { get set }
      var identifier: String { get set }
      init()
      required init?(coder: NSCoder)
      var layoutFrame: CGRect { get }
      func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
      var hasAmbiguousLayout: Bool { get }
      nonisolated var description: String { get }
      """),
    "UITrackingLayoutGuide": OpenMembers(
      above: "UILayoutGuide",
      """
      """),
    "UIKeyboardLayoutGuide": OpenMembers(
      above: "UILayoutGuide",
      """
      var followsUndockedKeyboard: Bool { get set }
      var usesBottomSafeArea: Bool { get set }
      var keyboardDismissPadding: CGFloat { get set }
      """),
  ]
}
