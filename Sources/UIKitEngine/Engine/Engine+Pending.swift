/// What waits for a pass, and what that pass will call.
extension Engine {
  /// A mark, and the callback that takes it away.
  public struct Pending: Hashable {
    /// The view, or a layer that is no view's.
    public var element: ElementName
    public var flag: TraceEvent.Flag
    /// What will be called: `card.layoutSubviews()`.
    public var callee: ElementName
    public var callback: Callback
    /// Why nothing is called for now; `nil` if the next commit calls it.
    public var obstacle: Obstacle?
  }

  /// What keeps a mark from being served.
  public enum Obstacle: Hashable {
    /// The tree is not that of a visible window.
    case notOnScreen
    /// No constraint is in the tree, and nobody asked by `setNeedsUpdateConstraints()`.
    ///
    /// Evidence: V-069.
    case noConstraints
    /// Hidden views keep their mark for drawing: a choice of ours (V-103 leaves it open).
    case hidden
    /// Empty views, too (V-102 leaves it open).
    case empty
  }

  /// Every mark, first those of the next commit in the order in which it serves them.
  ///
  /// What the callbacks themselves will mark is not known before they run.
  public var pending: [Pending] {
    let shown = windows.filter { !$0.isHidden }
    var served: [Pending] = []
    for window in shown { served += pendingLayout(of: window) }
    for window in shown { served += pendingDisplay(below: window) }
    served.removeAll { $0.obstacle != nil }
    let known = Set(served.map { Mark(element: $0.element.id, flag: $0.flag) })
    let others = roots.flatMap { root in
      idleMarks(below: root, isShown: shown.contains { $0 === root })
    }
    return served + others.filter { !known.contains(Mark(element: $0.element.id, flag: $0.flag)) }
  }

  /// Whether constraints have changed whose frames nobody has been told.
  public var hasPendingFrames: Bool {
    windows.contains { !$0.isHidden && $0.hasUndeliveredConstraints }
  }

  /// Blocks of the main queue that run in the next turn.
  public var pendingBlocks: Int { mainLoop.blocks.count + (hasDueBlocks ? 1 : 0) }

  private struct Mark: Hashable {
    var element: Int
    var flag: TraceEvent.Flag
  }

  private var roots: [UIView] {
    elements.keys.sorted().compactMap { id in
      (elements[id]?.object as? UIView).flatMap { $0.parent == nil ? $0 : nil }
    }
  }

  // MARK: The next commit

  /// The constraints come inside the first `layoutSubviews()`.
  ///
  /// Evidence: V-006, V-007, V-047.
  private func pendingLayout(of window: UIWindow) -> [Pending] {
    var layout = layoutMarks(below: window.layer)
    let constraints = constraintMarks(below: window)
    let first = layout.firstIndex { $0.flag == .needsLayout }
    layout.insert(contentsOf: constraints, at: first.map { $0 + 1 } ?? layout.endIndex)
    return layout
  }

  /// Parent before child, siblings last to first.
  ///
  /// Evidence: V-016, V-047.
  private func layoutMarks(below layer: CALayer) -> [Pending] {
    var found: [Pending] = []
    if let view = layer.view {
      if rules.system == .ios26, let controller = view.controller,
        controller.needsUpdateProperties
      {
        found.append(pending(controller, .needsUpdateProperties, controller, "updateProperties()"))
      }
      if rules.system == .ios26, view.layoutState.needsUpdateProperties {
        found.append(pending(view, .needsUpdateProperties, view, "updateProperties()"))
      }
      if layer.isLayoutNeeded {
        found.append(pending(view, .needsLayout, view, "layoutSubviews()"))
      }
    } else if layer.isLayoutNeeded {
      found.append(pending(layer, .needsLayout, layer, "layoutSublayers()"))
    }
    let runsUp = rules.flipped.contains(.siblingsFirstToLast)
    for child in runsUp ? layer.children : layer.children.reversed() {
      found += layoutMarks(below: child)
    }
    return found
  }

  /// Children first; the controller's hook stands in its view's place.
  ///
  /// Evidence: V-006, V-069, C-022.
  private func constraintMarks(below root: UIView) -> [Pending] {
    let isEngaged = root.topmost.engagesConstraints
    func walk(_ view: UIView) -> [Pending] {
      var found = view.children.flatMap(walk)
      guard view.layoutState.needsUpdateConstraints else { return found }
      let isDue = isEngaged || view.layoutState.askedForConstraints
      let obstacle: Obstacle? = isDue ? nil : .noConstraints
      if let controller = view.controller {
        found.append(
          pending(
            view, .needsUpdateConstraints, controller, "updateViewConstraints()", obstacle))
      } else {
        found.append(pending(view, .needsUpdateConstraints, view, "updateConstraints()", obstacle))
      }
      return found
    }
    return walk(root)
  }

  /// Parents first.
  ///
  /// Evidence: V-028.
  private func pendingDisplay(below view: UIView) -> [Pending] {
    var found: [Pending] = []
    if view.layer.isDisplayNeeded {
      let obstacle: Obstacle? =
        view.isReadyToDraw ? nil : view.isHidden ? .hidden : .empty
      found.append(pending(view, .needsDisplay, view, "draw(_:)", obstacle))
    }
    return found + view.children.flatMap(pendingDisplay)
  }

  /// Marks that no commit serves as things are.
  private func idleMarks(below root: UIView, isShown: Bool) -> [Pending] {
    let all =
      constraintMarks(below: root) + layoutMarks(below: root.layer)
      + pendingDisplay(below: root)
    return all.map { mark in
      var mark = mark
      if !isShown { mark.obstacle = .notOnScreen }
      return mark
    }
  }

  private func pending(
    _ element: any Element, _ flag: TraceEvent.Flag, _ callee: any Element, _ callback: Callback,
    _ obstacle: Obstacle? = nil
  ) -> Pending {
    Pending(
      element: element.identity.name, flag: flag, callee: callee.identity.name,
      callback: callback, obstacle: obstacle)
  }
}
