import Cassowary

/// Who gives way to whom: a matter of what the tree and its constraints are, not of how they came to
/// be so.
extension ConstraintSystem {
  /// How firmly a required constraint holds against others; no two of a tree are equal.
  struct Firmness: Comparable {
    var kind: Int
    /// What the program activated is firmer than what a stack view makes of its arrangement, which
    /// comes with the layout.
    var isProgram = false
    /// The older is firmer, and of what stands for a view the higher in the tree.
    var age: Int
    var place: Int

    static func < (one: Firmness, other: Firmness) -> Bool {
      (one.kind, one.isProgram ? 1 : 0, one.age, one.place)
        < (other.kind, other.isProgram ? 1 : 0, other.age, other.place)
    }
  }

  func firstToGiveWay(among members: [Member]) -> Member {
    members.min { firmness(of: $0) < firmness(of: $1) } ?? members[0]
  }

  /// A guess that fits the published logs; UIKit's own rule is unspecified.
  ///
  /// A trailing or bottom pin that was made from the view to its superview, else an explicit size,
  /// else what was activated last, a stack view's own after the program's; masks, guides, sizes from
  /// outside and hiding only among themselves. There a guide gives way first, at its far edge, so
  /// that a view that its margins leave no room is as small as it was told to be.
  ///
  /// Evidence.
  func firmness(of member: Member) -> Firmness {
    let constraint = member.constraint
    // What stands for an item is never activated.
    if constraint.activation == 0 {
      if constraint is NSAutoresizingMaskLayoutConstraint { return firmness(6, ofOwn: constraint) }
      if constraint.isGuidePlacing {
        return firmness(constraint.isFarOfGuide ? 3 : 4, ofOwn: constraint)
      }
    }
    if constraint.identifier == StackConstraintName.hiding.rawValue {
      return Firmness(kind: 5, age: 0, place: -rank(of: constraint))
    }
    let onlyAgeCounts = root?.engine?.rules.flipped.contains(.lastActivatedIsBroken) ?? false
    let isPin = constraint.pinsFarEdgeToSuperview
    let kind = onlyAgeCounts || isPin ? 0 : constraint.secondItem == nil ? 1 : 2
    if constraint.isStackMade {
      return Firmness(kind: kind, age: 0, place: -rank(of: constraint))
    }
    // Two of one age stand for contents.
    let place = constraint.activation == 0 ? -rank(of: constraint) : -constraint.order
    return Firmness(kind: kind, isProgram: true, age: -constraint.activation, place: place)
  }

  /// Of a constraint that stands for an item.
  private func firmness(_ kind: Int, ofOwn constraint: NSLayoutConstraint) -> Firmness {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? any LayoutItem }
    for item in items {
      guard let own = places[item.identity.id]?.own,
        let index = own.firstIndex(where: { $0 === constraint })
      else { continue }
      let guide = (item as? UILayoutGuide)?.order ?? 0
      let age = -(item.hostView.map(label) ?? 0)
      return Firmness(kind: kind, age: age, place: -(8 * guide + index))
    }
    return Firmness(kind: kind, age: 0, place: 0)
  }
}

extension NSLayoutConstraint {
  /// `view.bottom == superview.bottom - 8`, rather than the other way round.
  fileprivate var pinsFarEdgeToSuperview: Bool {
    guard firstAttribute.isFarEdge, secondAttribute.isFarEdge,
      let inner = (firstItem as? any LayoutItem)?.hostView,
      let outer = (secondItem as? any LayoutItem)?.hostView
    else { return false }
    return inner.isSelfOrBelow(outer)
  }

  fileprivate var isFarOfGuide: Bool { firstAttribute.isFarEdge && secondAttribute.isFarEdge }

  var isGuidePlacing: Bool {
    [firstItem, secondItem].contains { item in
      (item as? UILayoutGuide)?.placing.contains { $0 === self } ?? false
    }
  }
}
