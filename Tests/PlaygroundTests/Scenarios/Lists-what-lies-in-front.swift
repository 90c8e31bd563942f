// source: Apple's documentation of UICollectionViewLayoutAttributes.zIndex
// Items with a higher zIndex lie in front of those with a lower one.
// ends: normally
import UIKit

final class Deck: UICollectionViewLayout {
  var front = 0
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: item * 10, y: 0, width: 100, height: 100)
      attributes.zIndex = item == front ? 10 : -item
      return attributes
    }
  }
}

final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }
}

let deck = Deck()
let items = Items()
let cards = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: deck)
cards.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
cards.dataSource = items
window.addSubview(cards)
cards.layoutIfNeeded()
func show() {
  print(cards.subviews.filter { $0 is UICollectionViewCell }.map(\.tag))
  print(cards.visibleCells.map(\.layer.zPosition))
}
show()
deck.front = 2
deck.invalidateLayout()
cards.layoutIfNeeded()
show()
