extension Engine {
  /// Repeats the pass from the top until no view below `root` needs layout.
  ///
  /// What a pass changed of constraints (a constant, a safe area) marks the superviews of what they
  /// place, and those may be in views that the pass itself had no reason to enter.
  /// Evidence: V-047, V-020, A-031.
  func layoutUntilClean(_ root: UIView) {
    let isOutermost = beginPasses()
    while faulted == nil, root.layer.subtreeNeedsLayout {
      root.layer.layOutSubtree()
      if !root.layer.subtreeNeedsLayout { root.topmost.flushConstraintNotifications() }
    }
    if isOutermost { endPasses() }
  }

  /// Opens the stretch in which passes of one view are counted; `false` if it is open already.
  func beginPasses() -> Bool {
    guard !isCountingPasses else { return false }
    isCountingPasses = true
    passStretch += 1
    return true
  }

  func endPasses() { isCountingPasses = false }

  /// Counts a pass of `view`, or ends the app: where we stop, UIKit hangs.
  ///
  /// Evidence: V-020, V-048.
  func countsPass(of view: UIView) -> Bool {
    guard faulted == nil else { return false }
    if view.layoutState.passesOf != passStretch {
      view.layoutState.passesOf = passStretch
      view.layoutState.passes = 0
    }
    view.layoutState.passes += 1
    guard view.layoutState.passes > Engine.passLimit else { return true }
    fault(
      Fault(.layoutLoop(view: "\(view.identity.name)", passes: Engine.passLimit)))
    return false
  }

  static let passLimit = 100

  /// Draws whatever is marked from `root` down, parents first.
  ///
  /// Evidence: V-028, V-002.
  func display(_ root: UIView) {
    guard faulted == nil, root.layer.isDisplayNeeded || root.layer.leadsToDisplay else { return }
    root.drawIfNeeded()
    let runsDown = rules.flipped.contains(.siblingsAreDrawnLastToFirst)
    for child in runsDown ? root.children.reversed() : root.children { display(child) }
  }

  /// What is detached has no part in the pass that may be running.
  func layOutIfLearnerBelievesSo(_ root: UIView) {
    guard rules.misconception == .constraintsApplyImmediately,
      !isCountingPasses || root.window == nil
    else { return }
    root.bringConstraintsUpToDate()
    layoutUntilClean(root)
  }
}
