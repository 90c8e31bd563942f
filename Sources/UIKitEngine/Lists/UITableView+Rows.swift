import Foundation

extension UITableView {
  /// Row `NSNotFound` names an empty section, as documented; a row that is not there raises, in the
  /// words that are widely published.
  final func place(toScrollTo path: IndexPath) -> CGRect? {
    placeIfNeeded()
    guard rows.width != nil else { return raiseIfMissing(path) }
    guard rows.sections.indices.contains(path.section) else {
      return outOfBounds("section (\(path.section))", "\(rows.sections.count) sections")
    }
    if path.row == NSNotFound { return rect(forSection: path.section) }
    if let frame = rows.frame(at: path) { return frame }
    let count = rows.sections[path.section].rows.count
    return outOfBounds("row (\(path.row))", "\(count) rows in section \(path.section)")
  }

  /// A table without a width has placed nothing yet, so that nothing scrolls.
  ///
  /// What there is its data source says; whether UIKit remembers the row for later is unspecified.
  private func raiseIfMissing(_ path: IndexPath) -> CGRect? {
    let sections = numberOfSections
    guard 0..<sections ~= path.section else {
      return outOfBounds("section (\(path.section))", "\(sections) sections")
    }
    let count = numberOfRows(inSection: path.section)
    guard path.row != NSNotFound, !(0..<count ~= path.row) else { return nil }
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
