/// What a view or controller keeps of traits.
struct TraitState {
  /// What it was last told; `nil` until then, which reads as the prediction.
  ///
  /// Evidence: V-059.
  var shown: UITraitCollection?
  var overrides = UITraitOverrides()
  /// `overrideUserInterfaceStyle`.
  var style = UIUserInterfaceStyle.unspecified
  /// What its container has set for it.
  var fromParent: UITraitCollection?
  /// The next layout pass brings it up to date.
  ///
  /// Evidence: V-061.
  var isDirty = false
  var registrations: [TraitRegistration] = []
  /// What each method read of the traits when it last ran, and what marks for it.
  ///
  /// Evidence: V-063.
  var reads: [Callback: (flag: TraceEvent.Flag, traits: Set<ObjectIdentifier>)] = [:]

  fileprivate var ownTable: TraitTable {
    guard style != .unspecified || fromParent != nil else { return overrides.table }
    var table = (fromParent?.table ?? TraitTable()).overridden(by: overrides.table)
    guard style != .unspecified else { return table }
    table[UITraitUserInterfaceStyle.self] = style
    return table
  }
}

/// A view or a controller: takes its traits from what is above it.
protocol TraitNode: Element {
  var traits: TraitState { get set }
  /// What it is told when all above it have been.
  var traitsAbove: UITraitCollection { get }
  /// The view whose layout pass brings it up to date.
  var viewOfTraits: UIView? { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension TraitNode {
  /// Before anybody told it: the device's.
  ///
  /// Evidence: V-059.
  var shownTraits: UITraitCollection {
    traits.shown ?? identity.engine?.environment ?? .phone
  }

  func expected(below above: UITraitCollection) -> UITraitCollection {
    above.overridden(by: traits.ownTable)
  }

  var expectedTraits: UITraitCollection { expected(below: traitsAbove) }

  /// iOS 8 to 12: told at the first entry, whatever it is told.
  ///
  /// Evidence: C-077.
  private var isToldFirst: Bool {
    traits.shown == nil && identity.engine?.rules.system == .ios12
  }

  var wouldChange: Bool { isToldFirst || expectedTraits != shownTraits }

  /// Takes the traits from above and tells whoever wants to know if they are others.
  ///
  /// Evidence: C-077, V-059, V-060, V-061.
  func takeTraits() {
    guard let engine = identity.engine, engine.faulted == nil else { return }
    let (old, new) = (shownTraits, expectedTraits)
    let isFirst = isToldFirst
    guard isFirst || new != old else { return }
    traits.shown = new
    let changes = new.table.changes(from: old.table)
    if !changes.isEmpty {
      engine.record(
        .propertyChanged(
          identity.name, property: "traitCollection", from: old.table.text(changes),
          to: new.table.text(changes)))
      viewOfTraits?.traitsChanged(changes)
    }
    engine.callback(self, "traitCollectionDidChange(_:)") {
      traitCollectionDidChange(isFirst ? nil : old)
    }
    for registration in traits.registrations where registration.concerns(changes) {
      engine.callback(self, "registerForTraitChanges(_:handler:)") {
        registration.handler(self, old)
      }
    }
  }

  /// Something of its own was set.
  ///
  /// From iOS 17 on nothing changes before the layout pass. Evidence: V-061.
  func overridesChanged(from old: TraitTable, to new: TraitTable) {
    guard let engine = identity.engine, engine.faulted == nil, old != new else { return }
    engine.record(
      .propertyChanged(
        identity.name, property: "traitOverrides", from: old.text(), to: new.text()))
    guard let view = viewOfTraits, view.window != nil else { return }
    if engine.rules.system == .ios12 { view.updateTraitsThroughout() } else { view.markTraits() }
  }
}

extension TraitNode {
  func set(_ overrides: UITraitOverrides) {
    let old = traits.overrides.table
    traits.overrides = overrides
    overridesChanged(from: old, to: overrides.table)
  }

  func set(fromParent collection: UITraitCollection?) {
    let old = traits.ownTable
    traits.fromParent = collection
    overridesChanged(from: old, to: traits.ownTable)
  }

  func set(_ style: UIUserInterfaceStyle) {
    let old = traits.ownTable
    traits.style = style
    overridesChanged(from: old, to: traits.ownTable)
  }
}
