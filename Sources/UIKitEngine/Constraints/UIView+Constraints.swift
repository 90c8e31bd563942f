extension UIView {
  /// What `constraints` shows: the explicit ones, then those that stand for masks and sizes.
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
    autoLayout.held.append(constraint)
    engine.constraintMarks += 1
    engine.record(.constraintActivated(constraint.identity.name, text: constraint.traceText))
    if !constraint.isWithin(self) {
      engine.console(unpreparedText(constraint))
      return constraintsAreStale()
    }
    liveSystem?.activate(constraint)
    constraintsAreStale()
    engine.layOutIfLearnerBelievesSo(topmost)
  }

  /// Nothing happens if the constraint is not in `constraints`.
  ///
  /// Evidence: A-021.
  final func uninstall(_ constraint: NSLayoutConstraint) {
    guard let engine, let index = autoLayout.held.firstIndex(where: { $0 === constraint })
    else { return }
    engine.record(.constraintDeactivated(constraint.identity.name, text: constraint.traceText))
    autoLayout.held.remove(at: index)
    constraint.holder = nil
    topmost.autoLayout.system?.deactivate(constraint)
    constraintsAreStale()
    engine.layOutIfLearnerBelievesSo(topmost)
  }

  /// Constant or priority of a constraint in `constraints` took another value.
  final func constraintChanged(_ constraint: NSLayoutConstraint) {
    guard let engine else { return }
    if let system = liveSystem { system.update(constraint) } else { constraintsAreStale() }
    engine.layOutIfLearnerBelievesSo(topmost)
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
    superview.constraintsAreStale()
    var ancestor: UIView? = superview
    while let view = ancestor {
      for constraint in view.autoLayout.held where constraint.mentionsSubtree(of: self) {
        view.uninstall(constraint)
      }
      ancestor = view.parent
    }
  }

  /// Called on the topmost view that moved, after the tree changed.
  final func constraintsDidMove() {
    if parent != nil { autoLayout.system = nil }
    engine?.constraintMarks += 1
    constraintsAreStale()
  }
}
