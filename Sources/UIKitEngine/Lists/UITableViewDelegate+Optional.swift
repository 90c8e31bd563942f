import Foundation

// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UITableViewDelegate {
  public var tableView: _TableDelegateCalls? { _TableDelegateCalls(object: self) }
}

@preconcurrency @MainActor public struct _TableDelegateCalls {
  let object: any UITableViewDelegate

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    Requirement.ask { object.tableView(tableView, heightForRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    Requirement.ask { object.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    Requirement.ask { object.tableView(tableView, heightForHeaderInSection: section) }
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    Requirement.ask { object.tableView(tableView, heightForFooterInSection: section) }
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    Requirement.ask { object.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    Requirement.ask { object.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    Requirement.ask { object.tableView(tableView, viewForHeaderInSection: section) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    Requirement.ask { object.tableView(tableView, viewForFooterInSection: section) } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    object.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    object.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    object.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    object.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    Requirement.ask { object.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    object.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    object.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    Requirement.ask { object.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    Requirement.ask { object.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    object.tableView(tableView, didSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    -> Void?
  {
    object.tableView(tableView, didDeselectRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    object.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    Requirement.ask { object.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    Requirement.ask { object.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    Requirement.ask {
      object.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    Requirement.ask { object.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Requirement.ask {
      object.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Requirement.ask {
      object.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Void?
  {
    object.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    -> Void?
  {
    object.tableView(tableView, didEndEditingRowAt: indexPath)
  }
}
