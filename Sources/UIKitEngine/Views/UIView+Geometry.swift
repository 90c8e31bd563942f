import Foundation

extension UIView {
  /// The one way in for every geometry setter of the view and of its layer.
  final func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    guard let engine else { return }
    let old = layer.geometry
    var new = old
    change(&new)
    guard new != old, engine.accepts(new, for: layer) else { return }
    if new.bounds != old.bounds { boundsWillChange(to: new.bounds) }
    layer.geometry = new
    engine.record(.frameChanged(identity.name, from: old, to: new))
    engine.animator.modelChanged(self, from: old, to: new)
    geometryChanged(from: old, to: new)
  }

  /// Marks what the change marks, and nothing else.
  ///
  /// Size: self and superview, unless that is in layout now. Origin of the bounds: self. Transform: the
  /// superview. Position, anchor point, z: nothing. Evidence: V-013, V-014, V-015, V-046, V-101.
  private func geometryChanged(from old: ViewGeometry, to new: ViewGeometry) {
    let belief = engine?.rules.misconception
    if old.bounds.size != new.bounds.size {
      autoresizeSubviews(from: old.bounds.size)
      markForLayout()
      if belief != .resizingSparesSuperview { markSuperviewUnlessInLayout() }
      if contentMode == .redraw || belief == .resizingRedraws { askForDisplay(nil) }
    } else if old.bounds.origin != new.bounds.origin {
      markForLayout()
      if belief == .scrollingLaysOutSuperview { markSuperviewUnlessInLayout() }
    } else if old.center != new.center, belief == .movingLaysOut {
      markForLayout()
      markSuperviewUnlessInLayout()
    }
    if old.transform != new.transform { markSuperviewUnlessInLayout() }

    if writer != .engine { isUnplaced() }
    switch writer {
    case .hand: frameSetByHand()
    case .autoresizing: frameSetByAutoresizing()
    case .engine: break
    }
    if old.bounds.size != new.bounds.size {
      roomChanged()
    } else if preservesSuperviewLayoutMargins
      || (old.bounds.origin != new.bounds.origin && !autoLayout.guides.isEmpty)
    {
      guidesMoved()
    }
    valuesChanged()
  }

  private func markSuperviewUnlessInLayout() {
    guard let parent, !parent.layoutState.isInLayout else { return }
    parent.markForLayout()
  }

  /// Runs `body` with another writer on record.
  final func writing(as other: GeometryWriter, _ body: () -> Void) {
    let before = writer
    writer = other
    body()
    writer = before
  }

  /// The frame's origin stays, as programs show that set the centre again after it.
  ///
  /// What a transform changes of that is unspecified: here the centre stays then.
  final func fitSize() {
    let size = sizeThatFits(bounds.size)
    if transform == .identity { frame.size = size } else { bounds.size = size }
  }

  final func deepest(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(child.convert(point, from: self), with: event) { return found }
    }
    return self
  }
}
