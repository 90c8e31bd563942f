// swift-format-ignore-file
import UIKit

/// Columns of items, each as high as its delegate says.
public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}
public final class WaterfallContext: UICollectionViewLayoutInvalidationContext {
  var keepsHeights = false
}
public final class WaterfallLayout: UICollectionViewLayout {
  public var columns = 2, spacing: CGFloat = 10
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var height: CGFloat = 0
  private var width: CGFloat {
    guard let c = collectionView else { return 0 }; let i = c.adjustedContentInset;
    return c.bounds.width - (i.left + i.right)
  }
  public override class var invalidationContextClass: AnyClass { WaterfallContext.self }
  public override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }
  public override func prepare() {
    super.prepare()
    guard cache.isEmpty, let c = collectionView, let d = c.delegate as? WaterfallLayoutDelegate
    else { return }
    let w = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var ys = [CGFloat](repeating: 0, count: columns)
    for s in 0..<c.numberOfSections {
      let hp = IndexPath(item: 0, section: s)
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: hp)
      header.frame = CGRect(x: 0, y: ys.max()!, width: width, height: 30); header.zIndex = 10
      headers[hp] = header
      ys = .init(repeating: header.frame.maxY, count: columns)
      for i in 0..<c.numberOfItems(inSection: s) {
        let p = IndexPath(row: i, section: s)
        let col = ys.firstIndex(of: ys.min()!)!
        let h = d.collectionView(c, layout: self, heightForItemAt: p, width: w)
        let a = UICollectionViewLayoutAttributes(forCellWith: p)
        a.frame = CGRect(x: (w + spacing) * CGFloat(col), y: ys[col], width: w, height: h).integral
        ys[col] += h + spacing
        cache.append(a)
      }
    }
    height = max(0, (ys.max() ?? 0) - spacing)
  }
  public override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { (cache + Array(headers.values)).filter { $0.frame.intersects(rect) } }
  public override func layoutAttributesForItem(at p: IndexPath) -> UICollectionViewLayoutAttributes?
  { cache.first { $0.indexPath == p } }
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { headers[indexPath] }
  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let w = context as? WaterfallContext,
      !w.keepsHeights || w.invalidateEverything || w.invalidateDataSourceCounts
    {
      cache.removeAll()
    }
    super.invalidateLayout(with: context)
  }
  public override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let c = super.invalidationContext(forBoundsChange: newBounds) as! WaterfallContext
    c.keepsHeights = newBounds.width == collectionView?.bounds.width
    return c
  }
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  public override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let a = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes;
    a?.alpha = 0; return a
  }
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for u in updateItems {
      switch u.updateAction {
      case .insert: _ = u.indexPathAfterUpdate;
      case .delete: _ = u.indexPathBeforeUpdate;
      case .move, .reload, .none: break;
      @unknown default: break
      }
    }
  }
  public override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
}
