// source: Apple's documentation of shouldInvalidateLayout(forBoundsChange:)
// A layout that is asked about a change of bounds finds the old ones in its list: that is how Apple's
// sample code tells a rotation from scrolling.
// ends: normally
import UIKit

final class Columns: UICollectionViewLayout {
  var log: [String] = []

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 1000)
  }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds ?? .zero
    log.append("\(old) to \(newBounds)")
    return newBounds.size != old.size
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { [] }
}

let columns = Columns()
let collection = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: columns)
collection.contentInsetAdjustmentBehavior = .never
view.addSubview(collection)
view.layoutIfNeeded()
columns.log = []
collection.contentOffset.y = 50
collection.layoutIfNeeded()
print(columns.log)
columns.log = []
collection.frame.size.width = 150
collection.layoutIfNeeded()
print(columns.log)
