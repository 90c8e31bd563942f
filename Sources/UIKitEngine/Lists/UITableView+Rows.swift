import Foundation

extension UITableView {
  // MARK: Reuse

  public final func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return pool.makers[identifier] = nil
    }
    pool.makers[identifier] = { type.made(reusable: identifier) }
  }

  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = pool.take(identifier) else { return pool.makers[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Engine.current.fault(
        Fault(
          .exception(name: "NSInternalInconsistencyException"),
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
            + "class for the identifier or connect a prototype cell in a storyboard"))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return cell
  }

  // MARK: Questions

  public final var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public final func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.cells[indexPath].flatMap { $0.superview === self ? $0 : nil }
  }
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    measureIfNeeded()
    return rows.frames[indexPath] ?? .zero
  }
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    measureIfNeeded()
    return rows.frames.first { $0.value.contains(point) }?.key
  }
  public final var visibleCells: [UITableViewCell] {
    rows.cells.sorted { $0.key < $1.key }.map(\.value).filter { $0.superview === self }
  }
  public final var indexPathsForVisibleRows: [IndexPath]? {
    rows.cells.filter { $0.value.superview === self }.keys.sorted()
  }

  // MARK: Selection

  public final var indexPathForSelectedRow: IndexPath? { selected.min() }
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      selected.sorted().forEach { deselectRow(at: $0, animated: animated) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    let top =
      switch scrollPosition {
      case .top: row.minY
      case .middle: row.midY - bounds.height / 2
      case .bottom: row.maxY - bounds.height
      case .none: min(max(contentOffset.y, row.maxY - bounds.height), row.minY)
      }
    let y = max(0, min(top, contentSize.height - bounds.height))
    setContentOffset(CGPoint(x: 0, y: y), animated: animated)
  }

  // MARK: Changes, which read everything anew

  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }
  public final func beginUpdates() {}
  public final func endUpdates() { reloadData() }
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
}
