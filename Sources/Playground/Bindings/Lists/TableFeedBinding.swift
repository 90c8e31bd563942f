import SwiftScript
import UIKitEngine

extension MemberTable where Host: UITableViewDataSource {
  /// What a class that feeds its own table has for its subclasses to override.
  func tableDataSource() {
    function("func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int")
    {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, numberOfRowsInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> "
        + "UITableViewCell"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, cellForRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> "
        + "String?"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, titleForHeaderInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> "
        + "String?"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, titleForFooterInSection: section)
    }
    function("func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool")
    {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, canEditRowAt: indexPath)
    }
    function("func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool")
    {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, canMoveRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, commit editingStyle: "
        + "UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)"
    ) {
      (
        host: Host, tableView: UITableView, editingStyle: UITableViewCell.EditingStyle,
        indexPath: IndexPath
      ) in
      host.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to "
        + "destinationIndexPath: IndexPath)"
    ) {
      (
        host: Host, tableView: UITableView, sourceIndexPath: IndexPath,
        destinationIndexPath: IndexPath
      ) in
      host.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, "
        + "at index: Int) -> Int"
    ) {
      (host: Host, tableView: UITableView, title: String, index: Int) in
      host.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    function("func numberOfSections(in tableView: UITableView) -> Int") {
      (host: Host, tableView: UITableView) in
      host.numberOfSections(in: tableView)
    }
    function("func sectionIndexTitles(for tableView: UITableView) -> [String]?") {
      (host: Host, tableView: UITableView) in
      host.sectionIndexTitles(for: tableView)
    }
  }
}

extension MemberTable where Host: UITableViewDelegate {
  func tableDelegate() {
    function(
      "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, heightForRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: "
        + "IndexPath) -> CGFloat"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> "
        + "CGFloat"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, heightForHeaderInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> "
        + "CGFloat"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, heightForFooterInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: "
        + "Int) -> CGFloat"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: "
        + "Int) -> CGFloat"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, viewForHeaderInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?"
    ) {
      (host: Host, tableView: UITableView, section: Int) in
      host.tableView(tableView, viewForFooterInSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, "
        + "forRowAt indexPath: IndexPath)"
    ) {
      (host: Host, tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) in
      host.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, "
        + "forRowAt indexPath: IndexPath)"
    ) {
      (host: Host, tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) in
      host.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, "
        + "forSection section: Int)"
    ) {
      (host: Host, tableView: UITableView, view: UIView, section: Int) in
      host.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, "
        + "forSection section: Int)"
    ) {
      (host: Host, tableView: UITableView, view: UIView, section: Int) in
      host.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    function(
      "func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) "
        + "-> Bool"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    function("func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)") {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, didHighlightRowAt: indexPath)
    }
    function("func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)") {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> "
        + "IndexPath?"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, willSelectRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> "
        + "IndexPath?"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, willDeselectRowAt: indexPath)
    }
    function("func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)") {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, didSelectRowAt: indexPath)
    }
    function("func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)") {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, didDeselectRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: "
        + "IndexPath)"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: "
        + "IndexPath) -> Int"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) "
        + "-> UITableViewCell.EditingStyle"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt "
        + "indexPath: IndexPath) -> String?"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: "
        + "IndexPath) -> Bool"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt "
        + "indexPath: IndexPath) -> UISwipeActionsConfiguration?"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    function(
      "func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt "
        + "indexPath: IndexPath) -> UISwipeActionsConfiguration?"
    ) {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    function("func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)")
    {
      (host: Host, tableView: UITableView, indexPath: IndexPath) in
      host.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    function("func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)") {
      (host: Host, tableView: UITableView, indexPath: IndexPath?) in
      host.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }
}
