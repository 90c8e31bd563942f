import Foundation

extension UIView: CALayerDelegate {}

extension CALayer {
  /// A mark on a view's layer is a mark on the view.
  final func askForLayout() {
    if let view { view.markForLayout() } else { isLayoutNeeded = true }
  }

  /// Sublayers or subviews came or went, or a sublayer's size changed (V-091).
  ///
  /// In a view's own layout that asks for no other one, as a change of a subview's size does not
  /// (V-046): `addSubview(_:)` there looped on iOS 9.3, but not on iOS 11. Evidence: V-024. For what
  /// is removed, and for sublayers, that is unspecified.
  final func contentsChanged() {
    if view?.layoutState.isInLayout != true { askForLayout() }
  }

  /// Parent before child, siblings last to first; clean layers are passed through, not called.
  ///
  /// Evidence: V-014, V-016, V-047.
  final func layOutSubtree() {
    guard isMarked else { return }
    let goesDown = identity.engine?.rules.misconception != .layoutRunsBottomUp
    if isUpdateNeeded, !isLayoutNeeded { view?.updatePropertiesAlone() }
    if goesDown, isLayoutNeeded { layOutOnce() }
    defer { if !goesDown, isLayoutNeeded { layOutOnce() } }
    guard let engine = identity.engine, engine.faulted == nil else { return }
    let runsUp = engine.rules.flipped.contains(.siblingsFirstToLast)
    // Those that were there when the walk began; of the clean ones nothing but their marks is read.
    let siblings = children
    for index in siblings.indices {
      let child = siblings[runsUp ? index : siblings.count - 1 - index]
      guard child.isMarked, child.parent === self else { continue }
      guard engine.faulted == nil else { return }
      child.layOutSubtree()
    }
  }

  /// Whether the receiver or a layer below it may have something to lay out.
  private final var isMarked: Bool { isLayoutNeeded || isUpdateNeeded || leadsToLayout }

  private func layOutOnce() {
    guard let view else {
      isLayoutNeeded = false
      guard let engine = identity.engine else { return }
      return engine.callbackIfOverridden(self, "layoutSublayers()", nil) { layoutSublayers() }
    }
    view.layOutOnce()
  }

  /// What a layer does of itself: it asks its delegate, which of a view's layer is the view.
  final func askDelegateToLayOut() {
    guard let view, let engine = identity.engine else {
      delegate?.layoutSublayers(of: self)
      return
    }
    engine.callbackIfOverridden(view, "layoutSublayers(of:)", view.layoutState.passCause) {
      view.layoutSublayers(of: self)
    }
  }

  final var subtreeNeedsLayout: Bool {
    if isLayoutNeeded || isUpdateNeeded { return true }
    guard leadsToLayout else { return false }
    let siblings = children
    for index in siblings.indices where siblings[index].isMarked {
      if siblings[index].subtreeNeedsLayout { return true }
    }
    leadsToLayout = false
    return false
  }

  /// Whether the layer of a view that would draw now is the receiver or below it.
  final var subtreeIsReadyToDraw: Bool {
    guard isDisplayNeeded || leadsToDisplay else { return false }
    if view?.isReadyToDraw == true { return true }
    if children.contains(where: { $0.subtreeIsReadyToDraw }) { return true }
    leadsToDisplay = children.contains { $0.isDisplayNeeded || $0.leadsToDisplay }
    return false
  }

  /// Climbs while the superlayer is dirty, then lays out all below.
  ///
  /// Evidence: V-075.
  final func climbAndLayOut() {
    var top = self
    while let above = top.parent, above.isLayoutNeeded { top = above }
    guard let view = top.view else { return top.layOutSubtree() }
    view.topmost.bringConstraintsUpToDate()
    view.engine?.layoutUntilClean(view)
  }

  final func askForDisplay(_ rect: CGRect?) {
    if let view { view.askForDisplay(rect) } else { isDisplayNeeded = true }
  }

  /// Evidence: V-077.
  final func displayNow() {
    guard isDisplayNeeded else { return }
    if let view { return view.drawIfNeeded() }
    isDisplayNeeded = false
    display()
  }

  /// A layer without a size has nothing to draw to.
  package final func drawContents() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let canvas = CGContext.Canvas(size: bounds.size, scale: contentsScale, isImage: false)
    let context = CGContext(canvas, origin: bounds.origin)
    context.whileCurrent { draw(in: context) }
  }
}
