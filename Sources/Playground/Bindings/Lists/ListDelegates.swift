import SwiftScript

extension UIKitBindings {
  /// What feeds lists, and what they tell.
  ///
  /// Of the many requirements of a source two may not be left out.
  static let listDelegates: [TypeBinding] = [
    .protocol(
      "UITableViewDataSource", inherits: ["AnyObject"],
      [
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
        "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> "
          + "UITableViewCell",
        "func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> "
          + "String?",
        "func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> "
          + "String?",
        "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool",
        "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool",
        "func tableView(_ tableView: UITableView, commit editingStyle: "
          + "UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to "
          + "destinationIndexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: "
          + "String, at index: Int) -> Int",
        "func numberOfSections(in tableView: UITableView) -> Int",
        "func sectionIndexTitles(for tableView: UITableView) -> [String]?",
      ], needs: ["tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)"]),
    .protocol(
      "UITableViewDelegate", inherits: ["UIScrollViewDelegate"],
      [
        "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> "
          + "CGFloat",
        "func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: "
          + "IndexPath) -> CGFloat",
        "func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) "
          + "-> CGFloat",
        "func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) "
          + "-> CGFloat",
        "func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection "
          + "section: Int) -> CGFloat",
        "func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection "
          + "section: Int) -> CGFloat",
        "func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> "
          + "UIView?",
        "func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> "
          + "UIView?",
        "func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, "
          + "forRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, "
          + "forRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, "
          + "forSection section: Int)",
        "func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, "
          + "forSection section: Int)",
        "func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: "
          + "IndexPath) -> Bool",
        "func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> "
          + "IndexPath?",
        "func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) "
          + "-> IndexPath?",
        "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith "
          + "indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: "
          + "IndexPath) -> Int",
        "func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: "
          + "IndexPath) -> UITableViewCell.EditingStyle",
        "func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt "
          + "indexPath: IndexPath) -> String?",
        "func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: "
          + "IndexPath) -> Bool",
        "func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt "
          + "indexPath: IndexPath) -> UISwipeActionsConfiguration?",
        "func tableView(_ tableView: UITableView, "
          + "trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> "
          + "UISwipeActionsConfiguration?",
        "func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)",
        "func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)",
      ]),
    .protocol(
      "UICollectionViewDataSource", inherits: ["AnyObject"],
      [
        "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection "
          + "section: Int) -> Int",
        "func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: "
          + "IndexPath) -> UICollectionViewCell",
        "func collectionView(_ collectionView: UICollectionView, "
          + "viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> "
          + "UICollectionReusableView",
        "func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: "
          + "IndexPath) -> Bool",
        "func collectionView(_ collectionView: UICollectionView, moveItemAt "
          + "sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)",
        "func numberOfSections(in collectionView: UICollectionView) -> Int",
      ], needs: ["collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)"]),
    .protocol(
      "UICollectionViewDelegate", inherits: ["UIScrollViewDelegate"],
      [
        "func collectionView(_ collectionView: UICollectionView, willDisplay cell: "
          + "UICollectionViewCell, forItemAt indexPath: IndexPath)",
        "func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: "
          + "UICollectionViewCell, forItemAt indexPath: IndexPath)",
        "func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView "
          + "view: UICollectionReusableView, forElementKind elementKind: String, "
          + "at indexPath: IndexPath)",
        "func collectionView(_ collectionView: UICollectionView, "
          + "didEndDisplayingSupplementaryView view: UICollectionReusableView, "
          + "forElementOfKind elementKind: String, at indexPath: IndexPath)",
        "func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt "
          + "indexPath: IndexPath) -> Bool",
        "func collectionView(_ collectionView: UICollectionView, didHighlightItemAt "
          + "indexPath: IndexPath)",
        "func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt "
          + "indexPath: IndexPath)",
        "func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt "
          + "indexPath: IndexPath) -> Bool",
        "func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt "
          + "indexPath: IndexPath) -> Bool",
        "func collectionView(_ collectionView: UICollectionView, didSelectItemAt "
          + "indexPath: IndexPath)",
        "func collectionView(_ collectionView: UICollectionView, didDeselectItemAt "
          + "indexPath: IndexPath)",
      ]),
    .protocol(
      "UICollectionViewDelegateFlowLayout", inherits: ["UICollectionViewDelegate"],
      [
        "func collectionView(_ collectionView: UICollectionView, layout "
          + "collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) "
          + "-> CGSize",
        "func collectionView(_ collectionView: UICollectionView, layout "
          + "collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> "
          + "UIEdgeInsets",
        "func collectionView(_ collectionView: UICollectionView, layout "
          + "collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt "
          + "section: Int) -> CGFloat",
        "func collectionView(_ collectionView: UICollectionView, layout "
          + "collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt "
          + "section: Int) -> CGFloat",
        "func collectionView(_ collectionView: UICollectionView, layout "
          + "collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection "
          + "section: Int) -> CGSize",
        "func collectionView(_ collectionView: UICollectionView, layout "
          + "collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection "
          + "section: Int) -> CGSize",
      ]),
  ]
}
