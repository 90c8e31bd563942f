import Cassowary

/// How the system follows the tree.
extension ConstraintSystem {
  /// Reads again what was noted since the last time, and nothing else.
  ///
  /// What comes out is what a fresh system would make of the tree.
  func synchronize() {
    guard let root, root.engine != nil else { return }
    if isFresh {
      isFresh = false
      isDelivered = false
      labelAll()
      for place in places.values { rank(place) }
      arrive(root)
    }
    guard isStale else { return }
    // Forms first: they make the places that then need constraints of their own.
    var explicit = prepareExplicit(notedViews())
    let implicit = prepareImplicit(&explicit)
    dropIdle()
    update(implicit + explicit)
  }

  /// A view that came into the tree, with all below it.
  func arrive(_ view: UIView) {
    view.forEachView { view in
      note(view)
      for constraint in view.autoLayout.held where !leftOut.contains(constraint.identity.id) {
        pending[constraint.identity.id] = constraint
      }
    }
  }

  /// A view that leaves the tree, with all below it; what crosses the cut is gone already.
  func depart(_ view: UIView) {
    view.forEachView { view in
      noted[view.identity.id] = nil
      for constraint in view.autoLayout.held { leave(constraint) }
      for item in [view as any LayoutItem] + view.autoLayout.guides {
        guard let place = places[item.identity.id] else { continue }
        place.isPinned = false
        idle.append(place)
        for constraint in place.own { leave(constraint) }
        place.own = []
      }
    }
    dropIdle()
  }

  func note(_ view: UIView) { noted[view.identity.id] = WeakView(view: view) }

  /// In the order that settles ties.
  private func notedViews() -> [UIView] {
    let views = noted.values.compactMap(\.view)
    noted = [:]
    return views.ranked { (-label(of: $0), 0) }
  }

  /// What views say by constraints of the program's and by their content.
  private func prepareExplicit(_ views: [UIView]) -> [Prepared] {
    var again: Set<Int> = []
    for view in views {
      let takesPart = !view.autoLayout.translatesMask || isMeasured(view)
      let place = takesPart ? self.place(of: view) : places[view.identity.id]
      if let place {
        if place.isPinned, !takesPart, place.users.isEmpty { idle.append(place) }
        if takesPart, !place.isPinned, !isAside { view.isUnplaced() }
        place.isPinned = takesPart
        refresh(place)
        noteText(of: place)
        again.formUnion(rereading(place))
      }
      for guide in view.autoLayout.guides {
        if let place = places[guide.identity.id] { refresh(place) }
      }
    }
    for key in again {
      guard let constraint = members[key]?.constraint else { continue }
      if constraint.standsForItem {
        let item = constraint.secondItem as? UIView ?? constraint.firstItem as? UIView
        if let place = item.flatMap({ places[$0.identity.id] }) { refresh(place) }
      } else {
        pending[key] = constraint
      }
    }
    let due = pending.values.ranked { (rank(of: $0), $0.identity.id) }
    return due.map { prepare($0) }
  }

  private func isMeasured(_ view: UIView) -> Bool { isThrowAway && view === root }

  /// The constraints whose constants the item changed, by identity.
  private func rereading(_ place: Place) -> Set<Int> {
    guard let item = place.item else { return [] }
    let now = Reading(item, countsBaselines: place.countsBaselines)
    if now == place.reading { return [] }
    let isAnotherRectangle = now.insets != place.reading.insets
    place.reading = now
    if isAnotherRectangle, !isAside { (item as? UIView)?.isUnplaced() }
    return isAnotherRectangle ? place.users : place.readers
  }

  /// What masks, contents and UIKit's own guides say about the places that are new or noted.
  private func prepareImplicit(_ explicit: inout [Prepared]) -> [Prepared] {
    var prepared: [Prepared] = []
    var index = 0
    while let place = nextToRefresh(&index) {
      guard let item = place.item, places[place.key] === place else { continue }
      let constraints = constraintsStanding(for: item)
      for old in place.own where !constraints.contains(where: { $0 === old }) { leave(old) }
      place.own = constraints
      for constraint in constraints {
        let entry = prepare(constraint, for: place)
        if constraint is NSContentSizeLayoutConstraint {
          explicit.append(entry)
        } else {
          prepared.append(entry)
        }
      }
    }
    return prepared
  }

  private func constraintsStanding(for item: any LayoutItem) -> [NSLayoutConstraint] {
    guard let view = item as? UIView else {
      return (item as? UILayoutGuide)?.placingConstraints() ?? []
    }
    if !view.autoLayout.translatesMask || isMeasured(view) { return view.contentSizeConstraints() }
    let masks = view.autoresizingConstraints()
    return view === root ? masks.filter { $0.firstAttribute.unit == .size } : masks
  }

  private func dropIdle() {
    while let place = idle.popLast() {
      guard !place.isPinned, place.users.isEmpty, places[place.key] === place else { continue }
      for constraint in place.own { leave(constraint) }
      place.own = []
      for variable in place.variables {
        SolverWatch.time { solver.remove(variable) }
        placeOfVariable[variable] = nil
      }
      places[place.key] = nil
      texts[place.key] = nil
      (place.item as? UIView)?.autoLayout.masks = []
    }
  }
}

extension NSLayoutConstraint {
  /// A mask's, a content size's or a guide's, which go with their item.
  fileprivate var standsForItem: Bool {
    self is NSAutoresizingMaskLayoutConstraint || self is NSContentSizeLayoutConstraint
      || isGuidePlacing
  }
}
