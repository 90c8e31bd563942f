import Foundation

/// Somebody whose content has a size that a container decides on.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
}

extension UIPresentationController: UIContentContainer {}

extension UIViewController: UIContentContainer {
  /// Tells each child whose size is to change; a child that keeps its size hears nothing.
  ///
  /// Evidence: C-076.
  final func tellChildren(
    _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      guard let view = child.viewIfLoaded else { continue }
      let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard next != view.bounds.size else { continue }
      child.send("viewWillTransition(to:with:)") {
        $0.viewWillTransition(to: next, with: coordinator)
      }
    }
  }

  final func tellChildren(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers where child.isViewLoaded {
      let next = traits.overridden(by: child.traits.overrides.table)
      child.send("willTransition(to:with:)") { $0.willTransition(to: next, with: coordinator) }
    }
  }

  /// A child that fills its parent goes on doing so; another keeps its size.
  ///
  /// What UIKit assumes of children that do not fill is not published. Evidence: C-076.
  final func expectedSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else {
      return parentSize
    }
    return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
  }
}
