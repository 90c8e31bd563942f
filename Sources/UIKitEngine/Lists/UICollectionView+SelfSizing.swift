import Foundation

extension UICollectionView {
  /// How often one pass of layout lets views correct estimates; more views may come into sight.
  private static let fittingPasses = 10

  final func showElements() {
    for _ in 0..<Self.fittingPasses {
      guard fitShown(showOnce()) else { break }
    }
  }

  private func showOnce() -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    showDecorations(all.filter { $0.representedElementCategory == .decorationView })
    showSupplements(all.filter { $0.representedElementCategory == .supplementaryView })
    showCells(all.filter { $0.representedElementCategory == .cell })
    return all
  }

  /// Asks the views whose sizes are estimates; `true` if the layout is no longer valid.
  private func fitShown(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    var isCorrected = false
    for original in shown where original.estimates != SizeEstimates() {
      let view: UICollectionReusableView? =
        original.representedElementKind.map { supplements.views[$0]?[original.indexPath] }
        ?? cells[original.indexPath]
      guard let wanted = view?.preferredLayoutAttributesFitting(original),
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: wanted, withOriginalAttributes: original)
      else { continue }
      isPreparing = true
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: wanted, withOriginalAttributes: original))
      isPreparing = false
      isCorrected = true
    }
    return isCorrected
  }

  /// A layout's own views, of the classes that it registered; they are not reused here.
  private func showDecorations(_ shown: [UICollectionViewLayoutAttributes]) {
    for (key, view) in decorations where !shown.contains(where: { key == Self.key($0) }) {
      view.removeFromSuperview()
      decorations[key] = nil
    }
    for attributes in shown {
      let key = Self.key(attributes)
      guard let kind = attributes.representedElementKind,
        let view = decorations[key] ?? collectionViewLayout.decorationMakers[kind]?()
      else { continue }
      decorations[key] = view
      view.frame = attributes.frame
      view.apply(attributes)
      let isMoved = raise(view, attributes.zIndex)
      if view.superview !== self, attributes.zIndex <= 0 {
        insertSubview(view, at: 0)
      } else {
        pile(view, isMoved: isMoved)
      }
    }
  }

  private static func key(_ attributes: UICollectionViewLayoutAttributes) -> String {
    "\(attributes.representedElementKind ?? "") \(attributes.indexPath)"
  }
}

extension UICollectionReusableView {
  /// Its constraints' size where the layout only estimates; a view without any keeps what it was given,
  /// which is unspecified.
  final func fitted(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let estimates = layoutAttributes.estimates
    guard estimates != SizeEstimates(),
      let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    (self as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let given = layoutAttributes.size
    let cell = self as? UICollectionViewCell
    let room = cell?.contentRoom ?? .zero
    let beside = room.left + room.right
    var size = (cell?.contentView ?? self).systemLayoutSizeFitting(
      CGSize(
        width: estimates.width ? 0 : max(0, given.width - beside),
        height: estimates.height ? 0 : given.height),
      withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
    if size.width > 0 { size.width += beside }
    result.size = CGSize(
      width: estimates.width && size.width > 0 ? size.width : given.width,
      height: estimates.height && size.height > 0 ? size.height : given.height)
    return result
  }
}
