import Foundation

// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UICollectionViewDataSource {
  public var collectionView: _CollectionFeedCalls? { _CollectionFeedCalls(object: self) }
  public var numberOfSections: _CollectionFeedCalls? { _CollectionFeedCalls(object: self) }
}

@preconcurrency @MainActor public struct _CollectionFeedCalls {
  let object: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    Requirement.ask { object.numberOfSections(in: collectionView) }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    Requirement.ask {
      object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    Requirement.ask { object.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
