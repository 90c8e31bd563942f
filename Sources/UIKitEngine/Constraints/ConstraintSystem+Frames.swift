import Foundation

/// From solved rectangles to frames on whole pixels.
extension ConstraintSystem {
  /// Where the subview belongs, in the coordinates of its superview.
  ///
  /// Edges go to the nearest pixel of the window, half a pixel up, so that neighbours stay
  /// neighbours. That edges are rounded, rather than origin and size, is unspecified.
  /// Evidence.
  func frame(of child: UIView, in parent: UIView) -> CGRect? {
    frame(of: child, from: origin(of: parent))
  }

  func frame(of child: UIView, from origin: Origin) -> CGRect? {
    guard let place = places[child.identity.id] else { return nil }
    return child.frame(forAlignmentRect: onPixels(place.rect, from: origin))
  }

  func onPixels(_ rect: CGRect, in parent: UIView) -> CGRect {
    onPixels(rect, from: origin(of: parent))
  }

  private func onPixels(_ rect: CGRect, from origin: Origin) -> CGRect {
    let (exact, shown) = origin
    let x = onPixels(rect.minX, rect.maxX, exact: exact.x, shown: shown.x)
    let y = onPixels(rect.minY, rect.maxY, exact: exact.y, shown: shown.y)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// In points: the start in the superview's coordinates, and the length.
  private func onPixels(
    _ low: CGFloat, _ high: CGFloat, exact: CGFloat, shown: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let scale = UIScreen.main.scale
    let start = nearest(exact + low)
    let roundsAlone = root?.engine?.rules.flipped.contains(.sizesAreRoundedAlone) ?? false
    let end = roundsAlone ? start + nearest(high - low) : nearest(exact + high)
    let base = shown * scale
    let wholeBase = base.rounded()
    let position =
      abs(base - wholeBase) < 1e-6
      ? (start - wholeBase) / scale : start / scale - shown
    return (position, (end - start) / scale)
  }

  /// In pixels.
  ///
  /// Solved lengths are exact to a millionth of a point, and a position is the sum of several.
  private func nearest(_ position: CGFloat) -> CGFloat {
    (position * UIScreen.main.scale + 0.5 + 1e-4).rounded(.down)
  }

  /// The zero of a view's own coordinates in the topmost view: as solved, and as on the screen.
  typealias Origin = (exact: CGPoint, shown: CGPoint)

  func origin(of view: UIView) -> Origin {
    guard let parent = view.parent, view !== root else {
      let own = view.bounds.origin
      return (CGPoint(x: -own.x, y: -own.y), CGPoint(x: -own.x, y: -own.y))
    }
    return origin(of: view, from: origin(of: parent))
  }

  func origin(of view: UIView, from outer: Origin) -> Origin {
    let frame = view.upright
    let own = view.bounds.origin
    var exact = CGPoint(
      x: outer.exact.x + frame.minX - own.x, y: outer.exact.y + frame.minY - own.y)
    let shown = CGPoint(
      x: outer.shown.x + frame.minX - own.x, y: outer.shown.y + frame.minY - own.y)
    if !view.autoLayout.translatesMask, let place = places[view.identity.id] {
      let solved = view.frame(forAlignmentRect: place.rect)
      exact = CGPoint(
        x: outer.exact.x + solved.minX - own.x, y: outer.exact.y + solved.minY - own.y)
    }
    return (exact, shown)
  }
}

extension UIView {
  /// Copies the system's frames into the receiver's subviews and guides, through bounds and center.
  ///
  /// A topmost view whose mask is not translated takes its own size, too.
  /// Evidence: V-050, V-023, A-155.
  final func applyEngineFrames() {
    autoLayout.appliedPass = layoutState.passes
    guard let system = topmost.autoLayout.system else { return }
    if parent == nil, !autoLayout.translatesMask, let place = system.places[identity.id] {
      let size = system.onPixels(place.rect, in: self).size
      writing(as: .engine) { if bounds.size != size { bounds.size = size } }
    }
    let origin = system.origin(of: self)
    for child in childrenToPlace(from: origin) {
      if !child.autoLayout.translatesMask, let frame = system.frame(of: child, from: origin) {
        child.take(frame)
      }
      child.roundAgain(from: origin, in: system)
    }
    applyContentSize(from: system)
    for guide in autoLayout.guides where guide.role == .custom {
      guard let place = system.places[guide.identity.id] else { continue }
      guide.laidOutFrame = system.onPixels(place.rect, in: self)
    }
  }

  /// The subviews that moved or were told to since they were last placed, first to last; all of them
  /// if the receiver's zero lies elsewhere between the pixels.
  private func childrenToPlace(from origin: ConstraintSystem.Origin) -> [UIView] {
    let phase = PixelPhase(origin, scale: UIScreen.main.scale)
    let unplaced = autoLayout.unplaced
    autoLayout.unplaced = [:]
    if phase != autoLayout.placedOn {
      autoLayout.placedOn = phase
      return children
    }
    return unplaced.values.compactMap(\.view).filter { $0.parent === self }
      .ranked { ($0.autoLayout.label, 0) }
  }

  /// What is in the receiver stands as before, but perhaps elsewhere between the pixels: it is rounded
  /// as if it were placed now, without a layout of its own.
  ///
  /// Whether UIKit's frames follow is unspecified; here equal trees have equal frames.
  /// Evidence: A-065.
  private func roundAgain(from outer: ConstraintSystem.Origin, in system: ConstraintSystem) {
    guard autoLayout.placedOn != nil, !layer.needsLayout() else { return }
    let origin = system.origin(of: self, from: outer)
    let phase = PixelPhase(origin, scale: UIScreen.main.scale)
    if phase == autoLayout.placedOn { return }
    autoLayout.placedOn = phase
    for child in children {
      if !child.autoLayout.translatesMask, let frame = system.frame(of: child, from: origin) {
        child.take(frame)
      }
      child.roundAgain(from: origin, in: system)
    }
  }

  /// The receiver's frame may not be what the solution says; its superview's next layout looks.
  final func isUnplaced() {
    parent?.autoLayout.unplaced[identity.id] = ConstraintSystem.WeakView(view: self)
  }

  /// Only where the evidence is read the other way: the receiver's own size, without its place.
  ///
  /// Evidence: V-026.
  final func takeSolvedSize() {
    guard let parent, !autoLayout.translatesMask, let system = topmost.autoLayout.system,
      let frame = system.frame(of: self, in: parent)
    else { return }
    writing(as: .engine) { if bounds.size != frame.size { bounds.size = frame.size } }
    isUnplaced()
  }

  /// The frame that the receiver has without its transform, of which Auto Layout knows nothing.
  ///
  /// Evidence: A-031.
  final var upright: CGRect {
    guard transform != .identity else { return frame }
    let (size, anchor) = (bounds.size, layer.geometry.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  private func take(_ frame: CGRect) {
    let anchor = layer.geometry.anchorPoint
    let place = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    writing(as: .engine) {
      if bounds.size != frame.size { bounds.size = frame.size }
      if center != place { center = place }
    }
  }

  /// An item that the receiver places has a new place; during the receiver's own layout, before it
  /// placed anything, there is nothing to ask for.
  final func constrainedSubviewMoved() {
    if layoutState.isInLayout, autoLayout.appliedPass != layoutState.passes { return }
    markForLayout()
  }
}

/// Where a view's zero lies between the pixels, which is all that rounding depends on.
struct PixelPhase: Equatable {
  private let shown: CGPoint
  private let error: CGPoint

  init(_ origin: ConstraintSystem.Origin, scale: CGFloat) {
    func fraction(_ length: CGFloat) -> CGFloat { length * scale - (length * scale).rounded() }
    shown = CGPoint(x: fraction(origin.shown.x), y: fraction(origin.shown.y))
    error = CGPoint(x: origin.exact.x - origin.shown.x, y: origin.exact.y - origin.shown.y)
  }
}
