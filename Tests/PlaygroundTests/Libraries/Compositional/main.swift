import UIKit

final class Cell: UICollectionViewCell {
  var side: NSLayoutConstraint?
  func want(_ length: CGFloat, _ isWidth: Bool) {
    if side == nil {
      let box = UIView()
      contentView.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      let made = (isWidth ? box.widthAnchor : box.heightAnchor).constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), made,
      ])
      side = made
    }
    side?.constant = length
  }
}

final class Header: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor final class Source: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  let wants: (CGFloat, isWidth: Bool)?
  init(_ counts: [Int], _ wants: (CGFloat, isWidth: Bool)? = nil) {
    (self.counts, self.wants) = (counts, wants)
    super.init()
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ list: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    if let wants, let cell = cell as? Cell {
      cell.want(wants.0 * CGFloat(path.item + 1), wants.isWidth)
    }
    return cell
  }
  func collectionView(
    _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
  }
}

@MainActor func list(
  _ layout: UICollectionViewLayout, _ source: Source, width: CGFloat = 300, height: CGFloat = 200
) -> UICollectionView {
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
  list.register(Cell.self, forCellWithReuseIdentifier: "cell")
  for kind in ["badge", UICollectionView.elementKindSectionFooter] {
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
  }
  let header = UICollectionView.elementKindSectionHeader
  list.register(Header.self, forSupplementaryViewOfKind: header, withReuseIdentifier: header)
  list.dataSource = source
  list.layoutIfNeeded()
  return list
}

@MainActor func show(_ title: String, _ list: UICollectionView) {
  print("\(title): \(list.contentSize)")
  for cell in list.visibleCells { print("  \(cell.frame)") }
}

MainActor.assumeIsolated {
  let seven = Source([7])
  show("grid", list(Layouts.grid(), seven))
  let three = Source([3])
  show("columns", list(Layouts.columns(), three))
  let turned = list(Layouts.columns(), three)
  turned.semanticContentAttribute = .forceRightToLeft
  turned.reloadData()
  turned.layoutIfNeeded()
  show("columns from the right", turned)
  let sections = Source([4, 3])
  show("nested", list(Layouts.nested(.continuous), sections, height: 300))
  let layout = Layouts.decorated()
  let fours = Source([4, 5])
  let decorated = list(layout, fours, height: 150)
  show("decorated", decorated)
  for kind in ["badge", UICollectionView.elementKindSectionHeader] {
    for view in decorated.visibleSupplementaryViews(ofKind: kind) {
      print("  \(kind) \(view.frame)")
    }
  }
  let path = IndexPath(item: 0, section: 0)
  let footer = UICollectionView.elementKindSectionFooter
  let attributes = layout.layoutAttributesForSupplementaryView(ofKind: footer, at: path)
  print("  footer", attributes?.frame ?? .null)
  print("  behind", decorated.subviews.first.map { "\(type(of: $0)) \($0.frame)" } ?? "none")
  decorated.contentOffset.y = 50
  decorated.layoutIfNeeded()
  let header = UICollectionView.elementKindSectionHeader
  print("  pinned", decorated.supplementaryView(forElementKind: header, at: path)?.frame ?? .null)
  let tall = Source([4], (30, isWidth: false))
  show("rows", list(Layouts.rows(), tall))
  let wide = Source([5], (30, isWidth: true))
  show("tags", list(Layouts.tags(), wide))
  let four = Source([4])
  show("custom", list(Layouts.custom(), four))
}
