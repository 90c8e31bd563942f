/// A guide that follows something on the screen.
///
/// Constraints that hold near an edge, or away from it, are switched by the guide itself, as documented.
/// What lies at the bottom, across the whole width, is near the bottom and away from the top; that it is
/// away from the sides as well is unspecified.
open class UITrackingLayoutGuide: UILayoutGuide {
  private final var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private final var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  nonisolated deinit {}

  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackedConstraints
    if edge == .bottom { NSLayoutConstraint.activate(trackedConstraints) }
  }
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edges.rawValue] ?? [])
    away[edges.rawValue] = trackedConstraints
    if !edges.contains(.bottom) { NSLayoutConstraint.activate(trackedConstraints) }
  }
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }
  open func constraintsActive(
    whenAwayFrom edges: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edges.rawValue] ?? [] }
  open func removeAllTrackedConstraints() {
    for constraints in [near, away].flatMap(\.values) { NSLayoutConstraint.deactivate(constraints) }
    (near, away) = ([:], [:])
  }
}

/// Where the keyboard is.
///
/// There is none here, so the guide lies on the bottom safe area, as in UIKit while it is away.
/// Source: UIKit's reference, `UIView.keyboardLayoutGuide`; no observation is in the evidence.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.guidesMoved() } }
  }
  open var keyboardDismissPadding: CGFloat = 0

  nonisolated deinit {}
}

extension UIView {
  final var keyboardGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard, "UIKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }
}
