/// What a stack view made of its arranged subviews: the constraints, and the guides in them.
///
/// Holds nothing that isn't in the tree anyway.
struct StackArrangement {
  var constraints: [NSLayoutConstraint] = []
  var spanner: _UILayoutSpacer?
  var gaps: [_UIOLAGapGuide] = []
}

extension UIStackView {
  /// Brings constraints in line with the arranged subviews.
  ///
  /// What still holds stays as it is, so a change of one view touches its own constraints only.
  /// Size constraints are stored in the arranged view, the others in the stack view: in the
  /// closest common ancestor. Which view of UIKit's holds them is not published.
  final func rearrange() {
    isRearranging = true
    defer { isRearranging = false }
    let recipe = StackRecipe(self)
    fitGuides(to: recipe)
    var old = arrangement.constraints
    var new: [NSLayoutConstraint] = []
    var fresh: [NSLayoutConstraint] = []
    for wanted in recipe.constraints(arrangement) {
      if let index = old.firstIndex(where: { $0.isActive && wanted.describes($0) }) {
        let kept = old.remove(at: index)
        if kept.constant != wanted.constant { kept.constant = wanted.constant }
        new.append(kept)
      } else {
        let made = wanted.made()
        fresh.append(made)
        new.append(made)
      }
    }
    // What goes leaves first, so that old and new never contradict each other.
    NSLayoutConstraint.deactivate(old)
    NSLayoutConstraint.activate(fresh)
    arrangement.constraints = new
    orderHeld(new)
  }

  private func fitGuides(to recipe: StackRecipe) {
    switch (recipe.needsSpanner, arrangement.spanner) {
    case (true, nil):
      let spanner = _UILayoutSpacer()
      addLayoutGuide(spanner)
      arrangement.spanner = spanner
    case (false, let spanner?):
      removeLayoutGuide(spanner)
      arrangement.spanner = nil
    default: break
    }
    while arrangement.gaps.count > recipe.gapCount {
      removeLayoutGuide(arrangement.gaps.removeLast())
    }
    while arrangement.gaps.count < recipe.gapCount {
      let gap = _UIOLAGapGuide()
      addLayoutGuide(gap)
      arrangement.gaps.append(gap)
    }
  }

  /// Ties are settled by the place in `constraints`; that place follows the arrangement, not its
  /// history: the stack view's own come last, in the order of the recipe, but for those that the stack
  /// view around it keeps there.
  private func orderHeld(_ constraints: [NSLayoutConstraint]) {
    var places: [Int: Int] = [:]
    for (place, constraint) in constraints.enumerated() { places[constraint.identity.id] = place }
    let around = Set((parent as? UIStackView)?.arrangement.constraints.map(\.identity.id) ?? [])
    for view in [self as UIView] + arranged {
      let held = view.autoLayout.held
      let ours = held.filter { places[$0.identity.id] != nil }
      guard !ours.isEmpty else { continue }
      let others = held.filter { places[$0.identity.id] == nil }
      let isOuter = { (other: NSLayoutConstraint) in
        view === self && around.contains(other.identity.id)
      }
      let ordered =
        others.filter { !isOuter($0) }
        + ours.sorted { places[$0.identity.id, default: 0] < places[$1.identity.id, default: 0] }
        + others.filter(isOuter)
      if ordered != held {
        view.autoLayout.kept.reorder(as: ordered)
        view.topmost.autoLayout.system?.rankAgain(heldBy: view)
      }
    }
  }
}
