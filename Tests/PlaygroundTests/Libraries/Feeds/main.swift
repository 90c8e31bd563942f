// swift-format-ignore-file
import CoreGraphics
import QuartzCore
import UIKit

@MainActor func tables() {
  let feed = Feed()
  feed.show([("first", [1, 2, 3]), ("second", [4])])
  print(feed.source.snapshot().numberOfItems, feed.table.numberOfSections, feed.table.contentSize)
  print(feed.table.rectForRow(at: IndexPath(row: 0, section: 1)))
  let first = feed.table.headerView(forSection: 0) as? Heading
  print(first?.frame ?? .null, first?.contentView.frame ?? .null, first?.reuseIdentifier ?? "none")
  for round in 0..<20 {
    feed.show([("first", [round])])
    feed.table.reloadData()
    feed.table.layoutIfNeeded()
  }
  print((feed.table.headerView(forSection: 0) as? Heading)?.reuses ?? -1 > 5)
  print(feed.table.visibleCells.map { $0.reuseIdentifier ?? "none" })
  let texts = feed.table.visibleCells.map {
    ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "none"
  }
  print(texts, feed.source.indexPath(for: 19) ?? IndexPath(), feed.source.itemIdentifier(for: [0, 0]) ?? -1)

  let cell = Row(style: .default, reuseIdentifier: nil)
  cell.contentConfiguration = Badge(number: 1)
  let shown = cell.contentView.subviews.first
  cell.contentConfiguration = Badge(number: 2)
  print(cell.contentView.subviews.first === shown, (cell.contentConfiguration as? Badge)?.number ?? -1)
  cell.layoutIfNeeded()
  print(shown?.frame ?? .null)
}

@MainActor func collections() {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 50)
  layout.headerReferenceSize = CGSize(width: 10, height: 30)
  layout.footerReferenceSize = CGSize(width: 10, height: 20)
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
  let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, name in
    cell.accessibilityIdentifier = "\(name) at \(path.item)"
  }
  let banners = UICollectionView.SupplementaryRegistration<Banner>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { banner, kind, path in banner.label.text = "section \(path.section)" }
  list.register(
    Banner.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
    withReuseIdentifier: "a footer with a long identifier")
  let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
    list, path, name in
    list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
  }
  source.supplementaryViewProvider = { list, kind, path in
    if kind == UICollectionView.elementKindSectionHeader {
      return list.dequeueConfiguredReusableSupplementary(using: banners, for: path)
    }
    return list.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "a footer with a long identifier", for: path)
  }
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  snapshot.appendSections([0, 1])
  snapshot.appendItems(["a", "b", "c", "d"], toSection: 0)
  snapshot.appendItems(["e"], toSection: 1)
  snapshot.moveItem("d", beforeItem: "a")
  snapshot.insertItems(["x"], afterItem: "a")
  snapshot.deleteItems(["b"])
  snapshot.insertSections([9], beforeSection: 0)
  snapshot.moveSection(9, afterSection: 1)
  print(snapshot.itemIdentifiers, snapshot.sectionIdentifiers, snapshot.sectionIdentifier(containingItem: "e") ?? -1)
  snapshot.moveItem("a", afterItem: "a")
  snapshot.moveItem("a", beforeItem: "missing")
  snapshot.moveSection(0, afterSection: 77)
  print(snapshot.itemIdentifiers, snapshot.sectionIdentifiers)
  source.apply(snapshot)
  print(source.index(for: 9) ?? -1, source.sectionIdentifier(for: 0) ?? -1)
  list.layoutIfNeeded()
  let header = UICollectionView.elementKindSectionHeader
  let footer = UICollectionView.elementKindSectionFooter
  let second = list.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))
  print(list.contentSize, list.visibleCells.map { $0.accessibilityIdentifier ?? "none" })
  print(second?.frame ?? .null, (second as? Banner)?.label.text ?? "none")
  print(list.visibleSupplementaryViews(ofKind: footer).map(\.frame.minY))
  list.reloadData()
  list.layoutIfNeeded()
  let again = list.supplementaryView(forElementKind: footer, at: IndexPath(item: 0, section: 0))
  print(again?.reuseIdentifier ?? "none", again?.superview === list)
  list.frame.size.height = 100
  list.layoutIfNeeded()
  list.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
  print(list.contentOffset)
  list.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
  print(list.contentOffset)
}

@MainActor func bars() {
  let look = UINavigationBarAppearance()
  look.configureWithOpaqueBackground()
  look.titleTextAttributes = [.foregroundColor: UIColor.red]
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.navigationBar.standardAppearance = look
  navigation.navigationBar.scrollEdgeAppearance = look
  navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
  print(navigation.navigationBar.backgroundImage(for: .compact) == nil)
  let plain = UINavigationBar()
  plain.standardAppearance.backgroundColor = .red
  print(plain.standardAppearance.backgroundColor == .red)
  navigation.setToolbarHidden(false, animated: false)
  print(navigation.isToolbarHidden, navigation.toolbar === navigation.toolbar)
  print(navigation.navigationBar.standardAppearance === look)
  let search = UISearchController(searchResultsController: nil)
  search.searchBar.placeholder = "Search"
  navigation.topViewController?.navigationItem.searchController = search
  print(search.searchBar.searchTextField.placeholder ?? "none")
  let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
  item.badgeValue = "1"
  print(item.tag, item.badgeValue ?? "none")

  let day = UIDatePicker()
  day.maximumDate = Date(timeIntervalSince1970: 100)
  day.date = Date(timeIntervalSince1970: 200)
  print(day.date.timeIntervalSince1970)

  let field = UITextField()
  let text = UITextView()
  let keys = UIView()
  field.inputView = keys
  field.inputAccessoryView = UIToolbar()
  text.inputView = keys
  print(field.inputView === keys, field.inputAccessoryView is UIToolbar, text.inputView === keys)
  print(UIView().inputView == nil)
}

@MainActor func smallThings() {
  let insets = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  print(insets.uiEdgeInsetsValue, insets.cgAffineTransformValue == .identity)
  print(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d)
  print(UIView.description(), Row.description())
  print(height(of: "one two three", width: 1000) > 0)
  print(height(of: "one two three", width: 40) > height(of: "one two three", width: 1000))

  let (top, below) = (CALayer(), CALayer())
  top.addSublayer(below)
  below.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
  below.bounds.origin = CGPoint(x: 1, y: 2)
  print(below.convert(CGPoint(x: 5, y: 5), to: top), below.convert(CGPoint.zero, from: top))
  print(top.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: below))
  top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  print(top.hitTest(CGPoint(x: 15, y: 25)) === below, top.hitTest(CGPoint(x: 5, y: 5)) === top)

  let (box, card) = (UIView(), UIView())
  box.addSubview(card)
  let anchored = card.leadingAnchor.constraint(equalTo: box.leadingAnchor)
  print(anchored.firstAnchor == card.leadingAnchor, anchored.firstAnchor == box.leadingAnchor)
  let hairline = Hairline(
    item: card, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 5)
  hairline.awakeFromNib()
  print(hairline.constant == 1 / UIScreen.main.scale)
  // An edge may be measured against an edge of the other axis.
  let across = NSLayoutConstraint(
    item: card, attribute: .left, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1,
    constant: 7)
  card.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    across, card.topAnchor.constraint(equalTo: box.topAnchor),
    card.widthAnchor.constraint(equalToConstant: 3), hairline,
  ])
  box.layoutIfNeeded()
  print(card.frame.minX)

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.addSubview(box)
  window.isHidden = false
  RunLoop.main.run(until: Date())
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(2)
  UIView.setAnimationCurve(.linear)
  box.alpha = 0
  UIView.commitAnimations()
  box.center.x = 40
  RunLoop.main.run(until: Date())
  print(box.layer.opacity, (box.layer.presentation()?.opacity ?? 0) > 0.9)
}

tables()
collections()
bars()
smallThings()
