// swift-format-ignore-file
// source: Apple's documentation of setCollectionViewLayout(_:animated:) and UICollectionViewLayout
// A layout hears of what comes and goes, and of another that takes its place; cells and selection
// stay. What it sets of itself while it prepares does not begin again.
// ends: normally
import UIKit

final class CardLayout: UICollectionViewFlowLayout {
  private var inserted: [IndexPath] = []
  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 20
    sectionHeadersPinToVisibleBounds = true
  }
  required init?(coder: NSCoder) { fatalError() }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let available = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    itemSize = CGSize(width: available.width * 0.8, height: 200)
    let inset = (available.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    return attributes.map { original in
      guard original.representedElementCategory == .cell, let copy = original.copy() as? UICollectionViewLayoutAttributes else { return original }
      let distance = abs(visible.midX - copy.center.x)
      let scale = max(0.75, 1 - distance / visible.width * 0.5)
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      copy.zIndex = Int(scale * 100)
      copy.alpha = scale
      return copy
    }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
    guard let collectionView else { return proposed }
    let target = CGRect(origin: CGPoint(x: proposed.x, y: 0), size: collectionView.bounds.size)
    guard let all = super.layoutAttributesForElements(in: target) else { return proposed }
    let center = proposed.x + collectionView.bounds.width / 2
    let closest = all.min { abs($0.center.x - center) < abs($1.center.x - center) }
    return CGPoint(x: (closest?.center.x ?? center) - collectionView.bounds.width / 2, y: proposed.y)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = updateItems.compactMap { $0.updateAction == .insert ? $0.indexPathAfterUpdate : nil }
    print("updates:", updateItems.map { "\($0.updateAction == .insert ? "+" : "-")\(($0.indexPathAfterUpdate ?? $0.indexPathBeforeUpdate)!)" })
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates(); print("final", inserted.count) }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { super.prepareForTransition(to: newLayout); print("leaves for", type(of: newLayout)) }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { super.prepareForTransition(from: oldLayout); print("comes from", type(of: oldLayout)) }
}

final class CardCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  override var isSelected: Bool { didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 } }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
    print(label.text ?? "", "transitioned")
  }
}

final class CardsController: UICollectionViewController {
  var cards = ["A", "B", "C"]
  init() { super.init(collectionViewLayout: CardLayout()) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.decelerationRate = .fast
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as? CardCell else { fatalError() }
    cell.label.text = cards[indexPath.item]
    return cell
  }
}
let cards = CardsController()
window.rootViewController = cards
func report() {
  cards.collectionView.layoutIfNeeded()
  for path in cards.collectionView.indexPathsForVisibleItems {
    let cell = cards.collectionView.cellForItem(at: path)!
    print(path, cell.center, String(format: "%.3f", cell.transform.a), cell.isSelected)
  }
}
DispatchQueue.main.async {
  report()
  cards.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: .centeredHorizontally)
  report()
  cards.cards.insert("Z", at: 1)
  cards.cards.removeLast()
  cards.collectionView.performBatchUpdates({
    cards.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
    cards.collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
  }) { print("done", $0) }
  report()
  let grid = UICollectionViewFlowLayout()
  grid.itemSize = CGSize(width: 100, height: 100)
  cards.collectionView.setCollectionViewLayout(grid, animated: true) { print("grid", $0) }
  report()
  print(cards.collectionView.indexPathsForSelectedItems ?? [])
  let layout = CardLayout()
  cards.collectionView.collectionViewLayout = layout
  report()
  print(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 280, y: 0), withScrollingVelocity: .zero))
}
