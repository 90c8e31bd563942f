extension UIView: TraitNode {
  /// The controller of the view, where it has one, stands between it and its superview.
  ///
  /// Evidence: V-061.
  final var traitsAbove: UITraitCollection {
    controller?.expectedTraits ?? parent?.expectedTraits ?? identity.engine?.environment ?? .phone
  }

  final var viewOfTraits: UIView? { self }

  /// Set for the view and everything below it.
  ///
  /// Takes effect in the next layout pass. Evidence: V-061.
  public final var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set { set(newValue) }
  }

  /// The next layout pass goes through the view, and tells it before it lays it out.
  ///
  /// Evidence: V-061.
  final func markTraits() {
    traits.isDirty = true
    markForLayout()
  }

  /// The view's part of a layout pass: its controller, itself, then a mark for each subview that
  /// is to change too.
  ///
  /// Which of the two hears first is not published; top-down is. Evidence: V-061, C-077.
  final func updateTraitsIfDirty() {
    guard traits.isDirty else { return }
    updateTraits()
    for child in children where child.traitsAreOld { child.markTraits() }
  }

  private func updateTraits() {
    traits.isDirty = false
    controller?.takeTraits()
    takeTraits()
  }

  /// At once, for the whole tree from here: as iOS 8 to 12 do it, and every rotation.
  ///
  /// Evidence: C-076, C-077.
  final func updateTraitsThroughout() {
    guard engine != nil else { return }
    updateTraits()
    for child in children { child.updateTraitsThroughout() }
  }

  /// Synchronous, for this view; what is above it stays as it is.
  ///
  /// Evidence: V-061.
  final func updateTraitsNow() {
    guard engine != nil, traitsAreOld else { return }
    updateTraits()
    for child in children where child.traitsAreOld { child.markTraits() }
  }

  private var traitsAreOld: Bool {
    traits.isDirty || wouldChange || controller?.wouldChange == true
  }

  /// In a new place other traits may hold.
  ///
  /// iOS 8 to 12 tell at once; where exactly among the callbacks of the move is not published.
  /// Evidence: C-077, V-061.
  final func enterTraits() {
    guard let engine, window != nil else { return }
    if engine.rules.system == .ios12 { return updateTraitsThroughout() }
    markOldTraits(below: traitsAbove)
  }

  private func markOldTraits(below above: UITraitCollection) {
    let own = expected(below: above)
    if traits.isDirty || controller?.wouldChange == true || own != shownTraits {
      markTraits()
    } else {
      // What was guessed is right: from here on it is known, whatever the device will say.
      controller?.traits.shown = controller?.shownTraits
      traits.shown = shownTraits
    }
    for child in children {
      child.markOldTraits(below: child.controller?.expected(below: own) ?? own)
    }
  }

  /// Redraws and lays out for another look; from iOS 26 on calls again what read the traits.
  ///
  /// Evidence: V-060, V-063.
  final func traitsChanged(_ changes: [UITrait]) {
    let looksDifferent = changes.contains { $0.affectsColorAppearance }
    if looksDifferent {
      askForDisplay(nil)
      markForLayout()
    }
    let ids = Set(changes.map { ObjectIdentifier($0) })
    for (_, read) in traits.reads.sorted(by: { $0.key.name < $1.key.name })
    where !read.traits.isDisjoint(with: ids) {
      raise(read.flag)
    }
    let ofController = controller?.traits.reads["updateProperties()"]?.traits ?? []
    if !ofController.isDisjoint(with: ids) { controller?.askForProperties() }
  }

  /// What a method of the view depends on has changed.
  ///
  /// Evidence: V-063.
  final func raise(_ flag: TraceEvent.Flag) {
    switch flag {
    case .needsLayout: markForLayout()
    case .needsDisplay: askForDisplay(nil)
    case .needsUpdateConstraints: askForConstraints()
    case .needsUpdateProperties: askForProperties()
    }
  }
}
