import SwiftScript
import UIKitEngine

extension MemberTable where Host: UICollectionViewDataSource {
  /// What a class that feeds its own collection has for its subclasses to override.
  func collectionDataSource() {
    function(
      "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection "
        + "section: Int) -> Int"
    ) {
      (host: Host, collectionView: UICollectionView, section: Int) in
      host.collectionView(collectionView, numberOfItemsInSection: section)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: "
        + "IndexPath) -> UICollectionViewCell"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, cellForItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, "
        + "viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> "
        + "UICollectionReusableView"
    ) {
      (host: Host, collectionView: UICollectionView, kind: String, indexPath: IndexPath) in
      host.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: "
        + "IndexPath) -> Bool"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: "
        + "IndexPath, to destinationIndexPath: IndexPath)"
    ) {
      (
        host: Host, collectionView: UICollectionView, sourceIndexPath: IndexPath,
        destinationIndexPath: IndexPath
      ) in
      host.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
    function("func numberOfSections(in collectionView: UICollectionView) -> Int") {
      (host: Host, collectionView: UICollectionView) in
      host.numberOfSections(in: collectionView)
    }
  }
}

extension MemberTable where Host: UICollectionViewDelegate {
  func collectionDelegate() {
    function(
      "func collectionView(_ collectionView: UICollectionView, willDisplay cell: "
        + "UICollectionViewCell, forItemAt indexPath: IndexPath)"
    ) {
      (
        host: Host, collectionView: UICollectionView, cell: UICollectionViewCell,
        indexPath: IndexPath
      ) in
      host.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: "
        + "UICollectionViewCell, forItemAt indexPath: IndexPath)"
    ) {
      (
        host: Host, collectionView: UICollectionView, cell: UICollectionViewCell,
        indexPath: IndexPath
      ) in
      host.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: "
        + "UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)"
    ) {
      (
        host: Host, collectionView: UICollectionView, view: UICollectionReusableView,
        kind: String, indexPath: IndexPath
      ) in
      host.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView "
        + "view: UICollectionReusableView, forElementOfKind elementKind: String, "
        + "at indexPath: IndexPath)"
    ) {
      (
        host: Host, collectionView: UICollectionView, view: UICollectionReusableView,
        kind: String, indexPath: IndexPath
      ) in
      host.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt "
        + "indexPath: IndexPath) -> Bool"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, didHighlightItemAt "
        + "indexPath: IndexPath)"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt "
        + "indexPath: IndexPath)"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt "
        + "indexPath: IndexPath) -> Bool"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt "
        + "indexPath: IndexPath) -> Bool"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: "
        + "IndexPath)"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    function(
      "func collectionView(_ collectionView: UICollectionView, didDeselectItemAt "
        + "indexPath: IndexPath)"
    ) {
      (host: Host, collectionView: UICollectionView, indexPath: IndexPath) in
      host.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
}
