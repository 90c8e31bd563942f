import Foundation

extension UITableView {
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
  /// An estimate as long as the bounds have not come to a row that sizes itself.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    placeIfNeeded()
    return rows.frame(at: indexPath) ?? .zero
  }
  /// Its rows with its header and footer.
  public final func rect(forSection section: Int) -> CGRect {
    placeIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    let (header, footer) = (rows.sections[section].header, rows.sections[section].footer)
    return CGRect(
      x: 0, y: header.y, width: bounds.width, height: footer.y + footer.height - header.y)
  }
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    placeIfNeeded()
    return rows.paths(from: point.y, to: point.y.nextUp).first
  }
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    placeIfNeeded()
    return rows.paths(from: rect.minY, to: rect.maxY)
  }
  public final var visibleCells: [UITableViewCell] {
    rows.cells.sorted { $0.key < $1.key }.map(\.value).filter { $0.superview === self }
  }
  public final var indexPathsForVisibleRows: [IndexPath]? {
    rows.cells.filter { $0.value.superview === self }.keys.sorted()
  }

  final func placeIfNeeded() {
    loadIfNeeded()
    placeRows()
  }

  // MARK: Selection

  public final var indexPathForSelectedRow: IndexPath? { selected.min() }
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }
  /// The delegate is not told, as documented.
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
  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let indexPath = selected.min() else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
}
