// swift-format-ignore-file
// evidence: C-043, C-032
// A navigation controller asks its delegate for an animator where the transition is animated; the
// animator adds the view, and the did callbacks come when it says that the transition is complete.
// An animator that says it did not complete leaves everything as it was.
// ends: normally
import UIKit

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let completes: Bool

  init(completes: Bool) {
    self.completes = completes
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let coming = transitionContext.viewController(forKey: .to),
      let going = transitionContext.view(forKey: .from), let view = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let frame = transitionContext.finalFrame(for: coming)
    print("animates", coming.title ?? "", frame == container.bounds, going.superview === container)
    view.frame = frame.offsetBy(dx: frame.width, dy: 0)
    container.addSubview(view)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.frame = frame
    } completion: { _ in
      transitionContext.completeTransition(self.completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { print("ended", transitionCompleted) }
}

final class Guide: NSObject, UINavigationControllerDelegate {
  var completes = true

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    print(operation == .push ? "push" : "pop", fromVC.title ?? "", toVC.title ?? "")
    return Slide(completes: completes)
  }
}

final class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let coordinator = transitionCoordinator
    coordinator?.animate(alongsideTransition: { _ in
      self.view.alpha = 1
    }, completion: { context in
      print("alongside is over, cancelled:", context.isCancelled)
    })
    print(title ?? "", "will appear", animated, coordinator?.transitionDuration ?? 0.0)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(title ?? "", "did appear", view.frame.origin)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(title ?? "", "did disappear")
  }
}

let guide = Guide()
let navigation = UINavigationController(rootViewController: Page("list"))
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.delegate = guide
  navigation.pushViewController(Page("detail"), animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { navigation.popViewController(animated: true) }
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  guide.completes = false
  navigation.pushViewController(Page("never"), animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
  print(navigation.viewControllers.count, navigation.topViewController?.title ?? "")
  // Nobody is asked where nothing is animated.
  navigation.pushViewController(Page("at once"), animated: false)
}
