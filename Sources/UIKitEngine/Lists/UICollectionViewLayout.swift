import Foundation

/// Says where a collection's items lie.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) final weak var collectionView: UICollectionView?

  public override init() { super.init() }

  nonisolated deinit {}

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where a swipe of a finger comes to rest; nobody swipes here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func invalidateLayout() {
    collectionView?.preparedSize = nil
    collectionView?.setNeedsLayout()
  }

  /// A change of size always asks anew; a change of the offset if the layout says so.
  final func isInvalid(from old: CGSize, to bounds: CGRect) -> Bool {
    old != bounds.size || shouldInvalidateLayout(forBoundsChange: bounds)
  }
}
