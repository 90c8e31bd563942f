import Observation

extension UIView {
  /// Marks the receiver for the next layout pass, which updates properties before it lays out.
  ///
  /// The pass comes for this mark alone too; it does not lay the view out then.
  /// Evidence: V-062, V-090.
  final func askForProperties() {
    guard let engine else { return }
    let isNew = !layoutState.needsUpdateProperties
    layoutState.needsUpdateProperties = true
    if engine.rules.system == .ios26 { layer.isUpdateNeeded = true }
    let mark = engine.record(.flagRaised(identity.name, .needsUpdateProperties, isNew: isNew))
    if isNew { layoutState.propertiesCause = mark }
  }

  /// Of the receiver and what is below it.
  ///
  /// Evidence: V-041, V-090.
  final func updatePropertiesNow() {
    updatePropertiesIfDirty()
    for child in children { child.updatePropertiesNow() }
  }

  /// The part of a pass that reaches a view which needs no layout.
  ///
  /// Evidence: V-062.
  final func updatePropertiesAlone() {
    guard let engine, engine.countsPass(of: self) else { return layer.isUpdateNeeded = false }
    updatePropertiesIfDirty()
  }

  /// Of the view's controller, then of the view; which of them comes first is not published.
  ///
  /// Evidence: V-062.
  final func updatePropertiesIfDirty() {
    layer.isUpdateNeeded = false
    guard let engine, engine.rules.system == .ios26 else { return }
    controller?.updatePropertiesIfDirty()
    guard layoutState.needsUpdateProperties else { return }
    layoutState.needsUpdateProperties = false
    let cause = layoutState.propertiesCause
    layoutState.propertiesCause = nil
    engine.record(.flagCleared(identity.name, .needsUpdateProperties))
    engine.callback(self, "updateProperties()", cause: cause) {
      tracking("updateProperties()", .needsUpdateProperties) { updateProperties() }
    }
  }

  /// Runs one of the update methods; what it reads of traits and of observable objects marks the
  /// view again when it changes.
  ///
  /// Evidence: V-063.
  final func tracking(_ method: Callback, _ flag: TraceEvent.Flag, _ body: () -> Void) {
    guard let engine, engine.rules.system == .ios26 else { return body() }
    let reads = TraitReads.tracking {
      withObservationTracking {
        body()
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.raise(flag) }
      }
    }
    traits.reads[method] = reads.isEmpty ? nil : (flag, reads)
  }
}

extension UIViewController {
  /// Evidence: V-041, V-062.
  final func askForProperties() {
    guard let engine else { return }
    let isNew = !needsUpdateProperties
    needsUpdateProperties = true
    if engine.rules.system == .ios26 { loadedView?.layer.isUpdateNeeded = true }
    let mark = engine.record(.flagRaised(identity.name, .needsUpdateProperties, isNew: isNew))
    if isNew { propertiesCause = mark }
  }

  /// Of the receiver, its view and what is below.
  ///
  /// Evidence: V-041, V-090.
  final func updatePropertiesNow() {
    if let loadedView { loadedView.updatePropertiesNow() } else { updatePropertiesIfDirty() }
  }

  final func updatePropertiesIfDirty() {
    guard let engine, engine.rules.system == .ios26, needsUpdateProperties else { return }
    needsUpdateProperties = false
    let cause = propertiesCause
    propertiesCause = nil
    engine.record(.flagCleared(identity.name, .needsUpdateProperties))
    send("updateProperties()", cause: cause) { controller in
      controller.tracking { controller.updateProperties() }
    }
  }

  /// Evidence: V-041, V-063.
  private func tracking(_ body: () -> Void) {
    let reads = TraitReads.tracking {
      withObservationTracking {
        body()
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.askForProperties() }
      }
    }
    traits.reads["updateProperties()"] =
      reads.isEmpty ? nil : (.needsUpdateProperties, reads)
  }
}
