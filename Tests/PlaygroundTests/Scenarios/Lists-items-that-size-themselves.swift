// swift-format-ignore-file
// evidence: A-056
// A flow layout with an estimate asks each item that it shows; what the items' constraints say decides
// on the lines.
// ends: normally
import UIKit

final class TagCell: UICollectionViewCell {
  let box = UIView()
  private var boxWidth: NSLayoutConstraint!
  private var boxHeight: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    boxWidth = box.widthAnchor.constraint(equalToConstant: 0)
    boxHeight = box.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
      boxWidth, boxHeight,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ size: CGSize) {
    boxWidth.constant = size.width
    boxHeight.constant = size.height
  }
}

final class TagsViewController: UIViewController, UICollectionViewDataSource {
  var sizes = [
    CGSize(width: 80, height: 20), CGSize(width: 80, height: 30), CGSize(width: 30, height: 10),
  ]
  let layout = UICollectionViewFlowLayout()
  lazy var list = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 200, height: 400), collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    list.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
    cell.show(sizes[indexPath.item])
    return cell
  }
}

let tags = TagsViewController()
window.rootViewController = tags

func report() {
  for item in 0..<tags.sizes.count {
    print(tags.list.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero)
  }
  print(tags.list.contentSize)
}

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  report()
  tags.sizes[2] = CGSize(width: 60, height: 50)
  tags.list.reloadData()
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  report()
  tags.layout.estimatedItemSize = .zero
  tags.layout.itemSize = CGSize(width: 90, height: 40)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) { report() }
