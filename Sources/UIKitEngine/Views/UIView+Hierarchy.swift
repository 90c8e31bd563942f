extension UIView {
  final var topmost: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  final func isSelfOrBelow(_ ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.parent
    }
    return false
  }

  final func firstView(_ matches: (UIView) -> Bool) -> UIView? {
    if matches(self) { return self }
    for child in children {
      if let found = child.firstView(matches) { return found }
    }
    return nil
  }

  /// Makes `child` a subview at `index`, which is clamped to the end.
  ///
  /// All callbacks run inside the call. Evidence: V-029, V-030, V-035, V-081, V-094, V-095.
  final func insert(_ child: UIView, at index: Int) {
    guard let engine else { return }
    guard child !== self else {
      return engine.raise("NSInvalidArgumentException", "Can't add self as subview")
    }
    guard !isSelfOrBelow(child) else {
      return engine.fault(
        Fault(
          .subviewIsAbove(view: "\(child.identity.name)", superview: "\(identity.name)")))
    }
    guard child.parent !== self else { return reorder(child, to: index) }
    guard child.controllerMayMove(to: self) else { return }

    let oldWindow = child.window
    let newWindow = window
    let flipped = engine.rules.flipped
    if flipped.contains(.reparentingSendsWillRemove), let old = child.parent {
      engine.callback(old, "willRemoveSubview(_:)") { old.willRemoveSubview(child) }
    }
    let windowComesFirst = !flipped.contains(.superviewPairComesFirst)
    if oldWindow !== newWindow, windowComesFirst { child.sendWillMove(toWindow: newWindow) }
    engine.callback(child, "willMove(toSuperview:)") { child.willMove(toSuperview: self) }
    if oldWindow !== newWindow, !windowComesFirst { child.sendWillMove(toWindow: newWindow) }
    guard engine.faulted == nil else { return }

    child.detach()
    attach(child, at: index)
    child.constraintsDidArrive()

    if oldWindow !== newWindow {
      if newWindow != nil { child.takeAppearances() }
      child.sendDidMoveToWindow()
    }
    child.enterTraits()
    engine.callback(child, "didMoveToSuperview()") { child.didMoveToSuperview() }
    engine.callback(self, "didAddSubview(_:)") { didAddSubview(child) }
    child.tintMayHaveChanged(inheritedFrom: self)
    engine.layOutIfLearnerBelievesSo(topmost)
  }

  /// Leaves the superview, which is marked; the window pair is nested in the superview pair.
  ///
  /// Evidence: V-031, V-093, V-096.
  final func leaveSuperview() {
    guard let engine, let oldParent = parent else { return }
    let oldWindow = window
    engine.callback(oldParent, "willRemoveSubview(_:)") { oldParent.willRemoveSubview(self) }
    engine.callback(self, "willMove(toSuperview:)") { willMove(toSuperview: nil) }
    if oldWindow != nil { sendWillMove(toWindow: nil) }
    guard engine.faulted == nil else { return }

    detach()
    engine.constraintMarks += 1

    if oldWindow != nil { sendDidMoveToWindow() }
    engine.callback(self, "didMoveToSuperview()") { didMoveToSuperview() }
  }

  private func attach(_ child: UIView, at index: Int) {
    let place = min(max(index, 0), children.count)
    layer.link(child.layer, below: place < children.count ? children[place].layer : nil)
    children.insert(child, at: place)
    child.parent = self
    child.markWayToConstraints()
    engine?.record(
      .subviewInserted(child.identity.name, parent: identity.name, index: place))
    engine?.constraintMarks += 1
    layer.contentsChanged()
    child.markForLayout()
  }

  private func detach() {
    guard let oldParent = parent,
      let index = oldParent.children.firstIndex(where: { $0 === self })
    else { return }
    constraintsWillLeave(oldParent)
    layer.unlink()
    oldParent.children.remove(at: index)
    parent = nil
    engine?.record(
      .subviewRemoved(identity.name, parent: oldParent.identity.name, index: index))
    oldParent.subviewDetached(self)
    oldParent.layer.contentsChanged()
  }
}
