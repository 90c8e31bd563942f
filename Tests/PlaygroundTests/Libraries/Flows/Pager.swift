// swift-format-ignore-file
import UIKit

open class StretchyLayout: UICollectionViewFlowLayout {
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { a in
      if a.representedElementKind == UICollectionView.elementKindSectionHeader
        && a.indexPath.section == 0
      {
        guard let cv = collectionView else { return }
        let y = cv.contentOffset.y
        if y > 0 { return }
        a.frame = CGRect(x: 0, y: y, width: cv.frame.width, height: a.frame.height - y)
      }
    }
    return attributes
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

open class PagerLayoutAttributes: UICollectionViewLayoutAttributes {
  open var position: CGFloat = 0
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! PagerLayoutAttributes
    copy.position = self.position
    return copy
  }
}
class PagerLayout: UICollectionViewLayout {
  internal var contentSize: CGSize = .zero
  internal var leadingSpacing: CGFloat = 0
  internal var itemSpacing: CGFloat = 0
  internal var needsReprepare = true
  open override class var layoutAttributesClass: AnyClass { return PagerLayoutAttributes.self }
  fileprivate var collectionViewSize: CGSize = .zero
  fileprivate var numberOfSections = 1
  fileprivate var numberOfItems = 0
  fileprivate var actualItemSize: CGSize = CGSize(width: 200, height: 100)
  override open func prepare() {
    guard let collectionView = self.collectionView else { return }
    guard self.needsReprepare || self.collectionViewSize != collectionView.frame.size else {
      return
    }
    self.needsReprepare = false
    self.collectionViewSize = collectionView.frame.size
    self.numberOfSections = collectionView.numberOfSections
    self.numberOfItems =
      collectionView.dataSource?.collectionView(collectionView, numberOfItemsInSection: 0) ?? 0
    itemSpacing = actualItemSize.width + 10
    leadingSpacing = (collectionView.frame.width - actualItemSize.width) * 0.5
    contentSize = CGSize(
      width: leadingSpacing * 2 + CGFloat(numberOfItems - 1) * 10 + CGFloat(numberOfItems)
        * actualItemSize.width, height: collectionView.frame.height)
    self.adjustCollectionViewBounds()
  }
  override open var collectionViewContentSize: CGSize { return self.contentSize }
  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
  override open func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var layoutAttributes = [UICollectionViewLayoutAttributes]()
    guard self.itemSpacing > 0, !rect.isEmpty else { return layoutAttributes }
    let rect = rect.intersection(CGRect(origin: .zero, size: self.contentSize))
    guard !rect.isEmpty else { return layoutAttributes }
    let numberOfItemsBefore = max(Int((rect.minX - leadingSpacing) / itemSpacing), 0)
    let startPosition = leadingSpacing + CGFloat(numberOfItemsBefore) * itemSpacing
    var itemIndex = numberOfItemsBefore
    var origin = startPosition
    let maxPosition = min(
      rect.maxX, self.contentSize.width - self.actualItemSize.width - leadingSpacing)
    while origin - maxPosition
      <= max(CGFloat(100.0) * .ulpOfOne * abs(origin + maxPosition), .leastNonzeroMagnitude)
    {
      let indexPath = IndexPath(item: itemIndex % numberOfItems, section: itemIndex / numberOfItems)
      let attributes = self.layoutAttributesForItem(at: indexPath) as! PagerLayoutAttributes
      self.applyTransform(to: attributes)
      layoutAttributes.append(attributes)
      itemIndex += 1
      origin += self.itemSpacing
    }
    return layoutAttributes
  }
  override open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = PagerLayoutAttributes(forCellWith: indexPath)
    let frame = self.frame(for: indexPath)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    attributes.center = center
    attributes.size = self.actualItemSize
    return attributes
  }
  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = self.collectionView else { return proposedContentOffset }
    let boundedOffset = collectionView.contentSize.width - self.itemSpacing
    let x = min(boundedOffset, round(proposedContentOffset.x / itemSpacing) * itemSpacing)
    return CGPoint(x: x, y: proposedContentOffset.y)
  }
  internal func forceInvalidate() { self.needsReprepare = true; self.invalidateLayout() }
  internal func frame(for indexPath: IndexPath) -> CGRect {
    let numberOfItems = self.numberOfItems * indexPath.section + indexPath.item
    return CGRect(
      origin: CGPoint(
        x: leadingSpacing + CGFloat(numberOfItems) * itemSpacing,
        y: (collectionView!.frame.height - actualItemSize.height) * 0.5), size: actualItemSize)
  }
  fileprivate func adjustCollectionViewBounds() {
    guard let collectionView = self.collectionView else { return }
    let newBounds = CGRect(origin: CGPoint(x: 0, y: 0), size: collectionView.frame.size)
    collectionView.bounds = newBounds
  }
  fileprivate func applyTransform(to attributes: PagerLayoutAttributes) {
    guard let collectionView = self.collectionView else { return }
    let ruler = collectionView.bounds.midX
    attributes.position = (attributes.center.x - ruler) / self.itemSpacing
    attributes.zIndex = Int(self.numberOfItems) - Int(attributes.position)
    let scale = max(1 - (1 - 0.65) * abs(attributes.position), 0.65)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.alpha = 0.6 + (1 - abs(attributes.position)) * 0.4
  }
}
