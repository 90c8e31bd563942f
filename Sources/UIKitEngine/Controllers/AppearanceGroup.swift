/// A controller with those below it whose views are in its view: who hears of one transition.
///
/// While a container's or a presentation's transition drives them, what happens to their windows
/// does not. Evidence: C-018, C-045, C-066.
struct AppearanceGroup {
  private let members: [UIViewController]

  init(_ head: UIViewController) {
    members = head.withShownChildren
    for member in members { member.appearance.drivers += 1 }
  }

  /// Parents before their children.
  func willAppear(_ animated: Bool) {
    for member in members { member.willAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    for member in members { member.willDisappear(animated) }
  }

  /// The "did" of whatever the last "will" was; from here on the window drives again.
  func finish() {
    finishUnsettled()
    for member in members { member.settle() }
  }

  /// The same, wherever the views are.
  ///
  /// Evidence: C-059.
  func finishUnsettled() {
    letGo()
    // Whoever else drives it tells it in the end.
    if let head = members.first, !head.appearance.isManaged { head.finishTransition() }
  }

  private func letGo() {
    for member in members { member.appearance.drivers -= 1 }
  }
}

extension UIViewController {
  /// Evidence: C-069.
  fileprivate final var withShownChildren: [UIViewController] {
    guard let view = loadedView, shouldAutomaticallyForwardAppearanceMethods else { return [self] }
    let shown = childControllers.filter { $0.loadedView?.isSelfOrBelow(view) ?? false }
    return [self] + shown.flatMap(\.withShownChildren)
  }
}
