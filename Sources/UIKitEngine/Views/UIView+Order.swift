extension UIView {
  /// An unknown sibling puts the view on top.
  ///
  /// Evidence: V-094.
  final func insert(_ view: UIView, above sibling: UIView) {
    guard let index = indexIgnoring(view, of: sibling) else {
      return insert(view, at: children.count)
    }
    insert(view, at: index + 1)
  }

  final func insert(_ view: UIView, below sibling: UIView) {
    guard let index = indexIgnoring(view, of: sibling) else {
      return insert(view, at: children.count)
    }
    insert(view, at: index)
  }

  /// The index of `sibling` once `view` is taken out.
  private func indexIgnoring(_ view: UIView, of sibling: UIView) -> Int? {
    children.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Moves a subview among its siblings; marks only if the order really changes.
  ///
  /// Evidence: V-094, V-100.
  final func reorder(_ view: UIView, to index: Int) {
    guard let engine, let old = children.firstIndex(where: { $0 === view }) else { return }
    let new = min(max(index, 0), children.count - 1)
    guard new != old else { return }
    engine.record(.subviewRemoved(view.identity.name, parent: identity.name, index: old))
    children.remove(at: old)
    view.layer.unlink()
    layer.link(view.layer, below: new < children.count ? children[new].layer : nil)
    children.insert(view, at: new)
    engine.record(.subviewInserted(view.identity.name, parent: identity.name, index: new))
    view.constraintsDidMove()
    markForLayout()
  }

  final func exchange(_ first: Int, _ second: Int) {
    guard let engine else { return }
    guard children.indices.contains(first), children.indices.contains(second) else {
      let index = children.indices.contains(first) ? second : first
      return engine.raise(
        "NSRangeException",
        "*** -[__NSArrayM objectAtIndex:]: index \(index) beyond bounds "
          + (children.isEmpty ? "for empty array" : "[0 .. \(children.count - 1)]"))
    }
    let (low, high) = (min(first, second), max(first, second))
    guard low != high else { return }
    let (back, front) = (children[low], children[high])
    reorder(front, to: low)
    reorder(back, to: high)
  }
}
