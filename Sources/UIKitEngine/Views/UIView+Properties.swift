extension UIView {
  /// Marks the receiver for the next layout pass, which updates properties before it lays out.
  ///
  /// Evidence: V-062, V-090.
  final func askForProperties() {
    guard let engine else { return }
    let isNew = !layoutState.needsUpdateProperties
    layoutState.needsUpdateProperties = true
    engine.record(.flagRaised(identity.name, .needsUpdateProperties, isNew: isNew))
  }

  /// Evidence: V-041, V-090.
  final func updatePropertiesNow() {
    updatePropertiesIfDirty()
    for child in children { child.updatePropertiesNow() }
  }

  final func updatePropertiesIfDirty() {
    guard let engine, engine.rules.system == .ios26, layoutState.needsUpdateProperties else {
      return
    }
    layoutState.needsUpdateProperties = false
    engine.record(.flagCleared(identity.name, .needsUpdateProperties))
    engine.callback(self, "updateProperties()") { updateProperties() }
  }
}
