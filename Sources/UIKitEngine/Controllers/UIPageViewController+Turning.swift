extension UIPageViewController {
  /// In seconds: an approximation of the system's.
  private static var duration: Double { 0.3 }

  /// By code.
  ///
  /// Before the container is shown the page hears of its appearance at once, whatever
  /// the container's layout does later. A turn during a turn waits for its end: a choice of ours.
  ///
  /// Evidence: C-059.
  final func turn(
    to new: UIViewController, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard let engine else { return }
    guard !isTurning else {
      return waiting.append { [weak self] in self?.turn(to: new, animated, completion) }
    }
    guard new !== shown, let container = view, let newView = new.view else { return }
    let old = shown
    adopt(new)
    shown = new
    guard container.window != nil else {
      replace(old, with: new, animated)
      fill(container, newView)
      completion?(true)
      return
    }
    let groups = begin(from: old, to: new, animated)
    fill(container, newView)
    let finish = {
      self.end(groups, from: old, to: new)
      completion?(true)
      self.serveWaiting()
    }
    if animated {
      engine.transition(of: newView, for: UIPageViewController.duration, then: finish)
    } else {
      finish()
    }
  }

  /// By hand: nothing is decided before the finger is lifted.
  ///
  /// Evidence: C-058.
  final func swipe(from old: UIViewController, to new: UIViewController) -> InteractiveTransition? {
    guard let container = viewIfLoaded, container.window != nil, let newView = new.view else {
      return nil
    }
    delegate?.pageViewController(self, willTransitionTo: [new])
    adopt(new)
    let groups = begin(from: old, to: new, true)
    fill(container, newView)
    return InteractiveTransition {
      self.shown = new
      self.end(groups, from: old, to: new)
      self.tellDelegate(from: old, isCompleted: true)
      self.serveWaiting()
    } onCancel: {
      self.giveUp(groups, new)
      self.tellDelegate(from: old, isCompleted: false)
      self.serveWaiting()
    }
  }

  /// Without a window.
  private func replace(_ old: UIViewController?, with new: UIViewController, _ animated: Bool) {
    if let old {
      let group = AppearanceGroup(old)
      group.willDisappear(animated)
      old.viewIfLoaded?.removeFromSuperview()
      group.finish()
      old.leaveParent()
    }
    let group = AppearanceGroup(new)
    group.willAppear(animated)
    group.finishUnsettled()
    new.send("didMove(toParent:)") { $0.didMove(toParent: self) }
  }

  private func serveWaiting() {
    while !isTurning, !waiting.isEmpty { waiting.removeFirst()() }
  }

  private struct Groups {
    var old: AppearanceGroup?
    var new: AppearanceGroup
  }

  /// New will, old will.
  private func begin(
    from old: UIViewController?, to new: UIViewController, _ animated: Bool
  ) -> Groups {
    isTurning = true
    let groups = Groups(old: old.map { AppearanceGroup($0) }, new: AppearanceGroup(new))
    groups.new.willAppear(animated)
    groups.old?.willDisappear(animated)
    return groups
  }

  /// Scrolling: new did, old did.
  ///
  /// A curl: old did, new did.
  private func end(_ groups: Groups, from old: UIViewController?, to new: UIViewController) {
    isTurning = false
    old?.viewIfLoaded?.removeFromSuperview()
    if transitionStyle == .pageCurl { groups.old?.finish() }
    groups.new.finish()
    if transitionStyle == .scroll { groups.old?.finish() }
    old?.leaveParent()
    new.send("didMove(toParent:)") { $0.didMove(toParent: self) }
  }

  /// Scrolling: the old one comes back, then the new one goes.
  ///
  /// A curl: both will, both did.
  private func giveUp(_ groups: Groups, _ new: UIViewController) {
    isTurning = false
    switch transitionStyle {
    case .scroll:
      groups.old?.willAppear(true)
      groups.old?.finish()
      groups.new.willDisappear(true)
      new.viewIfLoaded?.removeFromSuperview()
      groups.new.finish()
    case .pageCurl:
      groups.new.willDisappear(true)
      groups.old?.willAppear(true)
      new.viewIfLoaded?.removeFromSuperview()
      groups.new.finish()
      groups.old?.finish()
    }
    new.leaveParent()
  }

  private func tellDelegate(from old: UIViewController, isCompleted: Bool) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: isCompleted)
  }

  /// Pages that scroll lie in the scroll view.
  private func fill(_ container: UIView, _ view: UIView) {
    let stage = pager ?? container
    view.fill(stage)
    stage.addSubview(view)
  }
}
