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
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = (secondItem as? any LayoutItem)?.hostView else { return nil }
    var ancestor: UIView? = first
    while let candidate = ancestor {
      if second.isSelfOrBelow(candidate) { return candidate }
      ancestor = candidate.parent
    }
    return nil
  }

  /// Whether one of the items is in `view`'s subtree.
  func mentionsSubtree(of view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? any LayoutItem)?.hostView?.isSelfOrBelow(view) ?? false
    }
  }

  /// Whether both items are in `view`'s subtree.
  func isWithin(_ view: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      guard let item else { return true }
      return (item as? any LayoutItem)?.hostView?.isSelfOrBelow(view) ?? false
    }
  }
}
