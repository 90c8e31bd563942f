/// What one asks an anchor when a layout surprises.
extension NSLayoutAnchor {
  /// Whether the constraints leave the item's place or size open.
  public var hasAmbiguousLayout: Bool { layoutItem.map(isAmbiguous) ?? false }

  /// The constraints that decide the item's place and size on the anchor's axis.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let layoutItem else { return [] }
    return constraintsAffecting(layoutItem, attribute.isHorizontal ? .horizontal : .vertical)
  }
}
