import Foundation

/// What an animator is told of a presentation or dismissal.
package final class PresentationContext: NSObject, UIViewControllerContextTransitioning {
  private let presentation: Presentation
  private let isPresenting: Bool
  private let from: UIViewController?
  private let to: UIViewController?
  private var end: (() -> Void)?

  init(_ presentation: Presentation, isPresenting: Bool, then end: @escaping () -> Void) {
    (self.presentation, self.isPresenting, self.end) = (presentation, isPresenting, end)
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    (from, to) = isPresenting ? (presenter, presented) : (presented, presenter)
    super.init()
  }

  nonisolated deinit {}

  package var containerView: UIView { presentation.container }
  package var isAnimated: Bool { true }
  package var isInteractive: Bool { false }
  package var transitionWasCancelled: Bool { false }
  package var presentationStyle: UIModalPresentationStyle { presentation.style }

  /// Counts once.
  ///
  /// A transition that says that it did not complete ends like any other here; what UIKit
  /// makes of one that nobody cancelled is unspecified.
  package func completeTransition(_ didComplete: Bool) {
    let end = end
    self.end = nil
    end?()
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// As documented, none for a presenter whose view stays where it is.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = viewController(
      forKey: key == .from ? .from : UITransitionContextViewControllerKey.to)
    guard controller === presentation.presented || presentation.style.removesPresenter else {
      return nil
    }
    return controller?.view
  }

  /// Zero, as documented, of what is not on the screen yet.
  package func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === from, let view = vc.viewIfLoaded, let above = view.superview else { return .zero }
    return containerView.convert(view.frame, from: above)
  }

  /// Zero, as documented, of what leaves the screen.
  package func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === to else { return .zero }
    return isPresenting ? presentation.frameOfPresentedView : containerView.bounds
  }
}

extension Presentation {
  /// Lets the animator of the presented controller's delegate do it; false if there is none.
  func animate(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, isPresenting: Bool,
    then end: @escaping (Presentation) -> Void
  ) -> Bool {
    guard let animator else { return false }
    let context = PresentationContext(self, isPresenting: isPresenting) { [self] in
      end(self)
      animator.animationEnded(true)
    }
    animator.animateTransition(using: context)
    return true
  }
}
