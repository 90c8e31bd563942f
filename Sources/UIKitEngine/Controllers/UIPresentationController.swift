/// What a presentation offers besides its controllers: a delegate, the swipe that ends it, and, in a
/// class of the program's own, what it hears and where the presented view goes.
///
/// Of the system's styles none is told anything. What is told, and that it is told around the
/// transition and around the layout of the container, follows Apple's documentation of the class; where
/// these calls stand among the controllers' callbacks is unspecified.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  nonisolated deinit {}

  /// Not kept alive from here; if it is gone, one that nobody owns.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// Before anything is presented, the controller that would be.
  open var presentingViewController: UIViewController {
    presented?.enclosingPresentation?.presenter ?? presenting ?? presentedViewController
  }
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that is shown, and what it lies in while it is.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var containerView: UIView? { presentedViewController.presentedBy?.container }

  // MARK: For classes of the program's own

  /// Where the presented view lies when the transition is over; as documented, the bounds of the
  /// container where nobody says otherwise.
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedViewController.presentedBy?.systemFrame ?? .zero
  }
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  // As a container of what it presents. Whether UIKit calls these for a change of the device's size is
  // unspecified; here it tells the controllers alone.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The presented controller's `preferredContentSize` was set.
  ///
  /// The controller that presented hears of it from here, which is unspecified.
  ///
  /// Evidence: Apple's documentation of `UIContentContainer`.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard let presenter = presented?.enclosingPresentation?.presenter else { return }
    presenter.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// None: the styles here do not adapt to another size of the screen.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// Kept: no traits but the container's reach what is presented.
  open var overrideTraitCollection: UITraitCollection?
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  /// Begins to swipe a sheet down; `nil` where that is not allowed, or nothing is presented.
  ///
  /// LayoutLab's own, see ``InteractiveTransition``. Evidence: C-054.
  public final func beginInteractiveDismissal() -> InteractiveTransition? {
    let presented = presentedViewController
    guard let presentation = presented.presentedBy, presentation.stage == .presented,
      !presentation.style.removesPresenter
    else { return nil }
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return nil
    }
    delegate?.presentationControllerWillDismiss(self)
    presentation.beginLeaving(true)
    return InteractiveTransition {
      presentation.left()
      self.delegate?.presentationControllerDidDismiss(self)
    } onCancel: {
      presentation.cancelLeaving()
    }
  }

  /// Where the presentation ends up, so as large as what is presented wants to be.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}

/// Asked and told about a swipe only, not about `dismiss(animated:)`.
///
/// Evidence: C-054.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { Requirement.none(.none) }
  /// As documented, whoever does not know of traits is asked without them.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { Requirement.none(nil) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { Requirement.none(true) }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
