// swift-format-ignore-file
// source: Apple's documentation of NSDiffableDataSourceSectionSnapshot
// A section that is a tree: what is folded is in the snapshot, and not in the list.
// ends: normally
import UIKit

nonisolated struct Item: Hashable {
  let title: String
  var children: [Item] = []
  private let identifier = UUID()
  init(_ title: String, _ children: [Item] = []) { self.title = title; self.children = children }
  static func == (l: Item, r: Item) -> Bool { l.identifier == r.identifier }
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

final class OutlineController: UIViewController {
  nonisolated enum Section { case main, other }
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  let menu: [Item] = [
    Item("Layout", [Item("Flow"), Item("Compositional", [Item("List"), Item("Grid")])]),
    Item("Views", [Item("Stack"), Item("Scroll")]),
    Item("About"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Outline"
    configureCollectionView()
    configureDataSource()
  }

  private func configureCollectionView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.showsSeparators = true
    configuration.separatorConfiguration.topSeparatorVisibility = .hidden
    configuration.separatorConfiguration.color = .systemGray
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let container = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.indentationLevel = 1
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { list, path, item in
      if item.children.isEmpty {
        return list.dequeueConfiguredReusableCell(using: leaf, for: path, item: item)
      }
      return list.dequeueConfiguredReusableCell(using: container, for: path, item: item)
    }
    dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
  }

  private func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Item> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    func add(_ items: [Item], to parent: Item?) {
      snapshot.append(items, to: parent)
      for item in items where !item.children.isEmpty { add(item.children, to: item) }
    }
    add(menu, to: nil)
    return snapshot
  }

  func toggle(_ item: Item) {
    var snapshot = dataSource.snapshot(for: .main)
    if snapshot.isExpanded(item) { snapshot.collapse([item]) } else { snapshot.expand([item]) }
    dataSource.apply(snapshot, to: .main, animatingDifferences: true) { self.report() }
  }

  func report() {
    let snapshot = dataSource.snapshot(for: .main)
    print(snapshot.visibleItems.map { String(repeating: "  ", count: snapshot.level(of: $0)) + $0.title })
    print(collectionView.numberOfItems(inSection: 0), dataSource.snapshot().numberOfItems, snapshot.items.count)
  }
}

extension OutlineController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    toggle(item)
  }
}
let outline = OutlineController()
window.rootViewController = UINavigationController(rootViewController: outline)
DispatchQueue.main.async {
  outline.report()
  outline.collectionView(outline.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
  outline.collectionView(outline.collectionView, didSelectItemAt: [0, 2])
  outline.collectionView(outline.collectionView, didSelectItemAt: [0, 0])
  let whole = outline.dataSource.snapshot(for: .main)
  print(whole.rootItems.map(\.title), whole.parent(of: outline.menu[0].children[0])?.title ?? "-", whole.index(of: outline.menu[2]) ?? -1)
}
