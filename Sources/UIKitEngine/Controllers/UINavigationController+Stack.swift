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
    guard !isBusy else {
      return queued.append { [weak self] in self?.push(controller, animated) }
    }
    let old = shownController
    take(controller)
    show(controller, insteadOf: old, animated, leaving: [], entering: [controller])
  }

  /// Waits for the end of a transition under way, as a push does; then nothing is returned.
  ///
  /// Evidence: C-036, C-037.
  final func pop(to controller: UIViewController?, _ animated: Bool) -> [UIViewController] {
    guard engine != nil, let controller,
      let index = stack.firstIndex(where: { $0 === controller }), index + 1 < stack.count
    else { return [] }
    guard !isBusy else {
      queued.append { [weak self] in _ = self?.pop(to: controller, animated) }
      return []
    }
    let old = shownController
    let leaving = Array(stack[(index + 1)...])
    drop(leaving)
    show(controller, insteadOf: old, animated, leaving: leaving, entering: [])
    return leaving
  }

  /// The wording of the exception is not in the evidence.
  final func replaceStack(with controllers: [UIViewController], _ animated: Bool) {
    guard let engine else { return }
    guard Set(controllers).count == controllers.count else {
      return engine.raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct "
          + "(\(controllers.map(\.description).joined(separator: ", ")))")
    }
    guard !isBusy else {
      return queued.append { [weak self] in self?.replaceStack(with: controllers, animated) }
    }
    let old = shownController
    let leaving = stack.filter { gone in !controllers.contains { $0 === gone } }
    // One that waits to leave is not in the stack, though its parent is still this one.
    let entering = controllers.filter { new in !stack.contains { $0 === new } }
    drop(leaving)
    for controller in entering { take(controller) }
    stack = controllers
    guard let top = controllers.last else { return showNothing(insteadOf: old, leaving: leaving) }
    show(top, insteadOf: old, animated, leaving: leaving, entering: entering)
  }

  /// Adopts without a transition: `willMove(toParent:)` comes at once.
  ///
  /// One that comes back before the pop that took it has begun leaves first, so that its parent's
  /// callbacks stay in pairs; what UIKit does there is not in the evidence.
  final func take(_ controller: UIViewController) {
    if deferred?.leaving.contains(where: { $0 === controller }) == true,
      controller.parentController === self
    {
      controller.appearance.isMovingFromParent = false
      controller.leaveParent()
    }
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
    guard let container = viewIfLoaded else { return nil }
    if let from = deferred?.from, from.viewIfLoaded?.superview === container { return from }
    return container.children.compactMap(\.controller).last { $0.parentController === self }
  }

  /// Takes over what a transition that has not begun was to tell its controllers.
  private func show(
    _ new: UIViewController, insteadOf old: UIViewController?, _ animated: Bool,
    leaving: [UIViewController], entering: [UIViewController]
  ) {
    let earlier = deferred
    deferred = nil
    let gone =
      (earlier?.leaving ?? []).filter { left in
        left.parentController === self && !stack.contains { $0 === left }
      } + leaving
    let come = ((earlier?.entering ?? []) + entering).filter { here in
      stack.contains { $0 === here }
    }
    guard let view = viewIfLoaded, new !== old else {
      settle(leaving: gone, entering: new === old ? come : [])
      return
    }
    deferred = NavigationTransition(
      from: old, to: new, isAnimated: animated, leaving: gone, entering: come)
    if view.window == nil { settleOutOfSight() }
    view.setNeedsLayout()
    if engine?.rules.misconception == .pushLoadsAtOnce { new.load() }
  }

  /// Out of sight nobody has anything to wait for but the new view.
  final func settleOutOfSight() {
    guard let waiting = deferred else { return }
    deferred = NavigationTransition(
      from: nil, to: waiting.to, isAnimated: false, leaving: [], entering: [])
    waiting.from?.viewIfLoaded?.removeFromSuperview()
    settle(leaving: waiting.leaving, entering: waiting.entering)
  }

  /// An empty stack leaves an empty container.
  private func showNothing(insteadOf old: UIViewController?, leaving: [UIViewController]) {
    let gone = (deferred?.leaving ?? []) + leaving
    deferred = nil
    old?.viewIfLoaded?.removeFromSuperview()
    settle(leaving: gone, entering: [])
  }

  /// Nothing changes places on the screen; the parents still hear of it.
  private func settle(leaving: [UIViewController], entering: [UIViewController]) {
    for controller in entering {
      controller.send("didMove(toParent:)") { $0.didMove(toParent: self) }
    }
    for controller in leaving {
      controller.appearance.isMovingFromParent = false
      controller.leaveParent()
    }
    serveQueue()
  }
}
