// swift-format-ignore-file
// source: Apple's documentation of UICollectionViewLayout.register(_:forDecorationViewOfKind:)
// A layout that puts a view of its own behind the items, and says where scrolling comes to rest.
// ends: normally
import UIKit

final class Background: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tag = layoutAttributes.zIndex
  }
}
final class Shelf: UICollectionViewLayout {
  private var items: [UICollectionViewLayoutAttributes] = []
  override init() {
    super.init()
    register(Background.self, forDecorationViewOfKind: "background")
  }
  required init?(coder: NSCoder) { nil }
  override func prepare() {
    super.prepare()
    items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      one.frame = CGRect(x: CGFloat(item) * 60, y: 10, width: 50, height: 50)
      return one
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(items.count) * 60 - 10, height: 70)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let copies = NSArray(array: items, copyItems: true) as? [UICollectionViewLayoutAttributes] ?? []
    let behind = layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 0))
    return copies.filter { $0.frame.intersects(rect) } + [behind].compactMap { $0 }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath.item] }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let one = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    one.frame = CGRect(x: 0, y: 0, width: 170, height: 70)
    one.zIndex = -1
    return one
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let list = collectionView, !list.isPagingEnabled else {
      return super.targetContentOffset(forProposedContentOffset: proposed)
    }
    return CGPoint(x: (proposed.x / 60).rounded() * 60, y: proposed.y)
  }
}
final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
let shelf = Shelf()
let source = Source()
let list = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 170, height: 70), collectionViewLayout: shelf)
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
list.dataSource = source
list.layoutIfNeeded()
let backgrounds = list.subviews.filter { $0 is Background }
print(backgrounds.map(\.frame), backgrounds.map(\.tag), list.visibleCells.count)
print(list.cellForItem(at: IndexPath(item: 2, section: 0))?.frame ?? .zero)
let proposed = CGPoint(x: 100, y: 0)
print(shelf.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero))
list.isPagingEnabled = true
print(shelf.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero))
