import Foundation

// What comes, goes and moves. The cells of the items that stay are kept with their items, and so is
// the selection. Animations are not modelled; when UIKit asks for what, and when it calls a
// completion, is unspecified: here the data source is asked for its numbers, and the completion
// called, at once.

extension UICollectionView {
  public final func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  /// The data source is asked for the cells of these items again.
  ///
  /// UIKit gives it the cells that are there; here they come from those that wait for reuse.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  public final func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }
  public final func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }
  public final func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  public final func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  public final func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.depth += 1
    updates?()
    self.updates.depth -= 1
    if self.updates.depth == 0 { carryOut() }
    completion?(true)
  }

  final var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<acceptedCount(dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  private func update(_ add: (inout ListUpdates) -> Void) {
    add(&updates)
    if updates.depth == 0 { carryOut() }
  }

  private func carryOut() {
    let changes = updates
    updates = ListUpdates()
    // Before the layout has asked for anything there is nothing to change.
    guard let counts else { return setNeedsLayout() }
    let new = currentCounts
    if let mistake = changes.mistake(counts, new, ("collection view", "items")) {
      return Engine.current.raise("NSInternalInconsistencyException", mistake)
    }
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let place = changes.path(path) { kept[place] = cell } else { retire(cell, from: path) }
    }
    (cells, self.counts) = (kept, new)
    selected = Set(selected.compactMap(changes.path))
    if changes.touchesSections { supplements.keepForReuse { _ in false } }
    collectionViewLayout.invalidateLayout()
  }

  /// Takes a cell off the screen, for another item to use.
  final func retire(_ cell: UICollectionViewCell, from path: IndexPath) {
    cells[path] = nil
    cell.removeFromSuperview()
    listDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    pool.put(cell, cell.reuseIdentifier)
  }
}
