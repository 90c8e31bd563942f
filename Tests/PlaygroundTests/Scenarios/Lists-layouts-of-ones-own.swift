// swift-format-ignore-file
// source: Apple's documentation of UICollectionViewLayout and UICollectionViewFlowLayout
// A layout written from nothing, and a flow layout whose attributes a subclass changes.
// ends: normally
import UIKit

final class Staircase: UICollectionViewLayout {
  var step = CGSize(width: 40, height: 30)
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    attributes = (0..<count).map { item in
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      one.frame = CGRect(
        x: CGFloat(item) * step.width, y: CGFloat(item) * step.height, width: step.width,
        height: step.height)
      return one
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(attributes.count) * step.width, height: CGFloat(attributes.count) * step.height)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes[indexPath.item]
  }
}

/// Items of a line lie at its left.
final class LeftAligned: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var x = sectionInset.left
    var line: CGFloat = -1
    return super.layoutAttributesForElements(in: rect)?.map { original in
      let one = original.copy() as! UICollectionViewLayoutAttributes
      if one.frame.minY > line {
        x = sectionInset.left
        line = one.frame.minY
      }
      one.frame.origin.x = x
      x = one.frame.maxX + minimumInteritemSpacing
      return one
    }
  }
}

final class Steps: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 5 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "step", for: indexPath)
  }
}

let steps = Steps()
let staircase = Staircase()
let list = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: staircase)
list.contentInsetAdjustmentBehavior = .never
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "step")
list.dataSource = steps
view.addSubview(list)
view.layoutIfNeeded()
print(list.contentSize)
for path in list.indexPathsForVisibleItems.sorted() {
  print(path, list.cellForItem(at: path)?.frame ?? .zero)
}
staircase.step = CGSize(width: 50, height: 50)
staircase.invalidateLayout()
view.layoutIfNeeded()
print(list.contentSize, list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame ?? .zero)
print(list.cellForItem(at: IndexPath(item: 4, section: 0)) == nil)

let left = LeftAligned()
left.itemSize = CGSize(width: 40, height: 20)
left.minimumInteritemSpacing = 2
left.minimumLineSpacing = 3
list.setCollectionViewLayout(left, animated: false)
view.layoutIfNeeded()
for path in list.indexPathsForVisibleItems.sorted() {
  print(path, list.cellForItem(at: path)?.frame ?? .zero)
}
