import Foundation

// What comes, goes and moves. The cells of the items that stay are kept with their items, and so is
// the selection. Animations are not modelled; when UIKit asks for what, and when it calls a
// completion, is unspecified: here the data source is asked for its numbers, and the completion
// called, at once.

extension UICollectionView: UpdatedList {

  final var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<acceptedCount(dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  final func carryOut() {
    let changes = updates
    updates = ListUpdates()
    // Before the layout has asked for anything there is nothing to change; without a data source there
    // are no sections.
    guard let counts = counts ?? (dataSource == nil ? [] : nil) else { return setNeedsLayout() }
    let new = currentCounts
    if let mistake = changes.mistake(counts, new, ("collection view", "item")) {
      return Engine.current.raise("NSInternalInconsistencyException", mistake)
    }
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let place = changes.path(path) { kept[place] = cell } else { retire(cell, from: path) }
    }
    (cells, self.counts) = (kept, new)
    selected = Set(selected.compactMap(changes.path))
    if changes.touchesSections { supplements.keepForReuse { _ in false } }
    untold += changes.items
    collectionViewLayout.countsChanged(everything: false)
    for path in changes.reconfigured.compactMap(changes.path).sorted() { reconfigure(path) }
  }

  /// As in a table.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = cells[path] else { return }
    reconfigured = (path, cell)
    let given = dataSource?.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    guard let given, given !== cell else { return }
    retire(cell, from: path)
    given.isSelected = selected.contains(path)
    cells[path] = given
  }

  final func tellOfUpdates() {
    guard !untold.isEmpty else { return }
    let items = untold
    untold = []
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// As documented, both layouts and the cells are told before, and all of them after.
  final func exchange(_ old: UICollectionViewLayout, for new: UICollectionViewLayout) {
    guard old !== new else { return }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    old.collectionView = nil
    new.collectionView = self
    let shown = visibleCells
    for cell in shown { cell.willTransition(from: old, to: new) }
    supplements.keepForReuse { _ in false }
    preparedSize = nil
    setNeedsLayout()
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    for cell in shown { cell.didTransition(from: old, to: new) }
  }

  /// Takes a cell off the screen, for another item to use.
  final func retire(_ cell: UICollectionViewCell, from path: IndexPath) {
    cells[path] = nil
    cell.removeFromSuperview()
    listDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    pool.put(cell, cell.reuseIdentifier)
  }
}
