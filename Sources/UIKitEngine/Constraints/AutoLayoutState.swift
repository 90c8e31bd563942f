/// What a view keeps for Auto Layout.
struct AutoLayoutState {
  var translatesMask = true
  var kept = HeldConstraints()
  var count = ConstraintCount()
  var guides: [UILayoutGuide] = []
  /// Counts the guides that came.
  var nextGuide = 0
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// What `intrinsicContentSize` said last; `nil` until it was asked.
  var contentSize: CGSize?
  /// What it would be, its text broken at the width of the first solution.
  var wrappedSize: CGSize?
  /// Stand for `contentSize`; made when first needed.
  var content: [NSContentSizeLayoutConstraint] = []
  /// Stand for frame and mask while a mask-based view takes part; made when first needed.
  var masks: [NSAutoresizingMaskLayoutConstraint] = []
  /// The layout pass in which the receiver last placed its subviews.
  var appliedPass = -1
  /// Where the view stands in the order that settles ties, if its tree has a system.
  var label = 0
  /// Of a topmost view: what its whole tree's constraints come to.
  var system: ConstraintSystem?

  /// Explicit constraints, in the order of their activation.
  var held: [NSLayoutConstraint] { kept.all }
}
