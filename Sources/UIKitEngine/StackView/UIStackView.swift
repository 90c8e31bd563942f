import Foundation

/// Arranges views in a row or column by nothing but constraints.
///
/// Its constraints follow in `updateConstraints()`; each setter asks for that, none lays out. A stack
/// view has no intrinsic size: what hugs and resists are the views in it.
///
/// Evidence.
open class UIStackView: UIView {
  open override class var requiresConstraintBasedLayout: Bool { true }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementChanged(axis != oldValue) }
  }
  open var distribution = Distribution.fill {
    didSet {
      if distribution == .fillProportionally { engine?.sharesInProportion = true }
      arrangementChanged(distribution != oldValue)
    }
  }
  open var alignment = Alignment.fill {
    didSet { arrangementChanged(alignment != oldValue) }
  }
  /// In points; the least distance where the distribution may widen it.
  open var spacing: CGFloat = 0 {
    didSet { arrangementChanged(spacing != oldValue) }
  }
  /// Whether a column's spacing counts from last to first baseline.
  ///
  /// Evidence: A-154.
  open var isBaselineRelativeArrangement = false {
    didSet { arrangementChanged(isBaselineRelativeArrangement != oldValue) }
  }
  /// Whether the views keep to `layoutMargins` instead of the bounds.
  ///
  /// Evidence.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementChanged(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  final var arranged: [UIView] = []
  /// By the identity of the arranged view.
  final var customSpacings: [Int: CGFloat] = [:]
  /// What the last update of constraints came to.
  final var arrangement = StackArrangement()
  final var isRearranging = false
  /// The receiver asks a view how long it is.
  final var isMeasuring = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    arrangementChanged(true)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    arrangementChanged(true)
  }

  nonisolated deinit {}

  /// Views that are subviews, too; the order is their own.
  open var arrangedSubviews: [UIView] { arranged }

  /// The view becomes a subview, if it isn't one, and its mask no longer makes constraints.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  /// A view that is arranged already moves; an index past the end raises.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// The view stays a subview, visible, where it was.
  ///
  /// Evidence: A-111.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  /// The distance to the next visible view; ignored for a view that isn't arranged.
  ///
  /// Evidence.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let old = customSpacing(after: arrangedSubview)
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[arrangedSubview.identity.id] = isDefault ? nil : spacing
    arrangementChanged(spacing != old)
  }

  /// `spacingUseDefault` unless set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[arrangedSubview.identity.id] ?? UIStackView.spacingUseDefault
  }

  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }

  /// Evidence: A-150.
  public nonisolated class var spacingUseDefault: CGFloat {
    CGFloat(Float.greatestFiniteMagnitude)
  }
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// What is kept in the view itself would go with it, and nobody might update the receiver again.
  final override func subviewDetached(_ view: UIView) {
    let kept = view.autoLayout.held.filter { held in
      held.isStackMade && arrangement.constraints.contains { $0 === held }
    }
    NSLayoutConstraint.deactivate(kept)
    forget(view)
  }

  final override func subviewVisibilityChanged(_ view: UIView) {
    arrangementChanged(arranged.contains { $0 === view })
  }

  final override func subviewContentChanged(_ view: UIView) {
    let dependsOnContent = distribution == .fillProportionally || view is any TextItem
    arrangementChanged(dependsOnContent && arranged.contains { $0 === view })
  }
}

extension UIStackView {
  /// Evidence: A-110.
  public nonisolated enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// `top` and `bottom` are other words for `leading` and `trailing`.
  ///
  /// Evidence: A-110.
  public nonisolated enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Nothing is arranged before the next update of constraints.
  final func arrangementChanged(_ really: Bool) {
    if really { setNeedsUpdateConstraints() }
  }

  /// Evidence.
  private func arrange(_ view: UIView, at index: Int) {
    guard let engine else { return }
    guard index >= 0, index <= arranged.count else {
      return engine.raise(
        "NSInternalInconsistencyException",
        "Index \(index) is out of bounds: the stack view has \(arranged.count) arranged subviews.")
    }
    if let old = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: old)
      arranged.insert(view, at: min(index, arranged.count))
      return arrangementChanged(true)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: min(index, arranged.count))
    arrangementChanged(true)
  }

  /// Evidence.
  private func forget(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[view.identity.id] = nil
    arrangementChanged(true)
  }
}
