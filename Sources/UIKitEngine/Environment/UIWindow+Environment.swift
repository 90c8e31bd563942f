import Foundation

// What the user's hands do to a window; the names are LayoutLab's own, UIKit has none for it.

extension UIWindow {
  /// How the window is held now.
  ///
  /// LayoutLab's own; in an app it is `windowScene?.interfaceOrientation`.
  public final var interfaceOrientation: UIInterfaceOrientation { held }

  /// Turns the device; nothing happens if the root controller does not support the orientation.
  ///
  /// LayoutLab's own. The order is: `willTransition(to:with:)` where the size classes change, then
  /// `viewWillTransition(to:with:)`, both with the old traits; then the traits, the size and the
  /// layout, in one animation; the coordinator's completion at its end. Safe areas are those of an
  /// iPhone with a notch. Evidence: C-076, V-054.
  public final func rotate(to orientation: UIInterfaceOrientation) {
    guard let engine, orientation != .unknown, orientation != held,
      topmostPresented?.supportedInterfaceOrientations.contains(orientation.mask) ?? true
    else { return }
    let turns = orientation.isLandscape != held.isLandscape
    let angle = orientation.angle - held.angle
    let size = turns ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    var traits = engine.environment
    if turns {
      traits = traits.modifyingTraits {
        $0.verticalSizeClass = orientation.isLandscape ? .compact : .regular
      }
      engine.screenSize = CGSize(width: engine.screenSize.height, height: engine.screenSize.width)
    }
    held = orientation
    change(to: size, traits, orientation.safeArea, turnedBy: angle)
  }

  /// Makes the window another size, as Split View and Stage Manager do; size classes stay.
  ///
  /// LayoutLab's own. Set `traitOverrides` to change size classes too. Evidence: C-076.
  public final func resize(to size: CGSize) {
    guard let engine, size != bounds.size, size.isFinite, size.width >= 0, size.height >= 0 else {
      return
    }
    change(to: size, engine.environment, safeAreaInsets, turnedBy: 0)
  }

  /// What the switch in the control centre does.
  ///
  /// LayoutLab's own. Evidence: V-060, V-061.
  public final func switchAppearance(to style: UIUserInterfaceStyle) {
    guard let engine, style != .unspecified, style != engine.environment.userInterfaceStyle else {
      return
    }
    let old = engine.environment
    engine.environment = old.modifyingTraits { $0.userInterfaceStyle = style }
    record(old.table, engine.environment.table)
    if engine.rules.system == .ios12 { updateTraitsThroughout() } else { markTraits() }
  }

  private func record(_ old: TraitTable, _ new: TraitTable) {
    let changes = new.changes(from: old)
    guard !changes.isEmpty else { return }
    engine?.record(
      .propertyChanged(
        identity.name, property: "environment", from: old.text(changes), to: new.text(changes)))
  }

  /// Announces the change, then makes it inside one animation.
  ///
  /// Whether the blocks alongside run before the layout or after it is not published; here before.
  /// Evidence: C-076, V-054.
  private func change(
    to size: CGSize, _ traits: UITraitCollection, _ safeArea: UIEdgeInsets, turnedBy angle: CGFloat
  ) {
    guard let engine else { return }
    let transition = WindowTransition(self, turnedBy: angle)
    announce(size, traits, transition)
    guard engine.faulted == nil else { return }
    let timing = AnimationTiming(
      duration: WindowTransition.duration, delay: 0, curve: .easeInOut)
    engine.animator.animate(timing, []) {
      let old = engine.environment
      engine.environment = traits
      record(old.table, traits.table)
      if old != traits { updateTraitsThroughout() }
      insets.safeArea = safeArea
      bounds.size = size
      center = CGPoint(x: size.width / 2, y: size.height / 2)
      let layoutComesFirst = engine.rules.flipped.contains(.layoutPrecedesAlongsideBlocks)
      if layoutComesFirst { layoutIfNeeded() }
      transition.runAlongside()
      updateSafeAreaOfSubviews()
      layoutIfNeeded()
    } completion: { _ in
      transition.complete()
    }
  }

  /// The root controller and what it presents hear of it; each tells its children in `super`.
  private func announce(
    _ size: CGSize, _ traits: UITraitCollection, _ transition: WindowTransition
  ) {
    guard let engine else { return }
    let heads = sequence(first: rootViewController) { $0?.presentation?.presented }
      .compactMap { $0 }
    if traits != engine.environment {
      for head in heads {
        let next = traits.overridden(by: head.traits.overrides.table)
        head.send("willTransition(to:with:)") { $0.willTransition(to: next, with: transition) }
      }
    }
    guard size != bounds.size else { return }
    for head in heads {
      head.send("viewWillTransition(to:with:)") {
        $0.viewWillTransition(to: size, with: transition)
      }
    }
  }

  private var topmostPresented: UIViewController? {
    var top = rootViewController
    while let next = top?.presentation?.presented { top = next }
    return top
  }
}

extension UIInterfaceOrientation {
  /// Of a window that fills the screen of an iPhone with a notch.
  var safeArea: UIEdgeInsets {
    isLandscape
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  fileprivate var angle: CGFloat {
    switch self {
    case .portrait, .unknown: 0
    case .landscapeLeft: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeRight: -.pi / 2
    }
  }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
