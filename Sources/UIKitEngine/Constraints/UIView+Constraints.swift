extension UIView {
  /// What `constraints` shows: what holds the bars' old guides, then the view's own.
  ///
  /// SnapKit's tests count six in a controller's view after two to its top and bottom guide.
  final var shownConstraints: [NSLayoutConstraint] {
    autoLayout.guides.filter { $0 is _UILayoutGuide }.flatMap { $0.placingConstraints() }
      + ownConstraints
  }

  /// The explicit ones, then those that stand for masks and sizes.
  ///
  /// Evidence: A-050, V-051.
  final var ownConstraints: [NSLayoutConstraint] {
    let masks = children.flatMap(\.autoLayout.masks)
    return autoLayout.held + masks + autoLayout.content
  }

  /// Evidence.
  final func install(_ constraint: NSLayoutConstraint) {
    guard let engine, constraint.holder !== self else { return }
    if let other = constraint.holder { other.uninstall(constraint) }
    constraint.holder = self
    constraint.activation = engine.events.count
    if autoLayout.kept.append(constraint) { topmost.autoLayout.system?.rankAgain(self) }
    countConstraints(held: 1)
    lengthMayHaveChanged()
    engine.constraintMarks += 1
    engine.record(.constraintActivated(constraint.identity.name, text: constraint.traceText))
    if !constraint.isWithin(self) {
      engine.console(unpreparedText(constraint))
      topmost.autoLayout.system?.pending[constraint.identity.id] = constraint
      return
    }
    enterSystem(constraint)
    engine.layOutIfLearnerBelievesSo(topmost)
  }

  /// Nothing happens if the constraint is not in `constraints`.
  ///
  /// Evidence: A-021.
  final func uninstall(_ constraint: NSLayoutConstraint) {
    guard let engine, constraint.holder === self, autoLayout.kept.remove(constraint) else { return }
    engine.record(.constraintDeactivated(constraint.identity.name, text: constraint.traceText))
    countConstraints(held: -1)
    lengthMayHaveChanged()
    constraint.holder = nil
    topmost.autoLayout.system?.leave(constraint)
    engine.layOutIfLearnerBelievesSo(topmost)
  }

  /// Constant or priority of a constraint in `constraints` took another value.
  final func constraintChanged(_ constraint: NSLayoutConstraint) {
    guard let engine else { return }
    lengthMayHaveChanged()
    enterSystem(constraint)
    engine.layOutIfLearnerBelievesSo(topmost)
  }

  /// In a window at once, or with the rest of its batch; elsewhere with the next flush.
  private func enterSystem(_ constraint: NSLayoutConstraint) {
    if let system = liveSystem, engine?.isActivating != true {
      system.enter(constraint)
    } else {
      topmost.autoLayout.system?.pending[constraint.identity.id] = constraint
    }
  }

  /// Evidence: A-012.
  private func unpreparedText(_ constraint: NSLayoutConstraint) -> String {
    "The view hierarchy is not prepared for the constraint: \(constraint.description)\n"
      + "\tWhen added to a view, the constraint's items must be descendants of that view (or the "
      + "view itself). This will crash if the constraint needs to be resolved before the view "
      + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
      + "_viewHierarchyUnpreparedForConstraint:] to debug.\n"
  }

  /// Drops the constraints that cross the cut; those inside the leaving subtree stay.
  ///
  /// Called on the topmost view that leaves, before the tree changes.
  /// Evidence, V-073.
  final func constraintsWillLeave(_ superview: UIView) {
    var keys: [Int] = []
    forEachView { view in
      keys.append(view.identity.id)
      for guide in view.autoLayout.guides { keys.append(guide.identity.id) }
    }
    var ancestor: UIView? = superview
    while let view = ancestor {
      for constraint in view.autoLayout.kept.naming(keys) { view.uninstall(constraint) }
      ancestor = view.parent
    }
    superview.topmost.autoLayout.system?.depart(self)
    countDeparture()
  }

  /// Called on the topmost view that came, after the tree changed.
  final func constraintsDidArrive() {
    autoLayout.system = nil
    countArrival()
    engine?.constraintMarks += 1
    guard let system = topmost.autoLayout.system, !system.isFresh else { return }
    system.label(self)
    system.arrive(self)
  }

  /// Called on a view that moved among its siblings.
  final func constraintsDidMove() {
    engine?.constraintMarks += 1
    guard let system = topmost.autoLayout.system, !system.isFresh else { return }
    system.label(self)
    system.rankAgain(self)
  }
}
