// swift-format-ignore-file
// source: Apple's documentation of UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds
// Headers of a flow layout that stay at the edge of what is visible until their section ends.
// ends: normally
import UIKit

final class Header: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) { super.init(frame: frame); label.frame = bounds; label.autoresizingMask = [.flexibleWidth, .flexibleHeight]; addSubview(label) }
  required init?(coder: NSCoder) { fatalError() }
}
final class StickyController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.itemSize = CGSize(width: 390, height: 100)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! Header
    header.label.text = "Section \(indexPath.section)"
    return header
  }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { CGSize(width: 0, height: 40) }
}
let sticky = StickyController()
window.rootViewController = sticky
DispatchQueue.main.async {
  for y in [0, 120, 520, 545, 1000] as [CGFloat] {
    sticky.collectionView.contentOffset.y = y
    sticky.collectionView.layoutIfNeeded()
    let headers = sticky.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    print(y, headers.map { "\(($0 as! Header).label.text!) \($0.frame.minY)" }, sticky.collectionView.visibleCells.count)
  }
}
