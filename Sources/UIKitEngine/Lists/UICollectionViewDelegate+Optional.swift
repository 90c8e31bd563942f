import Foundation

// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UICollectionViewDelegate {
  public var collectionView: _CollectionDelegateCalls? { _CollectionDelegateCalls(object: self) }
}

@preconcurrency @MainActor public struct _CollectionDelegateCalls {
  let object: any UICollectionViewDelegate

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> Void? {
    object.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    object.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    Requirement.ask { object.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    object.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    object.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    Requirement.ask { object.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    Requirement.ask { object.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    object.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    object.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
}

extension UICollectionViewDelegateFlowLayout {
  public var collectionView: _FlowDelegateCalls? { _FlowDelegateCalls(object: self) }
}

@preconcurrency @MainActor public struct _FlowDelegateCalls {
  let object: any UICollectionViewDelegateFlowLayout

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    Requirement.ask {
      object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    Requirement.ask {
      object.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    Requirement.ask {
      object.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    Requirement.ask {
      object.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    Requirement.ask {
      object.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    Requirement.ask {
      object.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
