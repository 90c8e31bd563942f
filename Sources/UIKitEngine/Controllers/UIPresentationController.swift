/// What a presentation offers besides its controllers: a delegate, and the swipe that ends it.
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
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
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
