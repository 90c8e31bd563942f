import Cassowary

extension ConstraintSystem {
  /// The unknowns of an item: its alignment rectangle in its superview's coordinates.
  final class Place {
    weak var item: (any LayoutItem)?
    /// The item's identity.
    let key: Int
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    /// What the superview was last told.
    var rect: CGRect
    /// What the solver last said, unrounded.
    var solved: SIMD4<Double>?
    let isText: Bool
    /// The constraints that speak of it, by identity, but for those that stand for the item itself.
    var users: Set<Int> = []
    /// Those of them whose constants come from the item's margins or baselines.
    var readers: Set<Int> = []
    /// Those that stand for the item: frame and mask, content size, or what holds a guide.
    var own: [NSLayoutConstraint] = []
    /// Takes part even if no other constraint speaks of it.
    var isPinned = false
    var isQueued = false
    /// What the item said of itself when constraints were last made from it.
    var reading: Reading
    /// Constraints speak of its baselines; a button's follow from its size, which is asked for.
    var countsBaselines = false

    init(_ item: any LayoutItem, in solver: inout Solver) {
      self.item = item
      key = item.identity.id
      minX = solver.makeVariable(.free)
      minY = solver.makeVariable(.free)
      width = solver.makeVariable(.nonNegative)
      height = solver.makeVariable(.nonNegative)
      let view = item as? UIView
      isText = item is any TextItem
      rect = view.map { $0.alignmentRect(forFrame: $0.frame) } ?? .zero
      reading = Reading(item, countsBaselines: false)
    }

    var variables: [Variable] { [minX, minY, width, height] }
  }

  /// Numbers of an item that stand in the constants of constraints.
  struct Reading: Equatable {
    var insets = UIEdgeInsets.zero
    var margins = UIEdgeInsets.zero
    var baselines = SIMD2<Double>()

    init(_ item: any LayoutItem, countsBaselines: Bool) {
      guard let view = item as? UIView else { return }
      insets = view.alignmentRectInsets
      margins = view.effectiveMargins
      if countsBaselines, let text = item as? any TextItem {
        baselines = SIMD2(
          Double(text.firstBaselineFromTop), Double(text.lastBaselineFromBottom))
      }
    }
  }

  /// A constraint of UIKit's in the words of the solver.
  final class Member {
    let constraint: NSLayoutConstraint
    var forms: [Constraint] = []
    var ids: [Constraint.ID] = []
    /// Given up to satisfy the others.
    var isBroken = false
    /// What it contradicted when it was given up, and what those said.
    var blockers: [(member: Member, forms: [Constraint])]?
    /// What it speaks of.
    var places: [Place] = []

    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
  }
}
