/// Rebuilds every living view from the events alone.
public nonisolated func fold(_ events: some Sequence<TraceEvent>) -> [ViewSnapshot] {
  var folding = Folding()
  for event in events { folding.take(event.kind) }
  return folding.roots
}

/// What is known of the views after the events so far.
private nonisolated struct Folding {
  var views: [Int: ViewSnapshot] = [:]
  var parents: [Int: Int] = [:]
  var subviews: [Int: [Int]] = [:]

  var roots: [ViewSnapshot] {
    views.keys.filter { parents[$0] == nil }.sorted().compactMap(tree)
  }

  private func tree(_ id: Int) -> ViewSnapshot? {
    guard var view = views[id] else { return nil }
    view.children = (subviews[id] ?? []).compactMap(tree)
    return view
  }

  mutating func take(_ kind: TraceEvent.Kind) {
    switch kind {
    case .created(let name, let elementKind):
      guard elementKind == .view || elementKind == .window else { return }
      var view = ViewSnapshot(name: name)
      view.flags = [.needsLayout, .needsUpdateConstraints, .needsUpdateProperties]
      views[name.id] = view
    case .died(let name):
      for child in subviews[name.id] ?? [] { parents[child] = nil }
      subviews[name.id] = nil
      views[name.id] = nil
    case .named(let name):
      views[name.id]?.name = name
    case .flagRaised(let name, let flag, _):
      views[name.id]?.flags.insert(flag)
    case .flagCleared(let name, let flag):
      views[name.id]?.flags.remove(flag)
    case .frameChanged(let name, _, let geometry):
      views[name.id]?.geometry = geometry
    case .subviewInserted(let name, let parent, let index):
      parents[name.id] = parent.id
      subviews[parent.id, default: []].insert(name.id, at: index)
    case .subviewRemoved(let name, let parent, let index):
      parents[name.id] = nil
      subviews[parent.id]?.remove(at: index)
    case .propertyChanged(let name, let property, _, let value):
      change(name.id, property, value)
    case .phaseBegan, .phaseEnded, .callbackBegan, .callbackEnded, .constraintActivated,
      .constraintDeactivated, .constraintBroken, .constraintChanged, .viewLoaded, .scheduled,
      .timerFired, .displayLinkCalled, .observerCalled, .sourceRan, .blockRan, .animationAdded,
      .animationRemoved, .animationCompleted, .printed, .console, .fault:
      break
    }
  }

  private mutating func change(_ id: Int, _ property: String, _ value: String) {
    switch property {
    case "isHidden": views[id]?.isHidden = value == "true"
    case "clipsToBounds": views[id]?.clipsToBounds = value == "true"
    case "alpha": views[id]?.alpha = Float(value).map(Double.init) ?? 1
    default: break
    }
  }
}
