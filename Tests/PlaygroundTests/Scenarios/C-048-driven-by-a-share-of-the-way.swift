// swift-format-ignore-file
// evidence: C-048, C-041
// A dismissal with an animator is driven by a share of its way: held, taken back, and let go at half
// the speed; whoever is dismissed hears of it as of any cancelled transition.
// ends: normally
import UIKit

final class SlideDown: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to) else { return }
    let container = transitionContext.containerView
    let goes = fromVC.isBeingDismissed
    let moved: UIView = goes ? fromVC.view : toVC.view
    if !goes {
      container.addSubview(moved)
      moved.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear, animations: {
      moved.frame.origin.y = goes ? container.bounds.height : 0
    }, completion: { finished in
      let done = !transitionContext.transitionWasCancelled
      print("animator:", finished, done)
      if !done { moved.frame = container.bounds }
      transitionContext.completeTransition(done)
    })
  }
}

final class Interactor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    print("update", percentComplete, self.percentComplete)
  }
}

final class ModalController: UIViewController {
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("modal will appear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("modal did appear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("modal will disappear")
    transitionCoordinator?.notifyWhenInteractionChanges { context in
      print("interaction changed, cancelled:", context.isCancelled, "interactive:", context.isInteractive)
    }
  }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("modal did disappear") }
}

final class Host: NSObject, UIViewControllerTransitioningDelegate {
  let interactor = Interactor()
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideDown() }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideDown() }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    interactor.hasStarted ? interactor : nil
  }
}

let host = Host()
let modal = ModalController()
modal.modalPresentationStyle = .fullScreen
modal.transitioningDelegate = host
viewController.present(modal, animated: true) { print("presented") }

func shown() -> CGFloat { (modal.view.layer.presentation()?.frame.minY ?? -1).rounded() }

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  host.interactor.hasStarted = true
  modal.dismiss(animated: true) { print("dismissed") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
  host.interactor.update(0.25)
  print("shows", shown())
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
  print("still", shown())
  host.interactor.cancel()
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2.55) { print("back", shown()) }
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  print("presented still:", viewController.presentedViewController === modal, modal.view.frame)
  modal.dismiss(animated: true) { print("dismissed") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) {
  host.interactor.update(0.5)
  print("shows", shown())
  host.interactor.completionSpeed = 0.5
  host.interactor.finish()
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3.7) { print("on", shown()) }
DispatchQueue.main.asyncAfter(deadline: .now() + 4.5) { print("end", viewController.presentedViewController == nil) }
