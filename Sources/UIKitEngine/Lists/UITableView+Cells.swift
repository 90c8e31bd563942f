import Foundation

extension UITableView {
  /// Puts a cell into each row that the bounds show, and keeps the others for reuse.
  final func showCells() {
    let shown = rows.paths(from: bounds.minY, to: bounds.maxY)
    let isShown = Set(shown)
    for (path, cell) in rows.cells.sorted(by: { $0.key < $1.key }) where !isShown.contains(path) {
      retire(cell, from: path)
    }
    for path in shown {
      guard let cell = cell(at: path), let frame = rows.frame(at: path) else { continue }
      cell.frame = frame
      guard cell.superview !== self else { continue }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      addSubview(cell)
    }
    for (index, section) in rows.sections.enumerated() {
      if let view = section.header.view, view.superview !== self {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
        addSubview(view)
      }
      if let view = section.footer.view, view.superview !== self {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: index)
        addSubview(view)
      }
    }
  }

  /// Takes a cell off the screen, for another row to use.
  ///
  /// One that was made only to be measured has never been shown.
  final func retire(_ cell: UITableViewCell, from path: IndexPath) {
    rows.cells[path] = nil
    if cell.superview === self {
      cell.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    pool.put(cell, cell.reuseIdentifier)
  }

  /// Takes a header or a footer off the screen, for another section to use.
  final func retire(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView else { return }
    headerPool.put(view, view.reuseIdentifier)
  }

  final func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = rows.cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    adopt(cell, at: path)
    return cell
  }

  final func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    cell.frame.size.width = bounds.width
    cell.setSelected(selected.contains(path), animated: false)
    rows.cells[path] = cell
  }

  /// The same with a way to make the cell, for hosts whose classes are no Swift classes.
  package final func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell?
  ) { pool.makers[identifier] = { _ in make() } }
}

extension UIView {
  /// `prepareForReuse()` of whatever is reused, as a callback of the trace.
  final func willBeReused(_ prepare: () -> Void) {
    guard let engine else { return prepare() }
    engine.callback(self, "prepareForReuse()", prepare)
  }
}
