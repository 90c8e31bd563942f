import Foundation

extension UITableView {
  /// Row `NSNotFound` names an empty section, as documented; a row that is not there raises, in the
  /// words that are widely published.
  final func place(toScrollTo path: IndexPath) -> CGRect? {
    placeIfNeeded()
    // Without a width nothing is placed yet, and nothing scrolls: what there is its data source says.
    // Whether UIKit remembers the row for later is unspecified.
    let isPlaced = rows.width != nil
    let sections = isPlaced ? rows.sections.count : numberOfSections
    guard 0..<sections ~= path.section else {
      return outOfBounds("section (\(path.section))", "\(sections) sections")
    }
    if path.row == NSNotFound { return isPlaced ? rect(forSection: path.section) : nil }
    let count =
      isPlaced
      ? rows.sections[path.section].rows.count : numberOfRows(inSection: path.section)
    guard 0..<count ~= path.row else {
      return outOfBounds("row (\(path.row))", "\(count) rows in section \(path.section)")
    }
    return isPlaced ? rows.frame(at: path) : nil
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
