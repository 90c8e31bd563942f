import SwiftScript
import UIKitEngine

// What collections ask and tell.

extension ScriptDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    ask(
      "collectionView(_:numberOfItemsInSection:)", of: "UICollectionViewDataSource", collectionView,
      section, or: 0)
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    ask(
      "collectionView(_:cellForItemAt:)", of: "UICollectionViewDataSource", collectionView,
      indexPath, or: UICollectionViewCell(frame: .zero))
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ask(
      "collectionView(_:viewForSupplementaryElementOfKind:at:)", of: "UICollectionViewDataSource",
      collectionView, kind, indexPath, or: missing(kind))
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    ask(
      "collectionView(_:canMoveItemAt:)", of: "UICollectionViewDataSource", collectionView,
      indexPath, or: false)
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:moveItemAt:to:)", of: "UICollectionViewDataSource", collectionView,
      sourceIndexPath, destinationIndexPath)
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    ask("numberOfSections(in:)", of: "UICollectionViewDataSource", collectionView, or: 1)
  }

  private func missing(_ kind: String) -> UICollectionReusableView {
    UICollectionView.failToMake(kind)
  }
}

extension ScriptDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:willDisplay:forItemAt:)", of: "UICollectionViewDelegate", collectionView,
      cell, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:didEndDisplaying:forItemAt:)", of: "UICollectionViewDelegate",
      collectionView, cell, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      of: "UICollectionViewDelegate", collectionView, view, elementKind, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      of: "UICollectionViewDelegate", collectionView, view, elementKind, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "collectionView(_:shouldHighlightItemAt:)", of: "UICollectionViewDelegate", collectionView,
      indexPath, or: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:didHighlightItemAt:)", of: "UICollectionViewDelegate", collectionView,
      indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:didUnhighlightItemAt:)", of: "UICollectionViewDelegate", collectionView,
      indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "collectionView(_:shouldSelectItemAt:)", of: "UICollectionViewDelegate", collectionView,
      indexPath, or: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "collectionView(_:shouldDeselectItemAt:)", of: "UICollectionViewDelegate", collectionView,
      indexPath, or: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:didSelectItemAt:)", of: "UICollectionViewDelegate", collectionView,
      indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionView(_:didDeselectItemAt:)", of: "UICollectionViewDelegate", collectionView,
      indexPath)
  }
}

extension ScriptDelegate {
  /// What a delegate leaves out, the layout itself says.
  private func askFlow<Result: Bridged>(
    _ question: String, _ list: UICollectionView, _ layout: UICollectionViewLayout,
    _ place: any Bridged, or own: KeyPath<UICollectionViewFlowLayout, Result>
  ) -> Result {
    ask(
      "collectionView(_:layout:\(question):)", of: "UICollectionViewDelegateFlowLayout", list,
      layout,
      place,
      or: (layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout())[keyPath: own])
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askFlow("sizeForItemAt", collectionView, collectionViewLayout, indexPath, or: \.itemSize)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    askFlow("insetForSectionAt", collectionView, collectionViewLayout, section, or: \.sectionInset)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    askFlow(
      "minimumLineSpacingForSectionAt", collectionView, collectionViewLayout, section,
      or: \.minimumLineSpacing)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    askFlow(
      "minimumInteritemSpacingForSectionAt", collectionView, collectionViewLayout, section,
      or: \.minimumInteritemSpacing)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    askFlow(
      "referenceSizeForHeaderInSection", collectionView, collectionViewLayout, section,
      or: \.headerReferenceSize)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    askFlow(
      "referenceSizeForFooterInSection", collectionView, collectionViewLayout, section,
      or: \.footerReferenceSize)
  }
}
