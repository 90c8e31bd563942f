import Foundation

// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UITableViewDataSource {
  public var tableView: _TableFeedCalls? { _TableFeedCalls(object: self) }
  public var numberOfSections: _TableFeedCalls? { _TableFeedCalls(object: self) }
  public var sectionIndexTitles: _TableFeedCalls? { _TableFeedCalls(object: self) }
}

@preconcurrency @MainActor public struct _TableFeedCalls {
  let object: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int? {
    Requirement.ask { object.numberOfSections(in: tableView) }
  }

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    Requirement.ask { object.tableView(tableView, titleForHeaderInSection: section) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    Requirement.ask { object.tableView(tableView, titleForFooterInSection: section) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    Requirement.ask { object.tableView(tableView, canEditRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    Requirement.ask { object.tableView(tableView, canMoveRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    object.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    object.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  public func callAsFunction(for tableView: UITableView) -> [String]? {
    Requirement.ask { object.sectionIndexTitles(for: tableView) } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    Requirement.ask { object.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  }
}
