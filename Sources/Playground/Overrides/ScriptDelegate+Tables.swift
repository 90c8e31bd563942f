import Foundation
import SwiftScript
import UIKitEngine

// What tables ask and tell.

extension ScriptDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ask(
      "tableView(_:numberOfRowsInSection:)", of: "UITableViewDataSource", tableView, section, or: 0)
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    ask(
      "tableView(_:cellForRowAt:)", of: "UITableViewDataSource", tableView, indexPath,
      or: UITableViewCell(style: .default, reuseIdentifier: nil))
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask(
      "tableView(_:titleForHeaderInSection:)", of: "UITableViewDataSource", tableView, section,
      or: nil)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask(
      "tableView(_:titleForFooterInSection:)", of: "UITableViewDataSource", tableView, section,
      or: nil)
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask("tableView(_:canEditRowAt:)", of: "UITableViewDataSource", tableView, indexPath, or: true)
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask("tableView(_:canMoveRowAt:)", of: "UITableViewDataSource", tableView, indexPath, or: false)
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    _ = ask(
      "tableView(_:commit:forRowAt:)", of: "UITableViewDataSource", tableView, editingStyle,
      indexPath)
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    _ = ask(
      "tableView(_:moveRowAt:to:)", of: "UITableViewDataSource", tableView, sourceIndexPath,
      destinationIndexPath)
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    ask(
      "tableView(_:sectionForSectionIndexTitle:at:)", of: "UITableViewDataSource", tableView, title,
      index, or: index)
  }

  public func numberOfSections(in tableView: UITableView) -> Int {
    ask("numberOfSections(in:)", of: "UITableViewDataSource", tableView, or: 1)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    ask("sectionIndexTitles(for:)", of: "UITableViewDataSource", tableView, or: nil)
  }
}

extension ScriptDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask(
      "tableView(_:heightForRowAt:)", of: "UITableViewDelegate", tableView, indexPath,
      or: tableView.rowHeight)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    ask(
      "tableView(_:estimatedHeightForRowAt:)", of: "UITableViewDelegate", tableView, indexPath,
      or: tableView.estimatedRowHeight)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    ask(
      "tableView(_:heightForHeaderInSection:)", of: "UITableViewDelegate", tableView, section,
      or: tableView.sectionHeaderHeight)
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    ask(
      "tableView(_:heightForFooterInSection:)", of: "UITableViewDelegate", tableView, section,
      or: tableView.sectionFooterHeight)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    ask(
      "tableView(_:estimatedHeightForHeaderInSection:)", of: "UITableViewDelegate", tableView,
      section, or: tableView.estimatedSectionHeaderHeight)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    ask(
      "tableView(_:estimatedHeightForFooterInSection:)", of: "UITableViewDelegate", tableView,
      section, or: tableView.estimatedSectionFooterHeight)
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ask(
      "tableView(_:viewForHeaderInSection:)", of: "UITableViewDelegate", tableView, section, or: nil
    )
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    ask(
      "tableView(_:viewForFooterInSection:)", of: "UITableViewDelegate", tableView, section, or: nil
    )
  }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _ = ask(
      "tableView(_:willDisplay:forRowAt:)", of: "UITableViewDelegate", tableView, cell, indexPath)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _ = ask(
      "tableView(_:didEndDisplaying:forRowAt:)", of: "UITableViewDelegate", tableView, cell,
      indexPath)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    _ = ask(
      "tableView(_:willDisplayHeaderView:forSection:)", of: "UITableViewDelegate", tableView, view,
      section)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    _ = ask(
      "tableView(_:willDisplayFooterView:forSection:)", of: "UITableViewDelegate", tableView, view,
      section)
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    ask(
      "tableView(_:shouldHighlightRowAt:)", of: "UITableViewDelegate", tableView, indexPath,
      or: true)
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    _ = ask("tableView(_:didHighlightRowAt:)", of: "UITableViewDelegate", tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    _ = ask("tableView(_:didUnhighlightRowAt:)", of: "UITableViewDelegate", tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    ask(
      "tableView(_:willSelectRowAt:)", of: "UITableViewDelegate", tableView, indexPath,
      or: IndexPath?.some(indexPath))
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    ask(
      "tableView(_:willDeselectRowAt:)", of: "UITableViewDelegate", tableView, indexPath,
      or: IndexPath?.some(indexPath))
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _ = ask("tableView(_:didSelectRowAt:)", of: "UITableViewDelegate", tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _ = ask("tableView(_:didDeselectRowAt:)", of: "UITableViewDelegate", tableView, indexPath)
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    _ = ask(
      "tableView(_:accessoryButtonTappedForRowWith:)", of: "UITableViewDelegate", tableView,
      indexPath)
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    ask(
      "tableView(_:indentationLevelForRowAt:)", of: "UITableViewDelegate", tableView, indexPath,
      or: 0)
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    ask(
      "tableView(_:editingStyleForRowAt:)", of: "UITableViewDelegate", tableView, indexPath,
      or: .delete)
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    ask(
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", of: "UITableViewDelegate",
      tableView, indexPath, or: nil)
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "tableView(_:shouldIndentWhileEditingRowAt:)", of: "UITableViewDelegate", tableView,
      indexPath, or: true)
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", of: "UITableViewDelegate",
      tableView, indexPath, or: nil)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", of: "UITableViewDelegate",
      tableView, indexPath, or: nil)
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    _ = ask("tableView(_:willBeginEditingRowAt:)", of: "UITableViewDelegate", tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    _ = ask("tableView(_:didEndEditingRowAt:)", of: "UITableViewDelegate", tableView, indexPath)
  }

}
