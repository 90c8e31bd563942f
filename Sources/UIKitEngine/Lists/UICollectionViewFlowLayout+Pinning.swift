import Foundation

extension UICollectionViewFlowLayout {
  /// A header or footer where it stays in sight, if it is to.
  ///
  /// As documented, a header scrolls with its section until it reaches the edge of the visible bounds,
  /// stays there, and is pushed away by the end of its section; a footer likewise from the other edge.
  /// The edge is that of what the content insets leave, as it is of tables' headers; that is
  /// unspecified.
  final func pinned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    guard pins, let list = collectionView, spans.indices.contains(attributes.indexPath.section),
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return attributes }
    let span = spans[attributes.indexPath.section]
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    var frame = attributes.frame
    if scrollDirection == .vertical {
      frame.origin.y = place(
        frame.minY, frame.height, isHeader, (visible.minY, visible.maxY), span)
    } else {
      frame.origin.x = place(
        frame.minX, frame.width, isHeader, (visible.minX, visible.maxX), span)
    }
    copy.frame = frame
    return copy
  }

  private func place(
    _ start: CGFloat, _ length: CGFloat, _ isHeader: Bool,
    _ visible: (start: CGFloat, end: CGFloat), _ section: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    isHeader
      ? min(max(start, visible.start), max(start, section.end - length))
      : max(min(start, visible.end - length), min(start, section.start))
  }
}
