// swift-format-ignore-file
// source: Apple's documentation of UICollectionViewFlowLayout
// A collection in a grid: three columns whose width the delegate works out from the collection's
// bounds, with insets and spacings of the flow layout.
// ends: normally
import UIKit

final class PhotoCell: UICollectionViewCell {
  static let identifier = String(describing: PhotoCell.self)
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 10, dy: 5)
  }
}

final class PhotosViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let columns: CGFloat = 3
  let inset: CGFloat = 10
  let spacing: CGFloat = 5
  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    view.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    view.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 0, width: 330, height: 500)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { section == 0 ? 7 : 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    cell.tag = indexPath.section * 100 + indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath) as! TitleView
    view.label.text = "Section \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let room = collectionView.bounds.width - 2 * inset - (columns - 1) * spacing
    let side = room / columns
    return CGSize(width: side, height: side)
  }
}

let photos = PhotosViewController()
window.rootViewController = photos

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let grid = photos.collectionView
  print(grid.contentSize, grid.numberOfSections, grid.visibleCells.count)
  for item in [0, 1, 2, 3, 6] {
    let path = IndexPath(item: item, section: 0)
    print(path, grid.layoutAttributesForItem(at: path)?.frame ?? .zero)
  }
  let last = grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))
  print(last?.frame ?? .zero, last?.representedElementCategory == .cell)
  let first = grid.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell
  first?.layoutIfNeeded()
  print(first?.imageView.frame ?? .zero, first?.contentView.frame ?? .zero)
  let header =
    grid.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)) as? TitleView
  header?.layoutIfNeeded()
  print(header?.frame ?? .zero, header?.label.frame ?? .zero, header?.label.text ?? "-")
}
