// swift-format-ignore-file
// source: published programs with UICollectionViewCell and UICollectionViewFlowLayout
// Cells of collections lay out their subviews by the frame that init(frame:) gets; an animated scroll
// tells its delegate as it ends.
// ends: normally
import UIKit

final class TitleCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 4, y: 0, width: frame.width - 8, height: frame.height)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class Header: UICollectionReusableView {
  let line = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    addSubview(line)
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class GridController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TitleCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TitleCell
    cell.label.text = "\(indexPath.item)"
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("ended at", scrollView.contentOffset.y) }
}
let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 90, height: 60)
layout.headerReferenceSize = CGSize(width: 0, height: 30)
let grid = GridController(collectionViewLayout: layout)
window.rootViewController = grid
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  let cell = grid.collectionView.cellForItem(at: [0, 0]) as? TitleCell
  print(cell?.label.frame ?? .zero, cell?.label.text ?? "")
  let header = grid.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? Header
  print(header?.line.frame ?? .zero)
  grid.collectionView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
    grid.collectionView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    grid.collectionView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
  }
}
