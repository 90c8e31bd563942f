import Foundation

extension CALayer {
  final func adopt(_ layer: CALayer, at index: Int) {
    layer.leave()
    link(layer, at: index)
    contentsChanged()
  }

  final func adopt(_ layer: CALayer, before sibling: CALayer?) {
    layer.leave()
    adopt(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  final func adopt(_ layer: CALayer, after sibling: CALayer?) {
    layer.leave()
    adopt(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  final func leave() {
    guard let old = parent else { return }
    unlink()
    old.contentsChanged()
  }

  /// Takes `layer` in without a mark.
  final func link(_ layer: CALayer, at index: Int) {
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.joined = identity.engine?.commitCount ?? 0
    layer.parent = self
    if layer.isLayoutNeeded || layer.isUpdateNeeded || layer.leadsToLayout {
      layer.markWay(\.leadsToLayout)
    }
    if layer.isDisplayNeeded || layer.leadsToDisplay { layer.markWay(\.leadsToDisplay) }
  }

  /// Sets the mark on the layers above, up to one that has it.
  final func markWay(_ mark: ReferenceWritableKeyPath<CALayer, Bool>) {
    var above = parent
    while let layer = above, !layer[keyPath: mark] {
      layer[keyPath: mark] = true
      above = layer.parent
    }
  }

  /// As `link(_:at:)`, below `sibling`; on top if there is none.
  final func link(_ layer: CALayer, below sibling: CALayer?) {
    let index = sibling.flatMap { sibling in children.lastIndex { $0 === sibling } }
    link(layer, at: index ?? children.count)
  }

  final func unlink() {
    if let index = parent?.children.lastIndex(where: { $0 === self }) {
      parent?.children.remove(at: index)
    }
    parent = nil
  }

  final func replaceSublayers(_ layers: [CALayer]) {
    for layer in children { layer.leave() }
    for layer in layers { adopt(layer, before: nil) }
  }

  /// The one way in for geometry set on the layer; a view's layer hands on to its view.
  final func change(_ body: (inout ViewGeometry) -> Void) {
    if let view { return view.changeGeometry(body) }
    let old = geometry
    var new = old
    body(&new)
    guard new != old, let engine = identity.engine, engine.accepts(new, for: self) else { return }
    geometry = new
    engine.record(.frameChanged(identity.name, from: old, to: new))
    engine.animator.changed(
      self, from: ShownState(geometry: old, look: look),
      to: ShownState(geometry: new, look: look))
    guard old.bounds.size != geometry.bounds.size else { return }
    askForLayout()
    parent?.contentsChanged()
    if needsDisplayOnBoundsChange { askForDisplay(nil) }
  }
}
