import Foundation

/// Cells that say how large they are.
extension UICollectionViewFlowLayout {
  final var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// What the cell asked for, else what the delegate says, else the estimate.
  ///
  /// That a delegate's size is an estimate as well is unspecified.
  final func size(at path: IndexPath, in list: UICollectionView) -> CGSize {
    if isSelfSizing, let size = known[path] { return size }
    let flow = list.delegate as? any UICollectionViewDelegateFlowLayout
    return flow?.collectionView(list, layout: self, sizeForItemAt: path) ?? sizeOfEach
  }

  /// Where no delegate speaks for single items.
  final var sizeOfEach: CGSize {
    isSelfSizing && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }
}
