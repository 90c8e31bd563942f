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
  /// How many transitions of containers and presentations drive the appearance, instead of the
  /// window.
  var drivers = 0
  var isManaged: Bool { drivers > 0 }
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

  final var isUnderWay: Bool {
    appearance.state == .appearing || appearance.state == .disappearing
  }

  /// Whether its view is to be seen, or is about to be.
  final var isWanted: Bool { appearance.state == .appearing || appearance.state == .appeared }

  /// Once nobody else drives the appearance, it follows the window: the view may have left it, or
  /// come back, in the middle of a transition.
  ///
  /// What UIKit does then is not published; each "did" still follows its "will".
  final func settle() {
    guard let engine, !appearance.isManaged, appearance.manualTransitions == 0, !isUnderWay,
      parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true
    else { return }
    let isShown = loadedView?.window != nil
    guard isShown != isWanted else { return }
    if isShown { willAppear(false) } else { willDisappear(false) }
    engine.afterCommit(self)
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
    hasBegunToAppear(animated)
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
    // Its callback may turn the transition round.
    if appearance.state == .appearing { viewIsAppearingIfDue() }
    let animated = appearance.isAnimated
    switch appearance.state {
    case .appearing:
      appearance.state = .appeared
      isAboutToHaveAppeared(animated)
      send("viewDidAppear(_:)") { $0.viewDidAppear(animated) }
    case .disappearing:
      appearance.state = .disappeared
      send("viewDidDisappear(_:)") { $0.viewDidDisappear(animated) }
    case .appeared, .disappeared: break
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
