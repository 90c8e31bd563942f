import Foundation

extension UINavigationController {
  /// Clock L: old will, new will, the views change places.
  ///
  /// Evidence: C-032, C-033.
  final func startDeferredTransition() {
    guard let engine, let transition = deferred, running == nil, let container = viewIfLoaded
    else { return }
    deferred = nil
    running = transition
    let (old, new, animated) = (transition.from, transition.to, transition.isAnimated)
    guard let newView = new.view else { return finish(transition) }

    new.appearance.isMovingToParent = transition.isEntering
    if container.window != nil {
      transition.oldGroup = old.map { AppearanceGroup($0) }
      transition.newGroup = AppearanceGroup(new)
      transition.oldGroup?.willDisappear(animated)
      transition.newGroup?.willAppear(animated)
    }
    delegate?.navigationController(self, willShow: new, animated: animated)
    newView.frame = container.bounds
    container.addSubview(newView)

    if transition.isInteractive { return }
    guard animated else { return finish(transition) }
    // Kept until then, whoever lets go of it meanwhile.
    engine.transition(of: newView, for: NavigationTransition.duration) { self.finish(transition) }
  }

  /// Clock A: old did, new did, then the parents hear of it; the popped one may die.
  ///
  /// Evidence: C-032, C-033, C-035, C-037, C-038.
  final func finish(_ transition: NavigationTransition) {
    guard engine != nil else { return }
    let (old, new) = (transition.from, transition.to)
    old?.viewIfLoaded?.removeFromSuperview()
    new.viewIsAppearingIfDue()
    transition.oldGroup?.finish()
    transition.newGroup?.finish()
    new.appearance.isMovingToParent = false

    for controller in transition.entering where controller.parentController === self {
      controller.send("didMove(toParent:)") { $0.didMove(toParent: self) }
    }
    for controller in transition.leaving where controller.parentController === self {
      controller.appearance.isMovingFromParent = false
      controller.leaveParent()
    }
    delegate?.navigationController(self, didShow: new, animated: transition.isAnimated)

    running = nil
    serveQueue()
  }

  /// Starts what was asked for during the transition that ended.
  final func serveQueue() {
    while running == nil, deferred == nil || viewIfLoaded?.window == nil, !queued.isEmpty {
      queued.removeFirst()()
    }
  }
}

extension UIViewController {
  /// The nearest navigation controller upwards.
  public final var navigationController: UINavigationController? {
    parentController as? UINavigationController ?? parentController?.navigationController
  }
}
