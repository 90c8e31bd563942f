// swift-format-ignore-file
// source: Apple's documentation of UICollectionViewDiffableDataSource and UICollectionView.CellRegistration
// A collection that is fed with snapshots, with registrations that set up its cells and headers.
// ends: normally
import UIKit

final class ColourCell: UICollectionViewCell {
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }
}

final class HeaderView: UICollectionReusableView {
  let label = UILabel()
}

nonisolated struct Colour: Hashable {
  let name: String
  let value: UIColor

  static func == (one: Colour, other: Colour) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class ColoursViewController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Colour>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<ColourCell, Colour> { cell, path, colour in
      cell.nameLabel.text = "\(path.item) \(colour.name)"
      cell.contentView.backgroundColor = colour.value
    }
    let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, kind, path in
      header.label.text = "Colours \(path.section)"
    }
    source = UICollectionViewDiffableDataSource<Int, Colour>(collectionView: collectionView) {
      list, path, colour in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: colour)
    }
    source.supplementaryViewProvider = { list, kind, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  func show(_ sections: [[Colour]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Colour>()
    for (index, colours) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(colours, toSection: index)
    }
    source.apply(snapshot)
  }

  func report() {
    collectionView.layoutIfNeeded()
    for path in collectionView.indexPathsForVisibleItems {
      let cell = collectionView.cellForItem(at: path) as? ColourCell
      print(path, cell?.nameLabel.text ?? "-", cell?.frame.size ?? .zero)
    }
    let headers = collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    print(headers.compactMap { ($0 as? HeaderView)?.label.text })
  }
}

let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 80, height: 60)
layout.headerReferenceSize = CGSize(width: 0, height: 30)
let colours = ColoursViewController(collectionViewLayout: layout)
window.rootViewController = colours

let red = Colour(name: "red", value: .red)
let blue = Colour(name: "blue", value: .blue)
let green = Colour(name: "green", value: .green)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  colours.show([[red, blue], [green]])
  colours.report()
  colours.show([[blue, green]])
  colours.report()
  print(colours.collectionView.numberOfSections, colours.collectionViewLayout === layout)
}
