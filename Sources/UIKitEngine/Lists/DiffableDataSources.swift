import Foundation

/// What the data sources of tables and of collections share; UIKit has no class of this name.
///
/// The list follows a snapshot as it follows a batch of updates: what stays keeps its cell and stays
/// selected. Source: Apple's documentation of `apply(_:animatingDifferences:completion:)`.
@preconcurrency @MainActor
open class _DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  final var current = Snapshot()
  typealias Show = (ListUpdates?, _ completion: ((Bool) -> Void)?) -> Void
  private let show: Show

  /// - Parameter show: has the list follow the changes; everything anew where there are none.
  init(show: @escaping Show) {
    self.show = show
    super.init()
  }

  nonisolated deinit {}

  open func snapshot() -> Snapshot { current }

  /// The list has the snapshot, and `completion` was called, when this returns.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = snapshot.changes(from: current)
    current = snapshot.followed
    show(changes, completion.map { completion in { _ in completion() } })
  }

  /// Without looking at what has changed, as documented.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.followed
    show(nil, completion.map { completion in { _ in completion() } })
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}

/// Feeds a table from snapshots; it is the table's data source from its making on.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init { [weak tableView] in tableView?.follow($0, completion: $1) }
    tableView.dataSource = self
  }

  nonisolated deinit {}

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(at: section)
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let made = current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// Feeds a collection from snapshots; it is the collection's data source from its making on.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The sections that were applied as trees.
  final var trees: [SectionIdentifierType: SectionSnapshot] = [:]

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init { [weak collectionView] in collectionView?.follow($0, completion: $1) }
    collectionView.dataSource = self
  }

  nonisolated deinit {}

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(at: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return made ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

nonisolated extension NSDiffableDataSourceSnapshot {
  fileprivate func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }
  fileprivate func count(at index: Int) -> Int {
    section(at: index).map(numberOfItems(inSection:)) ?? 0
  }
  fileprivate func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  fileprivate func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let name = sectionIdentifier(containingItem: item), let section = indexOfSection(name),
      let row = itemIdentifiers(inSection: name).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: section)
  }
}
