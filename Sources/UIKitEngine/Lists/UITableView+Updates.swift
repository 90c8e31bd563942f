import Foundation

// What comes, goes and moves. The cells of the rows that stay are kept with their rows, and so is the
// selection. Animations are not modelled; when UIKit asks for what, and when it calls a completion, is
// unspecified: here the data source is asked for its numbers, and the completion called, at once.

extension UITableView {
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  /// The data source is asked for the cells of these rows again.
  ///
  /// UIKit gives it the cells that are there; here they come from those that wait for reuse.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
  /// Updates nest; the outermost one carries them out.
  public final func beginUpdates() { updates.depth += 1 }
  /// Heights are asked for again, also where nothing came or went.
  public final func endUpdates() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    if updates.depth == 0 { carryOut() }
  }
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  public final var hasUncommittedUpdates: Bool { updates.depth > 0 }

  private var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<acceptedCount(dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  private func update(_ add: (inout ListUpdates) -> Void) {
    add(&updates)
    if updates.depth == 0 { carryOut() }
  }

  private func carryOut() {
    let changes = updates
    updates = ListUpdates()
    // Before the table has asked for anything there is nothing to change.
    guard let old = rows.counts else { return setNeedsLayout() }
    let new = currentCounts
    if let mistake = changes.mistake(old, new, ("table view", "rows")) {
      return Engine.current.raise("NSInternalInconsistencyException", mistake)
    }
    let cells = rows.cells.sorted { $0.key < $1.key }
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if let place = changes.path(path) { kept[place] = cell } else { retire(cell, from: path) }
    }
    (rows.cells, rows.counts) = (kept, new)
    rows.measured = Dictionary(
      rows.measured.compactMap { path, height in changes.path(path).map { ($0, height) } },
      uniquingKeysWith: { first, _ in first })
    selected = Set(selected.compactMap(changes.path))
    if changes.touchesSections { dropHeaders() }
    rows.width = nil
    setNeedsLayout()
  }
}

extension ListUpdates {
  var touchesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty)
  }
}
