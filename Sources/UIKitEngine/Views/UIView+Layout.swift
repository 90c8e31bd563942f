extension UIView {
  final var needsLayout: Bool { layer.isLayoutNeeded }

  /// Marks the receiver and nothing else; nothing runs.
  ///
  /// Evidence: V-027.
  final func askForLayout() {
    markForLayout()
    guard let engine, engine.rules.misconception == .setNeedsLayoutIsImmediate else { return }
    layOutNow()
  }

  final func markForLayout() {
    guard let engine else { return }
    let isNew = !layer.isLayoutNeeded
    layer.isLayoutNeeded = true
    let mark = engine.record(.flagRaised(identity.name, .needsLayout, isNew: isNew))
    if isNew { layoutState.layoutCause = mark }
  }

  /// Lays out what is dirty from the receiver down, now.
  ///
  /// The window's constraints are brought up to date first. Never climbs, never moves the receiver,
  /// never draws. Evidence: V-074, V-009, V-052, V-021.
  final func layOutNow() {
    guard let engine else { return }
    var root = self
    if engine.rules.misconception == .layoutIfNeededClimbs { root = parent ?? self }
    if engine.rules.misconception == .layoutIfNeededAlwaysLaysOut { markForLayout() }

    let top = topmost
    top.bringConstraintsUpToDate()
    if engine.rules.flipped.contains(.layoutIfNeededSizesReceiver) { takeSolvedSize() }
    engine.layoutUntilClean(root)

    if engine.rules.misconception == .layoutIfNeededDraws { engine.display(root) }
  }

  /// What `UIView`'s own `layoutSubviews()` does: place the subviews that constraints place.
  ///
  /// Evidence: V-050, V-023, V-007.
  final func layOutByConstraints() {
    guard engine != nil else { return }
    topmost.bringConstraintsUpToDate()
    applyEngineFrames()
  }

  /// One view's part of a layout pass, with its controller's hooks around it.
  ///
  /// Evidence: V-012, V-019, V-047, V-062, C-026.
  final func layOutOnce() {
    // A view of another app is never laid out here, but must not keep this one's pass waiting.
    guard let engine, engine.countsPass(of: self) else { return layer.isLayoutNeeded = false }
    updateTraitsIfDirty()
    if engine.rules.system == .ios26 { updatePropertiesIfDirty() }
    let cause = layoutState.layoutCause
    layoutState.layoutCause = nil
    clearLayoutMark()
    if engine.rules.misconception == .emptyViewsAreNotLaidOut, bounds.isEmpty { return }
    controller?.viewIsAppearingIfDue()

    layoutState.isInLayout = true
    layoutState.passCause = cause
    engine.callbackIfOverridden(layer, "layoutSublayers()", cause) {
      layer.layoutSublayers()
    }
    layoutState.isInLayout = false

    if engine.rules.misconception == .layoutIsRecursive {
      for child in children where !child.needsLayout { child.markForLayout() }
    }
    if !layoutState.wasLaidOut {
      layoutState.wasLaidOut = true
      if engine.rules.flipped.contains(.firstLayoutComesTwice), !children.isEmpty {
        markForLayout()
      }
    }
  }

  /// The layer's way to its view: the controller's hooks around the view's own layout.
  ///
  /// Evidence: V-012, V-019, V-023.
  final func layOutSublayers(of layer: CALayer) {
    guard let engine, layer === self.layer else { return }
    let cause = layoutState.passCause
    layoutState.passCause = nil
    if let controller {
      controller.updateContentUnavailableIfAsked()
      controller.send("viewWillLayoutSubviews()") { controller in
        tracking("viewWillLayoutSubviews()", .needsLayout) { controller.viewWillLayoutSubviews() }
      }
    }
    engine.callback(self, "layoutSubviews()", cause: cause) {
      tracking("layoutSubviews()", .needsLayout) { layoutSubviews() }
    }
    updateSafeAreaOfSubviews()
    guard let controller else { return }
    if engine.rules.misconception == .viewDidLayoutSubviewsComesLast {
      for child in children { child.layer.layOutSubtree() }
    }
    controller.send("viewDidLayoutSubviews()") { controller in
      tracking("viewDidLayoutSubviews()", .needsLayout) { controller.viewDidLayoutSubviews() }
    }
    // Containers place their children's views there.
    updateSafeAreaOfSubviews()
  }

  private func clearLayoutMark() {
    guard layer.isLayoutNeeded else { return }
    layer.isLayoutNeeded = false
    engine?.record(.flagCleared(identity.name, .needsLayout))
  }
}
