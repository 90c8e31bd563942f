import Cassowary

/// How the system follows the tree.
extension ConstraintSystem {
  /// Delivers the solution: marks the superview of every item whose place changed.
  ///
  /// Evidence: V-011, V-044.
  func flush() {
    if isStale { synchronize() }
    guard !isDelivered, root?.engine != nil else { return }
    mendBroken()
    wrapText()
    deliver()
  }

  /// Tells the superviews of what the solver says now.
  func deliver() {
    isDelivered = true
    for place in used {
      let solved = SIMD4(
        solver.value(of: place.minX), solver.value(of: place.minY),
        solver.value(of: place.width), solver.value(of: place.height))
      if solved == place.solved { continue }
      place.solved = solved
      guard let item = place.item else { continue }
      let rect = solvedRect(of: place)
      if rect == place.rect { continue }
      place.rect = rect
      let isView = item is UIView
      let container = isView ? item.hostView?.parent ?? item.hostView : item.hostView
      container?.constrainedSubviewMoved()
    }
  }

  /// Brings members, places and ranks in line with the tree.
  func synchronize() {
    guard let root, root.engine != nil else { return }
    isStale = false
    isDelivered = false
    round += 1
    (used, texts) = ([], [])
    var explicit: [Member] = []
    collect(root, into: &explicit)
    // Forms first: they make the places that then need constraints of their own.
    let sign = root.engine?.rules.flipped.contains(.lastConstraintWinsTies) == true ? -1 : 1
    let forms = explicit.enumerated().map { self.forms(of: $1.constraint, rank: sign * 2 * $0) }
    let implicit = implicitMembers()
    dropUnused()
    rankPlaces()

    for (index, member) in implicit.enumerated() {
      update(member, to: self.forms(of: member.constraint, rank: 2 * (explicit.count + index)))
    }
    for (member, forms) in zip(explicit, forms) { update(member, to: forms.ranked()) }
  }

  private func member(for constraint: NSLayoutConstraint) -> Member {
    let key = constraint.identity.id
    let member = members[key] ?? Member(constraint)
    members[key] = member
    member.round = round
    return member
  }

  /// The order that settles ties: from the bottom of the tree up, the last subview first; in one
  /// view as in `constraints`, then its content size.
  ///
  /// A hypothesis of ours that explains.
  private func collect(_ view: UIView, into list: inout [Member]) {
    for child in view.children.reversed() { collect(child, into: &list) }
    for constraint in view.autoLayout.held { list.append(member(for: constraint)) }
    let isMeasured = isThrowAway && view === root
    guard !view.autoLayout.translatesMask || isMeasured else { return }
    _ = place(of: view)
    for constraint in view.contentSizeConstraints() { list.append(member(for: constraint)) }
  }

  /// What masks and UIKit's own guides say about the places in use.
  private func implicitMembers() -> [Member] {
    var members: [Member] = []
    var index = 0
    while index < used.count {
      let item = used[index].item
      index += 1
      var constraints: [NSLayoutConstraint] = []
      if let view = item as? UIView {
        guard view.autoLayout.translatesMask, !(isThrowAway && view === root) else { continue }
        constraints = view.autoresizingConstraints()
        if view === root {
          constraints.removeAll { $0.firstAttribute.unit != .size }
        }
      } else if let guide = item as? UILayoutGuide {
        constraints = guide.placingConstraints()
      }
      for constraint in constraints {
        _ = forms(of: constraint)
        members.append(member(for: constraint))
      }
    }
    return members
  }

  private func dropUnused() {
    for (key, member) in members where member.round != round {
      withdraw(member)
      members[key] = nil
    }
    for (key, place) in places where place.round != round {
      for variable in place.variables { solver.remove(variable) }
      places[key] = nil
      let view = place.item as? UIView
      view?.autoLayout.masks = []
    }
  }

  /// Origins from the top of the tree down, sizes from the bottom up, the last subview first.
  private func rankPlaces() {
    guard let root else { return }
    var rank = 0
    func down(_ view: UIView) {
      for item in [view as any LayoutItem] + view.autoLayout.guides {
        guard let place = places[item.identity.id] else { continue }
        solver.setRank(rank, of: place.minX)
        solver.setRank(rank + 1, of: place.minY)
        rank += 2
      }
      for child in view.children { down(child) }
    }
    func up(_ view: UIView) {
      for child in view.children.reversed() { up(child) }
      for item in [view as any LayoutItem] + view.autoLayout.guides {
        guard let place = places[item.identity.id] else { continue }
        solver.setRank(rank, of: place.width)
        solver.setRank(rank + 1, of: place.height)
        rank += 2
      }
    }
    down(root)
    up(root)
  }

  /// Free of the solver's rounding noise.
  func solvedRect(of place: Place) -> CGRect {
    func clean(_ variable: Variable) -> CGFloat {
      let value = (solver.value(of: variable) * 1e6).rounded() / 1e6
      return value == 0 ? 0 : value
    }
    return CGRect(
      x: clean(place.minX), y: clean(place.minY), width: clean(place.width),
      height: clean(place.height))
  }
}

extension [Constraint] {
  /// A content size's second form ranks behind its first.
  func ranked() -> [Constraint] {
    enumerated().map { index, form in
      var form = form
      form.rank += index
      return form
    }
  }
}
