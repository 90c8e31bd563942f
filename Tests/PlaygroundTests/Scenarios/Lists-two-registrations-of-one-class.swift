// source: Apple's documentation of UICollectionView.CellRegistration
// Two registrations of one class do not share their cells: each is set up by its own handler alone.
// ends: normally
import UIKit

final class Cell: UICollectionViewCell {
  var marks: [String] = []
}

final class Grid: NSObject, UICollectionViewDataSource {
  let red = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
    cell.marks.append("red \(item)")
  }
  let blue = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
    cell.marks.append("blue \(item)")
  }
  var isRed = true

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: isRed ? red : blue, for: indexPath, item: indexPath.item)
  }
}

let grid = Grid()
let collection = UICollectionView(
  frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
collection.dataSource = grid
view.addSubview(collection)
for isRed in [true, false, true] {
  grid.isRed = isRed
  collection.reloadData()
  view.layoutIfNeeded()
  print((collection.visibleCells.first as? Cell)?.marks ?? [])
}
