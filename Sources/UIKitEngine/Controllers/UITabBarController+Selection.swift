extension UITabBarController {
  /// Clock S: the new tab loads and hears that it will appear, then the old one that it will not
  /// stay; the rest follows layout and commit.
  ///
  /// Evidence: C-057.
  final func select(_ index: Int) {
    guard let engine, tabs.indices.contains(index), index != selected else { return }
    let old = selectedViewController
    selected = index
    guard let container = viewIfLoaded, container.window != nil else { return installSelected() }
    guard let new = selectedViewController, let newView = new.view else { return }
    let newGroup = AppearanceGroup(new)
    let oldGroup = old.map { AppearanceGroup($0) }
    newGroup.willAppear(false)
    oldGroup?.willDisappear(false)
    fill(container, newView)
    old?.viewIfLoaded?.removeFromSuperview()
    engine.afterCommit {
      oldGroup?.finish()
      newGroup.finish()
    }
  }

  final func replaceTabs(_ controllers: [UIViewController]) {
    guard engine != nil else { return }
    let old = selectedViewController
    for gone in tabs where !controllers.contains(where: { $0 === gone }) {
      gone.send("willMove(toParent:)") { $0.willMove(toParent: nil) }
      gone.viewIfLoaded?.removeFromSuperview()
      gone.leaveParent()
    }
    for controller in controllers where controller.parentController !== self {
      adopt(controller)
      controller.send("didMove(toParent:)") { $0.didMove(toParent: self) }
    }
    tabs = controllers
    selected = controllers.firstIndex { $0 === old } ?? 0
    if viewIfLoaded?.window != nil { installSelected() }
  }

  /// Puts the selected tab's view in, without a transition.
  final func installSelected() {
    guard let container = viewIfLoaded, let view = selectedViewController?.view,
      view.superview !== container
    else { return }
    for tab in tabs where tab !== selectedViewController {
      tab.viewIfLoaded?.removeFromSuperview()
    }
    fill(container, view)
  }

  private func fill(_ container: UIView, _ view: UIView) {
    view.fill(container)
    container.insertSubview(view, at: 0)
  }
}
