import Foundation

extension UINavigationController {
  /// Clock S: the stack changes and the view is marked; nothing loads.
  ///
  /// Evidence: C-031, C-035, C-036.
  final func push(_ controller: UIViewController, _ animated: Bool) {
    guard let engine else { return }
    guard !stack.contains(where: { $0 === controller }) else {
      return engine.raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.description))")
    }
    guard running == nil else {
      return queued.append { [weak self] in self?.push(controller, animated) }
    }
    let old = shownController
    take(controller)
    show(controller, insteadOf: old, animated, leaving: [], isEntering: true)
  }

  /// Evidence: C-037.
  final func pop(to controller: UIViewController?, _ animated: Bool) -> [UIViewController] {
    guard engine != nil, let controller, running == nil,
      let index = stack.firstIndex(where: { $0 === controller }), index + 1 < stack.count
    else { return [] }
    let old = shownController
    let leaving = Array(stack[(index + 1)...])
    drop(leaving)
    show(controller, insteadOf: old, animated, leaving: leaving, isEntering: false)
    return leaving
  }

  final func replaceStack(with controllers: [UIViewController], _ animated: Bool) {
    guard engine != nil else { return }
    guard running == nil else {
      return queued.append { [weak self] in self?.replaceStack(with: controllers, animated) }
    }
    let old = shownController
    let leaving = stack.filter { gone in !controllers.contains { $0 === gone } }
    let isEntering = !stack.contains { $0 === controllers.last }
    drop(leaving)
    for controller in controllers where controller.parentController !== self { take(controller) }
    stack = controllers
    guard let top = controllers.last, top !== old else { return }
    show(top, insteadOf: old, animated, leaving: leaving, isEntering: isEntering)
  }

  /// Adopts without a transition: `willMove(toParent:)` comes at once.
  final func take(_ controller: UIViewController) {
    stack.append(controller)
    adopt(controller)
  }

  private func drop(_ leaving: [UIViewController]) {
    stack.removeAll { gone in leaving.contains { $0 === gone } }
    for controller in leaving {
      controller.appearance.isMovingFromParent = true
      controller.send("willMove(toParent:)") { $0.willMove(toParent: nil) }
    }
  }

  /// Whose view is in the container, whatever the stack says by now.
  private var shownController: UIViewController? {
    deferred?.from ?? viewIfLoaded?.children.compactMap(\.controller).last
  }

  private func show(
    _ new: UIViewController, insteadOf old: UIViewController?, _ animated: Bool,
    leaving: [UIViewController], isEntering: Bool
  ) {
    guard let view = viewIfLoaded else {
      for controller in leaving { controller.leaveParent() }
      return
    }
    deferred = NavigationTransition(
      from: old, to: new, isAnimated: animated && view.window != nil, leaving: leaving,
      isEntering: isEntering)
    view.setNeedsLayout()
    if engine?.rules.misconception == .pushLoadsAtOnce { new.load() }
  }
}
