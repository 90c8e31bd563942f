// swift-format-ignore-file
// evidence: C-047, C-051
// A presentation of style custom asks for a presentation controller, which hears around the
// transition and around the layout of the container, and says where the presented view lies.
// ends: normally
import UIKit

final class Half: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return print("no container") }
    print("begins", containerView.bounds, presentedView?.superview == nil)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    print("began", completed, dimming.alpha)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    print("ends")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    print("ended", completed, presentedViewController.viewIfLoaded?.superview == nil)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class Halving: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Half(presentedViewController: presented, presenting: presenting)
  }
}

let halving = Halving()
let root = UIViewController()
window.rootViewController = root
let card = UIViewController()
card.modalPresentationStyle = .custom
card.transitioningDelegate = halving
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  root.present(card, animated: true) { print("presented") }
  print(card.presentationController is Half, card.presentationController?.presentingViewController === root)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  let half = card.presentationController as? Half
  print(card.view.frame, half?.dimming.frame ?? .zero, root.view.window != nil)
  root.dismiss(animated: true) { print("dismissed") }
}
