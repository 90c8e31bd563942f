extension Engine {
  /// Sets `isActive` of each in turn; in a window they are looked at together when all are there.
  func activateTogether(_ constraints: [NSLayoutConstraint]) {
    let isOutermost = !isActivating
    isActivating = true
    for constraint in constraints { constraint.isActive = true }
    guard isOutermost else { return }
    isActivating = false
    var rest = constraints[...]
    while let first = rest.first {
      let system = first.holder?.liveSystem
      let count = rest.prefix { $0.holder?.liveSystem === system }.count
      system?.enter(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
  }
}

extension NSLayoutConstraint {
  /// Evidence: A-006, A-009, A-010, A-011.
  func activate() {
    guard let engine = livingEngine, holder == nil else { return }
    guard let ancestor = closestCommonAncestor else {
      let first = (firstItem as? any LayoutItem).map { anchorText($0, firstAttribute) }
      let second = (secondItem as? any LayoutItem).map { anchorText($0, secondAttribute) }
      return engine.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(first ?? "(null)") and "
          + "\(second ?? "(null)") because they have no common ancestor.  Does the constraint or "
          + "its anchors reference items in different view hierarchies?  That's illegal.")
    }
    ancestor.install(self)
  }

  func deactivate() {
    holder?.uninstall(self)
  }

  /// A view is its own ancestor; a guide stands for the view that owns it.
  private var closestCommonAncestor: UIView? {
    guard let first = (firstItem as? any LayoutItem)?.hostView else { return nil }
    guard secondAttribute != .notAnAttribute || starts.first != nil else { return first }
    let others = items.dropFirst().compactMap(\.hostView)
    let isWhole = secondItem != nil || secondAttribute == .notAnAttribute
    guard isWhole, others.count == items.count - 1 else { return nil }
    var ancestor: UIView? = first
    while let candidate = ancestor {
      if others.allSatisfy({ $0.isSelfOrBelow(candidate) }) { return candidate }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The living items, and those from which distances are measured; the first item comes first.
  var items: [any LayoutItem] {
    [
      firstItem as? any LayoutItem, secondItem as? any LayoutItem, starts.first?.item,
      starts.second?.item,
    ].compactMap(\.self)
  }

  /// Whether one of the items is in `view`'s subtree.
  func mentionsSubtree(of view: UIView) -> Bool {
    items.contains { $0.hostView?.isSelfOrBelow(view) ?? false }
  }

  /// Whether both items are in `view`'s subtree.
  func isWithin(_ view: UIView) -> Bool {
    items.allSatisfy { $0.hostView?.isSelfOrBelow(view) ?? false }
  }
}
