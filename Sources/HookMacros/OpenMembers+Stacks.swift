extension OpenMembers {
  static let stacks = [
    "UIStackView": OpenMembers(
      above: "UIView",
      """
      var axis: NSLayoutConstraint.Axis { get set }
      var distribution: Distribution { get set }
      var alignment: Alignment { get set }
      var spacing: CGFloat { get set }
      var isBaselineRelativeArrangement: Bool { get set }
      var isLayoutMarginsRelativeArrangement: Bool { get set }
      init(frame: CGRect)
      required init(coder: NSCoder)
      var arrangedSubviews: [UIView] { get }
      func addArrangedSubview(_ view: UIView)
      func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
      func removeArrangedSubview(_ view: UIView)
      func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
      func customSpacing(after arrangedSubview: UIView) -> CGFloat
      """)
  ]
}
