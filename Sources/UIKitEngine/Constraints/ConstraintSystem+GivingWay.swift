import Cassowary

/// Which of contradicting constraints hold in the end.
///
/// The firmest hold, and of the others those that can hold with them: that is a matter of what the
/// tree and its constraints are, not of how they came to be so.
extension ConstraintSystem {
  /// How firmly a constraint holds against others; no two of a tree are equal.
  struct Firmness: Comparable {
    var kind: Int
    /// The older, and of what UIKit makes the higher in the tree, is firmer.
    var standing: Int
    var place: Int

    static func < (one: Firmness, other: Firmness) -> Bool {
      (one.kind, one.standing, one.place) < (other.kind, other.standing, other.place)
    }
  }

  func firstToGiveWay(among members: [Member]) -> Member {
    members.min { firmness(of: $0) < firmness(of: $1) } ?? members[0]
  }

  /// A guess that fits the published logs; UIKit's own rule is unspecified.
  ///
  /// A trailing or bottom pin that was made from the view to its superview, else an explicit size,
  /// else what was activated last; what stack views arrange after what the program says, their
  /// distances first; masks, guides, sizes from outside and hiding only among themselves. There a
  /// guide gives way first, at its far edge, so that a view that its margins leave no room is as
  /// small as it was told to be.
  ///
  /// Evidence.
  private func firmness(of member: Member) -> Firmness {
    let constraint = member.constraint
    if constraint is NSAutoresizingMaskLayoutConstraint { return firmness(8, ofOwn: constraint) }
    if constraint.isGuidePlacing {
      return firmness(constraint.isFarOfGuide ? 5 : 6, ofOwn: constraint)
    }
    if let name = constraint.identifier.flatMap(StackConstraintName.init) {
      let kind = name == .hiding ? 7 : name == .spacing ? 3 : 4
      let standing = -(constraint.holder.map(label) ?? 0)
      return Firmness(kind: kind, standing: standing, place: -constraint.order)
    }
    let onlyAgeCounts = root?.engine?.rules.flipped.contains(.lastActivatedIsBroken) ?? false
    let isPin = constraint.pinsFarEdgeToSuperview
    let kind = onlyAgeCounts || isPin ? 0 : constraint.secondItem == nil ? 1 : 2
    return Firmness(kind: kind, standing: -constraint.activation, place: -rank(of: constraint))
  }

  /// Of a constraint that stands for an item.
  private func firmness(_ kind: Int, ofOwn constraint: NSLayoutConstraint) -> Firmness {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? any LayoutItem }
    for item in items {
      guard let place = places[item.identity.id],
        let index = place.own.firstIndex(where: { $0 === constraint })
      else { continue }
      let guide = (item as? UILayoutGuide)?.order ?? 0
      return Firmness(
        kind: kind, standing: -(item.hostView.map(label) ?? 0), place: -(8 * guide + index))
    }
    return Firmness(kind: kind, standing: 0, place: 0)
  }

  /// Gives the broken another chance, the firmest first; less firm ones give way to it.
  ///
  /// What contradicts firmer ones as before stays broken, silently. That a broken constraint comes
  /// back by itself is unspecified.
  func mendBroken() {
    if root?.engine?.rules.flipped.contains(.brokenConstraintsStayBroken) == true { return }
    guard mayMend else { return }
    var candidates = broken.values.sorted { firmness(of: $0) < firmness(of: $1) }
    while let member = candidates.popLast() {
      if isStillBlocked(member) { continue }
      let losers = admitAgain(member)
      candidates = (candidates + losers).sorted { firmness(of: $0) < firmness(of: $1) }
    }
    mayMend = false
  }

  /// Whether what it contradicted is all there, as it was, and firmer.
  private func isStillBlocked(_ member: Member) -> Bool {
    var blockers: [Member] = []
    for (key, forms) in member.blockers {
      guard let blocker = members[key], !blocker.isBroken, blocker.forms == forms else {
        return false
      }
      blockers.append(blocker)
    }
    return !blockers.isEmpty && firstToGiveWay(among: blockers + [member]) === member
  }

  /// Returns what gave way.
  private func admitAgain(_ member: Member) -> [Member] {
    var losers: [Member] = []
    note(member, isBroken: false)
    for form in member.forms {
      while true {
        do {
          let id = try SolverWatch.time { () throws(SolverError) in try solver.add(form) }
          member.ids.append(id)
          owners[id] = member
          break
        } catch .unsatisfiable(let others) {
          let opponents = others.compactMap { owners[$0] }.filter { $0 !== member }
          let loser = firstToGiveWay(among: opponents + [member])
          if loser !== member { report(opponents + [member], loser) }
          giveUp(loser, against: opponents + [member])
          if loser === member { return losers }
          losers.append(loser)
        } catch {
          return losers
        }
      }
    }
    return losers
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
