extension OpenMembers {
  static let lists = [
    "UITableView": OpenMembers(
      above: "UIScrollView",
      """
      init(frame: CGRect, style: Style)
      required init?(coder: NSCoder)
      func reloadData()
      var style: Style { get }
      var rowHeight: CGFloat { get set }
      var estimatedRowHeight: CGFloat { get set }
      var sectionHeaderHeight: CGFloat { get set }
      var sectionFooterHeight: CGFloat { get set }
      var estimatedSectionHeaderHeight: CGFloat { get set }
      var estimatedSectionFooterHeight: CGFloat { get set }
      var sectionHeaderTopPadding: CGFloat { get set }
      var fillerRowHeight: CGFloat { get set }
      var separatorStyle: UITableViewCell.SeparatorStyle { get set }
      var separatorInset: UIEdgeInsets { get set }
      var separatorColor: UIColor? { get set }
      var allowsSelection: Bool { get set }
      var allowsMultipleSelection: Bool { get set }
      var isEditing: Bool { get set }
      var allowsSelectionDuringEditing: Bool { get set }
      var allowsMultipleSelectionDuringEditing: Bool { get set }
      var insetsContentViewsToSafeArea: Bool { get set }
      var cellLayoutMarginsFollowReadableWidth: Bool { get set }
      func setEditing(_ editing: Bool, animated: Bool)
      var backgroundView: UIView? { get set }
      var tableHeaderView: UIView? { get set }
      var tableFooterView: UIView? { get set }
      var numberOfSections: Int { get }
      func numberOfRows(inSection section: Int) -> Int
      func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      func indexPath(for cell: UITableViewCell) -> IndexPath?
      func rectForRow(at indexPath: IndexPath) -> CGRect
      func rect(forSection section: Int) -> CGRect
      func rectForHeader(inSection section: Int) -> CGRect
      func rectForFooter(inSection section: Int) -> CGRect
      func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
      func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
      func indexPathForRow(at point: CGPoint) -> IndexPath?
      func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
      var visibleCells: [UITableViewCell] { get }
      var indexPathsForVisibleRows: [IndexPath]? { get }
      var indexPathForSelectedRow: IndexPath? { get }
      var indexPathsForSelectedRows: [IndexPath]? { get }
      func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
      func deselectRow(at indexPath: IndexPath, animated: Bool)
      func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
      func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool)
      func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation)
      func reconfigureRows(at indexPaths: [IndexPath])
      func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation)
      func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation)
      func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
      func moveSection(_ section: Int, toSection newSection: Int)
      func beginUpdates()
      func endUpdates()
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
      var hasUncommittedUpdates: Bool { get }
      func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
      func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
      func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
      """),
    "UITableViewHeaderFooterView": OpenMembers(
      above: "UIView",
      """
      init(reuseIdentifier: String?)
      required init?(coder: NSCoder)
      var reuseIdentifier: String? { get }
      var contentView: UIView { get }
      var backgroundView: UIView? { get set }
      var textLabel: UILabel? { get }
      var detailTextLabel: UILabel? { get }
      func prepareForReuse()
      """),
    "UITableViewController": OpenMembers(
      above: "UIViewController",
      """
      var tableView: UITableView! { get set }
      init(style: UITableView.Style)
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      required init?(coder: NSCoder)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
      func numberOfSections(in tableView: UITableView) -> Int
      func sectionIndexTitles(for tableView: UITableView) -> [String]?
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
      func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
      func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
      func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewDidZoom(_ scrollView: UIScrollView)
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      """),
    "UITableViewDiffableDataSource": OpenMembers(
      """
      init(tableView: UITableView, cellProvider: @escaping CellProvider)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
      func numberOfSections(in tableView: UITableView) -> Int
      func sectionIndexTitles(for tableView: UITableView) -> [String]?
      """),
    "UICollectionView": OpenMembers(
      above: "UIScrollView",
      """
      init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
      required init?(coder: NSCoder)
      func reloadData()
      var collectionViewLayout: UICollectionViewLayout { get set }
      var allowsSelection: Bool { get set }
      var allowsMultipleSelection: Bool { get set }
      var backgroundView: UIView? { get set }
      var isPrefetchingEnabled: Bool { get set }
      var numberOfSections: Int { get }
      func numberOfItems(inSection section: Int) -> Int
      func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
      func indexPath(for cell: UICollectionViewCell) -> IndexPath?
      func indexPathForItem(at point: CGPoint) -> IndexPath?
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
      func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
      var visibleCells: [UICollectionViewCell] { get }
      var indexPathsForVisibleItems: [IndexPath] { get }
      var indexPathsForSelectedItems: [IndexPath]? { get }
      func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
      func deselectItem(at indexPath: IndexPath, animated: Bool)
      func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
      func reloadItems(at indexPaths: [IndexPath])
      func reconfigureItems(at indexPaths: [IndexPath])
      func insertItems(at indexPaths: [IndexPath])
      func deleteItems(at indexPaths: [IndexPath])
      func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
      func moveSection(_ section: Int, toSection newSection: Int)
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
      func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
      func dequeueReusableSupplementaryView(ofKind elementKind: String,
        withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
      """),
    "UICollectionViewController": OpenMembers(
      above: "UIViewController",
      """
      var collectionView: UICollectionView! { get set }
      init(collectionViewLayout layout: UICollectionViewLayout)
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      required init?(coder: NSCoder)
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      func numberOfSections(in collectionView: UICollectionView) -> Int
      func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewDidZoom(_ scrollView: UIScrollView)
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      """),
    "UICollectionViewDiffableDataSource": OpenMembers(
      """
      init(collectionView: UICollectionView, cellProvider: @escaping CellProvider)
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      func numberOfSections(in collectionView: UICollectionView) -> Int
      """),
    "UICollectionViewLayout": OpenMembers(
      """
      init()
      required init?(coder: NSCoder)
      func prepare()
      var collectionViewContentSize: CGSize { get }
      func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
      func invalidateLayout()
      func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
      func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
      func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint) -> CGPoint
      func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
      func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
      func finalizeCollectionViewUpdates()
      func prepareForTransition(to newLayout: UICollectionViewLayout)
      func prepareForTransition(from oldLayout: UICollectionViewLayout)
      func finalizeLayoutTransition()
      """),
    "UICollectionViewLayoutAttributes": OpenMembers(
      """
      init()
      func copy(with zone: NSZone?) -> Any
      var indexPath: IndexPath { get set }
      var frame: CGRect { get set }
      var center: CGPoint { get set }
      var size: CGSize { get set }
      var bounds: CGRect { get set }
      var alpha: CGFloat { get set }
      var isHidden: Bool { get set }
      var zIndex: Int { get set }
      var transform: CGAffineTransform { get set }
      var transform3D: CATransform3D { get set }
      var representedElementCategory: UICollectionView.ElementCategory { get }
      """),
    "UICollectionViewCompositionalLayout": OpenMembers(
      above: "UICollectionViewLayout",
      """
      init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration)
      required init?(coder: NSCoder)
      """),
    "UICollectionViewFlowLayout": OpenMembers(
      above: "UICollectionViewLayout",
      """
      init()
      required init?(coder: NSCoder)
      var itemSize: CGSize { get set }
      var minimumLineSpacing: CGFloat { get set }
      var minimumInteritemSpacing: CGFloat { get set }
      var sectionInset: UIEdgeInsets { get set }
      var scrollDirection: UICollectionView.ScrollDirection { get set }
      var estimatedItemSize: CGSize { get set }
      var headerReferenceSize: CGSize { get set }
      var footerReferenceSize: CGSize { get set }
      var sectionHeadersPinToVisibleBounds: Bool { get set }
      var sectionFootersPinToVisibleBounds: Bool { get set }
      var sectionInsetReference: SectionInsetReference { get set }
      """),
  ]
}
