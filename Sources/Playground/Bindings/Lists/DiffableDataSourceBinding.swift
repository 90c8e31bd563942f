import SwiftScript
import UIKitEngine

/// The engine's data sources and snapshots as a script's sections and items need them.
typealias ScriptSnapshot = NSDiffableDataSourceSnapshot<HashedValue, HashedValue>
typealias ScriptTableSource = UITableViewDiffableDataSource<HashedValue, HashedValue>
typealias ScriptCollectionSource = UICollectionViewDiffableDataSource<HashedValue, HashedValue>

/// A script's closure as what provides a table's cells.
private func cells(_ closure: Callback) -> ScriptTableSource.CellProvider {
  { table, path, item in closure.result(table, path, item, or: UITableViewCell?.none) }
}

private func cells(_ closure: Callback) -> ScriptCollectionSource.CellProvider {
  { list, path, item in closure.result(list, path, item, or: UICollectionViewCell?.none) }
}

extension TypeBinding {
  static let diffable: [TypeBinding] = [
    snapshot, sectionSnapshot, tableSource, collectionSource,
  ]

  private static let tableSource = TypeBinding.class(
    ScriptTableSource.self, "UITableViewDiffableDataSource", inherits: "NSObject",
    conforms: ["UITableViewDataSource"], subclassable: true
  ) { type in
    type.initializer(
      "init(tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, "
        + "ItemIdentifierType) -> UITableViewCell?)"
    ) { (table: UITableView, closure: Callback) in
      ScriptTableSource(tableView: table, cellProvider: cells(closure))
    } subclass: { script, table, closure in
      ScriptTableViewDiffableDataSource(
        script: script, tableView: table, cellProvider: cells(closure))
    }
    type.property(
      "var defaultRowAnimation: UITableView.RowAnimation", \.defaultRowAnimation)
    type.snapshots()
    type.tableDataSource()
  }.over(hashable: "SectionIdentifierType", "ItemIdentifierType")

  private static let collectionSource = TypeBinding.class(
    ScriptCollectionSource.self, "UICollectionViewDiffableDataSource", inherits: "NSObject",
    conforms: ["UICollectionViewDataSource"], subclassable: true
  ) { type in
    type.initializer(
      "init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, "
        + "IndexPath, ItemIdentifierType) -> UICollectionViewCell?)"
    ) { (list: UICollectionView, closure: Callback) in
      ScriptCollectionSource(
        collectionView: list, cellProvider: cells(closure))
    } subclass: { script, list, closure in
      ScriptCollectionViewDiffableDataSource(
        script: script, collectionView: list,
        cellProvider: cells(closure))
    }
    type.native(
      "var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> "
        + "UICollectionReusableView?)?",
      get: { machine, arguments in
        let provider = ScriptCollectionSource.unwrap(arguments[0])?.supplementaryViewProvider
        guard let provider else { return .none }
        return Callback(machine) { arguments in
          guard arguments.count == 3, let list = UICollectionView.unwrap(arguments[0]),
            let kind = String.unwrap(arguments[1]), let path = IndexPath.unwrap(arguments[2])
          else { return .none }
          return provider(list, kind, path).wrapped
        }.wrapped
      },
      set: { _, arguments in
        let closure = Callback?.unwrap(arguments[1]) ?? nil
        ScriptCollectionSource.unwrap(arguments[0])?.supplementaryViewProvider = closure.map {
          closure in
          { list, kind, path in
            closure.result(list, kind, path, or: UICollectionReusableView?.none)
          }
        }
        return .void
      })
    type.snapshots()
    type.function(
      "func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, "
        + "to section: SectionIdentifierType, animatingDifferences: Bool = true, "
        + "completion: (() -> Void)? = nil)"
    ) {
      (
        source: ScriptCollectionSource, snapshot: ScriptSectionSnapshot, section: HashedValue,
        animated: Bool, completion: Callback?
      ) in
      source.apply(
        snapshot, to: section, animatingDifferences: animated, completion: completion?.action)
    }
    type.function(
      "func snapshot(for section: SectionIdentifierType) -> "
        + "NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>"
    ) { (source: ScriptCollectionSource, section: HashedValue) in source.snapshot(for: section) }
    type.collectionDataSource()
  }.over(hashable: "SectionIdentifierType", "ItemIdentifierType")
}

extension MemberTable where Host: _DiffableDataSource<HashedValue, HashedValue> {
  /// What the sources of tables and of collections share.
  fileprivate func snapshots() {
    let kind = "NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>"
    function("func snapshot() -> \(kind)") { (source: Host) in source.snapshot() }
    function(
      "func apply(_ snapshot: \(kind), animatingDifferences: Bool = true, "
        + "completion: (() -> Void)? = nil)"
    ) { (source: Host, snapshot: ScriptSnapshot, animated: Bool, completion: Callback?) in
      source.apply(snapshot, animatingDifferences: animated, completion: completion?.action)
    }
    function(
      "func applySnapshotUsingReloadData(_ snapshot: \(kind), completion: (() -> Void)? = nil)"
    ) { (source: Host, snapshot: ScriptSnapshot, completion: Callback?) in
      source.applySnapshotUsingReloadData(snapshot, completion: completion?.action)
    }
    function("func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?") {
      (source: Host, path: IndexPath) in
      source.itemIdentifier(for: path)
    }
    function("func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?") {
      (source: Host, item: HashedValue) in
      source.indexPath(for: item)
    }
    function("func sectionIdentifier(for index: Int) -> SectionIdentifierType?") {
      (source: Host, index: Int) in
      source.sectionIdentifier(for: index)
    }
    function("func index(for sectionIdentifier: SectionIdentifierType) -> Int?") {
      (source: Host, section: HashedValue) in
      source.index(for: section)
    }
  }
}
