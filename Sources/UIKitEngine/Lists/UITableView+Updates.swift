import Foundation

// What comes, goes and moves. The cells of the rows that stay are kept with their rows, and so is the
// selection. Animations are not modelled; when UIKit asks for what, and when it calls a completion, is
// unspecified: here the data source is asked for its numbers, and the completion called, at once.

extension UITableView: UpdatedList {

  private var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<acceptedCount(dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  final func carryOut() {
    let changes = updates
    updates = ListUpdates()
    // Before the table has asked for anything there is nothing to change; without a data source there
    // are no sections.
    guard let old = rows.counts ?? (dataSource == nil ? [] : nil) else {
      return setNeedsLayout()
    }
    let new = currentCounts
    if let mistake = changes.mistake(old, new, ("table view", "row")) {
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
    for path in changes.reconfigured.compactMap(changes.path).sorted() { reconfigure(path) }
  }

  /// The data source sets up the cell that is there, which it gets where it dequeues one of the same
  /// kind; that cell does not hear `prepareForReuse()`, as documented.
  ///
  /// UIKit asks for the same cell back; what becomes of another one is unspecified, here it is shown.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = rows.cells[path] else { return }
    reconfigured = (path, cell)
    let given = dataSource?.tableView(self, cellForRowAt: path)
    reconfigured = nil
    rows.measured[path] = nil
    guard let given, given !== cell else { return }
    retire(cell, from: path)
    adopt(given, at: path)
  }
}

extension ListUpdates {
  var touchesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty)
  }
}
