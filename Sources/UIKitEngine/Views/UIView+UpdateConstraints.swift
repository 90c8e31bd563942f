extension UIView {
  /// Marks the receiver for the next update pass.
  ///
  /// Evidence: V-045, V-068.
  final func askForConstraints() {
    guard engine != nil else { return }
    layoutState.askedForConstraints = true
    markForConstraints()
  }

  /// Marks without asking: the pass comes only if somebody made a constraint.
  ///
  /// Evidence: V-069, V-071.
  final func markForConstraints() {
    guard let engine else { return }
    engine.constraintMarks += 1
    let isNew = !layoutState.needsUpdateConstraints
    layoutState.needsUpdateConstraints = true
    if isNew { markWayToConstraints() }
    let mark = engine.record(.flagRaised(identity.name, .needsUpdateConstraints, isNew: isNew))
    if isNew { layoutState.constraintsCause = mark }
  }

  /// Updates the receiver and its subviews now; frames stay.
  ///
  /// Evidence: V-068.
  final func updateConstraintsNow() {
    guard let engine else { return }
    let isEngaged = topmost.engagesConstraints
    guard hasDirtyConstraints(isEngaged) else { return }
    engine.phase(.updateConstraints) { walkConstraints(isEngaged) }
  }

  /// The window-wide pass: children first, with a second round, then the system's notifications.
  ///
  /// Asked of the root of a tree. What the second round marks waits for the next layout pass.
  /// Evidence: V-006, V-007, V-009, V-011, V-067, V-069.
  final func bringConstraintsUpToDate() {
    guard let engine else { return }
    if needsUpdatePass, !layoutState.isUpdatingConstraints {
      let isEngaged = engagesConstraints
      layoutState.isUpdatingConstraints = true
      engine.phase(.updateConstraints) {
        walkConstraints(isEngaged)
        if hasDirtyConstraints(isEngaged) { walkConstraints(isEngaged) }
      }
      layoutState.isUpdatingConstraints = false
      layoutState.constraintMarks = engine.constraintMarks
    }
    flushConstraintNotifications()
  }

  /// Whether an update pass of this root's tree would call anybody.
  final var needsUpdatePass: Bool {
    guard let engine, layoutState.constraintMarks != engine.constraintMarks else { return false }
    guard hasDirtyConstraints(engagesConstraints) else {
      layoutState.constraintMarks = engine.constraintMarks
      return false
    }
    return true
  }

  final var engagesConstraints: Bool {
    constraintsAreEngaged || autoLayout.count.needy > 0 || needsConstraintBasedLayout
  }

  private func hasDirtyConstraints(_ isEngaged: Bool) -> Bool {
    if isDue(isEngaged) { return true }
    guard layoutState.leadsToConstraints else { return false }
    var leadsOn = false
    let siblings = children
    for index in siblings.indices where siblings[index].mayNeedConstraints {
      if siblings[index].hasDirtyConstraints(isEngaged) { return true }
      if siblings[index].mayNeedConstraints { leadsOn = true }
    }
    layoutState.leadsToConstraints = leadsOn
    return false
  }

  private var mayNeedConstraints: Bool {
    layoutState.needsUpdateConstraints || layoutState.leadsToConstraints
  }

  /// Says to the views above, up to one that knows, that the receiver or a view below it is marked.
  final func markWayToConstraints() {
    guard mayNeedConstraints else { return }
    var above = parent
    while let view = above, !view.layoutState.leadsToConstraints {
      view.layoutState.leadsToConstraints = true
      above = view.parent
    }
  }

  private func isDue(_ isEngaged: Bool) -> Bool {
    layoutState.needsUpdateConstraints && (isEngaged || layoutState.askedForConstraints)
  }

  private func walkConstraints(_ isEngaged: Bool) {
    guard mayNeedConstraints, let engine else { return }
    let runsTopDown = engine.rules.misconception == .updateConstraintsTopDown
    if runsTopDown { updateOwnConstraints(isEngaged) }
    let runsDown = engine.rules.flipped.contains(.siblingsAreUpdatedLastToFirst)
    // Of the clean ones nothing but their marks is read.
    let siblings = children
    for index in siblings.indices {
      let child = siblings[runsDown ? siblings.count - 1 - index : index]
      if child.mayNeedConstraints { child.walkConstraints(isEngaged) }
    }
    if !runsTopDown { updateOwnConstraints(isEngaged) }
  }

  /// The controller's hook stands in its view's place.
  ///
  /// Evidence: C-022.
  private func updateOwnConstraints(_ isEngaged: Bool) {
    guard let engine, isDue(isEngaged) else { return }
    layoutState.needsUpdateConstraints = false
    layoutState.askedForConstraints = false
    let cause = layoutState.constraintsCause
    layoutState.constraintsCause = nil
    engine.record(.flagCleared(identity.name, .needsUpdateConstraints))
    if let controller {
      controller.send("updateViewConstraints()", cause: cause) { controller in
        tracking("updateViewConstraints()", .needsUpdateConstraints) {
          controller.updateViewConstraints()
        }
      }
    } else {
      engine.callback(self, "updateConstraints()", cause: cause) {
        tracking("updateConstraints()", .needsUpdateConstraints) { updateConstraints() }
      }
    }
    updateContentSizeConstraints()
  }
}
