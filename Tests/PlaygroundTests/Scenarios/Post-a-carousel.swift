// swift-format-ignore-file
// source: Apple's documentation of UICollectionViewFlowLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
// A program as blogs have them.
// ends: normally
import UIKit

final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    scrollDirection = .horizontal
    itemSize = CGSize(width: collectionView.bounds.width * 0.7, height: collectionView.bounds.height - 40)
    minimumLineSpacing = 16
    let inset = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let all = super.layoutAttributesForElements(in: rect) else { return nil }
    let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return all.map { attributes in
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
      let distance = min(1, abs(copy.center.x - center) / collectionView.bounds.width)
      copy.alpha = 1 - distance * 0.5
      copy.transform = CGAffineTransform(scaleX: 1 - distance * 0.2, y: 1 - distance * 0.2)
      return copy
    }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
    let step = itemSize.width + minimumLineSpacing
    return CGPoint(x: (proposed.x / step).rounded() * step, y: proposed.y)
  }
}
final class CardCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class Carousel: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout = CarouselLayout()
  lazy var cards = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var steps = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    cards.dataSource = self
    cards.delegate = self
    cards.register(CardCell.self, forCellWithReuseIdentifier: "card")
    view.addSubview(cards)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    cards.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 300)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! CardCell
    cell.label.text = "\(indexPath.item)"
    return cell
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    print("settled", scrollView.contentOffset.x, steps > 5)
  }
}
let carousel = Carousel()
window.rootViewController = carousel
window.layoutIfNeeded()
print(carousel.layout.itemSize, carousel.cards.contentSize.width)
carousel.cards.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: true)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let cell = carousel.cards.cellForItem(at: IndexPath(item: 3, section: 0))
  print(cell?.alpha ?? 0, (cell as? CardCell)?.label.text ?? "")
  print(carousel.layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 300, y: 0), withScrollingVelocity: .zero))
}
