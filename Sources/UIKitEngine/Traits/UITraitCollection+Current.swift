nonisolated extension UITraitCollection {
  /// What dynamic colours resolve with: inside a view's drawing, layout and trait callbacks that
  /// view's traits, elsewhere the device's.
  ///
  /// Evidence: V-060.
  public static var current: UITraitCollection {
    get { CurrentTraits.held ?? MainActor.assumeIsolated { Engine.current.environment } }
    set { CurrentTraits.held = newValue }
  }

  /// Runs `actions` with the receiver as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.hold(self, actions)
  }
}

/// UIKit keeps one for each thread; here everything runs on the main one.
nonisolated enum CurrentTraits {
  nonisolated(unsafe) static var held: UITraitCollection?

  static func hold(_ traits: UITraitCollection, _ body: () -> Void) {
    let outer = held
    held = traits
    body()
    held = outer
  }
}

/// Which traits the method that runs has read.
///
/// Evidence: V-063.
nonisolated enum TraitReads {
  /// `nil` where nobody tracks.
  nonisolated(unsafe) static var open: Set<ObjectIdentifier>?

  static func note(_ trait: UITrait) {
    if open != nil { open?.insert(ObjectIdentifier(trait)) }
  }

  static func tracking(_ body: () -> Void) -> Set<ObjectIdentifier> {
    let outer = open
    open = []
    body()
    let reads = open ?? []
    open = outer
    return reads
  }
}

extension Callback {
  /// Those in which ``UITraitCollection/current`` is the view's own.
  ///
  /// Evidence: V-060.
  nonisolated var setsCurrentTraits: Bool {
    switch name {
    case "layoutSubviews()", "draw(_:)", "traitCollectionDidChange(_:)", "tintColorDidChange()",
      "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateProperties()":
      true
    default: false
    }
  }
}
