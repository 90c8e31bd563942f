import Foundation

extension UITableView {
  /// What a finger that touches a row and is lifted again does.
  ///
  /// That these methods are called is documented; the order of the calls is unspecified.
  package final func touch(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell),
      isEditing ? allowsSelectionDuringEditing : allowsSelection,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsMultipleSelection, selected.contains(path) { return giveUp(path) }
    guard let chosen = willSelect(path) else { return }
    if !allowsMultipleSelection { selected.sorted().filter { $0 != chosen }.forEach(giveUp) }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  private func giveUp(_ path: IndexPath) {
    var gone: IndexPath? = path
    if let tableDelegate { gone = tableDelegate.tableView(self, willDeselectRowAt: path) }
    guard let gone else { return }
    deselectRow(at: gone, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: gone)
  }
}

extension UIView {
  /// Whether touches that nobody else takes select this view's row or item.
  package final var isListCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  /// Selects the row or item that this view stands in, if it stands in one.
  package final func touchListCell() {
    var cell: UIView? = self
    while let current = cell, !current.isListCell { cell = current.superview }
    if let cell = cell as? UITableViewCell { (cell.superview as? UITableView)?.touch(cell) }
    if let cell = cell as? UICollectionViewCell {
      (cell.superview as? UICollectionView)?.touch(cell)
    }
  }
}
