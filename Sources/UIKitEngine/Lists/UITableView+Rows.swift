import Foundation

extension UITableView {
  /// Row `NSNotFound` names an empty section, as documented; a row that is not there raises, in the
  /// words that are widely published.
  final func place(toScrollTo path: IndexPath) -> CGRect? {
    placeIfNeeded()
    guard rows.sections.indices.contains(path.section) else {
      return outOfBounds("section (\(path.section))", "\(rows.sections.count) sections")
    }
    if path.row == NSNotFound { return rect(forSection: path.section) }
    if let frame = rows.frame(at: path) { return frame }
    let count = rows.sections[path.section].rows.count
    return outOfBounds("row (\(path.row))", "\(count) rows in section \(path.section)")
  }

  private func outOfBounds(_ place: String, _ room: String) -> CGRect? {
    Engine.current.raise(
      "NSRangeException",
      "Attempted to scroll the table view to an out-of-bounds \(place) when there are only \(room). "
        + "Table view: \(self)")
    return nil
  }

  final func placeIfNeeded() {
    loadIfNeeded()
    placeRows()
  }
}
