/// Where a controller is between hidden and shown.
struct Appearance {
  enum State { case disappeared, appearing, appeared, disappearing }

  var state = State.disappeared
  /// Raised with `viewWillAppear`; fires at the head of the view's next layout.
  ///
  /// Evidence: C-026.
  var isAppearingDue = false
  var isAnimated = false
  var loadDepth = 0
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  /// The callbacks that UIKit is calling, innermost last.
  var sending: [Callback] = []
  var isBeingDismissed = false
  /// Appearance is driven by `beginAppearanceTransition`, not by the window.
  var manualTransitions = 0
  /// A container's transition drives the appearance, not the window.
  var isManaged = false
}

extension UIViewController {
  /// Clock S: the view's tree is about to enter or leave a window.
  ///
  /// Evidence: C-018, C-063.
  final func viewWillMove(toWindow newWindow: UIWindow?) {
    guard !appearance.isManaged,
      parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true
    else { return }
    if newWindow != nil { willAppear(false) } else { willDisappear(false) }
  }

  /// Clock C: what `viewWillMove(toWindow:)` began ends after the commit.
  ///
  /// A parent that is on its way too ends its child's after its own. Evidence: C-019, C-066, C-069.
  final func viewDidMoveToWindow() {
    guard !appearance.isManaged, !isOnParentsWay, isUnderWay, appearance.manualTransitions == 0
    else { return }
    engine?.afterCommit(self)
  }

  private var isUnderWay: Bool {
    appearance.state == .appearing || appearance.state == .disappearing
  }

  private var isOnParentsWay: Bool {
    guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return false
    }
    return parent.isUnderWay
  }

  final func willAppear(_ animated: Bool) {
    guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
    appearance.state = .appearing
    appearance.isAppearingDue = true
    appearance.isAnimated = animated
    if engine?.rules.misconception == .viewWillAppearHasFinalFrames { loadedView?.layOutNow() }
    send("viewWillAppear(_:)") { $0.viewWillAppear(animated) }
  }

  final func willDisappear(_ animated: Bool) {
    guard appearance.state == .appearing || appearance.state == .appeared else { return }
    appearance.state = .disappearing
    appearance.isAppearingDue = false
    appearance.isAnimated = animated
    send("viewWillDisappear(_:)") { $0.viewWillDisappear(animated) }
  }

  /// Before the view's own layout; at the latest just before `viewDidAppear`.
  ///
  /// Evidence: C-023, C-026.
  final func viewIsAppearingIfDue() {
    guard appearance.isAppearingDue, loadedView?.window != nil, let engine else { return }
    appearance.isAppearingDue = false
    guard engine.rules.system != .ios12 else { return }
    let animated = appearance.isAnimated
    send("viewIsAppearing(_:)") { $0.viewIsAppearing(animated) }
  }

  /// Ends what is under way; does nothing if nothing is.
  final func finishTransition() {
    let animated = appearance.isAnimated
    switch appearance.state {
    case .appearing:
      viewIsAppearingIfDue()
      appearance.state = .appeared
      send("viewDidAppear(_:)") { $0.viewDidAppear(animated) }
    case .disappearing:
      appearance.state = .disappeared
      send("viewDidDisappear(_:)") { $0.viewDidDisappear(animated) }
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers
    where child.appearance.manualTransitions == 0 && !child.appearance.isManaged {
      child.finishTransition()
    }
  }

  /// Evidence: C-069, C-073, C-074.
  final func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    // The opposite call takes the one under way back: one end is enough for both.
    let takesBack = appearance.state == (isAppearing ? .disappearing : .appearing)
    appearance.manualTransitions = takesBack ? 1 : appearance.manualTransitions + 1
    if appearance.state == (isAppearing ? .appearing : .disappearing) {
      engine?.console(
        "Unbalanced calls to begin/end appearance transitions for \(description).\n")
    }
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    for child in childControllers where child.isViewLoaded {
      child.beginTransition(isAppearing, animated)
    }
  }

  final func endTransition() {
    guard appearance.manualTransitions > 0 else {
      engine?.console(
        "Unbalanced calls to begin/end appearance transitions for \(description).\n")
      return
    }
    appearance.manualTransitions -= 1
    finishTransition()
    for child in childControllers where child.isViewLoaded { child.endTransition() }
  }
}
