extension UINavigationController {
  /// Begins a swipe back from the left edge; `nil` if there is nothing to go back to or another
  /// transition is under way.
  ///
  /// LayoutLab's own, see ``InteractiveTransition``. Evidence: C-041.
  public final func beginInteractivePop() -> InteractiveTransition? {
    guard running == nil, deferred == nil, stack.count > 1, let container = viewIfLoaded,
      container.window != nil
    else { return nil }
    _ = pop(to: stack.dropLast().last, true)
    deferred?.isInteractive = true
    container.layoutIfNeeded()
    guard let transition = running else { return nil }
    return InteractiveTransition {
      self.finish(transition)
    } onCancel: {
      self.cancel(transition)
    }
  }

  /// The revealed one leaves as completely as it came, then the swiped one comes back.
  ///
  /// Whether parents hear of a cancelled pop is not published; here they don't.
  /// Evidence: C-041.
  final func cancel(_ transition: NavigationTransition) {
    guard engine != nil else { return }
    let revealed = transition.to
    transition.newGroup?.willDisappear(true)
    revealed.viewIfLoaded?.removeFromSuperview()
    transition.newGroup?.finish()
    let back = transition.leaving.filter { $0.parentController === self }
    stack.append(contentsOf: back)
    for controller in back { controller.appearance.isMovingFromParent = false }
    // A push that turned back.
    let came = transition.entering.filter { $0.parentController === self }
    stack.removeAll { one in came.contains { $0 === one } }
    for controller in came { controller.leaveParent() }
    transition.oldGroup?.willAppear(true)
    transition.oldGroup?.finish()
    running = nil
    transition.coordinator?.end(cancelled: true)
    serveQueue()
  }
}
