import Foundation

// Sections that are trees: the collection shows what of them is not folded.

extension UICollectionViewDiffableDataSource {
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Asked and told as a tap on an outline's disclosure folds and unfolds; nobody taps one here.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    public init() {}
  }

  /// The section comes last where there is none of this name, as documented.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// As it was applied; of a section that came otherwise, or has changed since, the items as roots.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = current.itemIdentifiers(inSection: section)
    if let tree = trees[section], tree.visibleItems == items { return tree }
    var flat = SectionSnapshot()
    flat.append(items)
    return flat
  }
}
