// source: Apple's documentation of UICollectionViewLayoutInvalidationContext
// A layout that depends on the offset says so for each change of the bounds; the collection view then
// asks it for a context, invalidates with that, and has it prepare again.
// ends: normally
import UIKit

final class Wheel: UICollectionViewLayout {
  var log: [String] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append("invalidate \(context.invalidatedItemIndexPaths?.count ?? 0)")
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 50, height: 50)
    attributes.center = CGPoint(x: 50, y: rect.midY)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    return [attributes]
  }
}

final class One: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "one", for: indexPath)
  }
}

let (wheel, one) = (Wheel(), One())
let collection = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: wheel)
collection.contentInsetAdjustmentBehavior = .never
collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "one")
collection.dataSource = one
view.addSubview(collection)
view.layoutIfNeeded()
wheel.log = []
for y in [100, 200] {
  collection.contentOffset.y = CGFloat(y)
  collection.layoutIfNeeded()
  print(wheel.log, collection.visibleCells.map(\.frame))
  wheel.log = []
}
