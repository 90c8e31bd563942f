import Foundation

extension UICollectionView {
  /// What a finger that touches an item and is lifted again does.
  ///
  /// That these methods are called is documented; the order of the calls is unspecified.
  package final func touch(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), allowsSelection,
      listDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    listDelegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    listDelegate?.collectionView(self, didUnhighlightItemAt: path)
    if allowsMultipleSelection, selected.contains(path) { return giveUp(path) }
    guard listDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { selected.sorted().filter { $0 != path }.forEach(giveUp) }
    selectItem(at: path, animated: false, scrollPosition: [])
    listDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func giveUp(_ path: IndexPath) {
    // Only a collection of many selections lets its delegate refuse, as documented.
    if allowsMultipleSelection,
      listDelegate?.collectionView(self, shouldDeselectItemAt: path) == false
    {
      return
    }
    deselectItem(at: path, animated: false)
    listDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
