// swift-format-ignore-file
// evidence: C-048, C-047, C-049
// A presentation with an animator of one's own: it adds the view to the container, and the did
// callbacks come when it says that the transition is complete.
// ends: normally
import UIKit

final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key),
      let card = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    print(
      isPresenting ? "presenting" : "dismissing", type(of: controller), container.bounds,
      transitionContext.view(forKey: isPresenting ? .from : .to) == nil)
    let small = CGAffineTransform(scaleX: 0.1, y: 0.1)
    if isPresenting {
      card.frame = transitionContext.finalFrame(for: controller)
      card.transform = small
      container.addSubview(card)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      card.transform = self.isPresenting ? .identity : small
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Zooming: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Zoom(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { Zoom(isPresenting: false) }
}

final class Card: UIViewController {
  private let zooming = Zooming()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = zooming
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear", view.frame, isBeingPresented)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("did disappear", view.superview == nil)
  }
}

let root = UIViewController()
window.rootViewController = root
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  root.present(Card(), animated: true) { print("presented") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("on its way") }
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
  root.dismiss(animated: true) { print("dismissed", root.presentedViewController == nil) }
}
