extension UIViewController {
  /// Tells the child and takes it from another parent; neither loads nor moves its view.
  ///
  /// Evidence: C-060, C-064.
  final func adopt(_ child: UIViewController) {
    guard let engine else { return }
    guard child !== self else {
      return engine.raise("NSInvalidArgumentException", "Can't add self as subview controller")
    }
    if child.parentController === self { return }
    guard child.viewAllows(parent: self) else { return }
    if child.parentController != nil { child.leaveParent() }
    child.parentController = self
    childControllers.append(child)
    child.send("willMove(toParent:)") { $0.willMove(toParent: self) }
  }

  /// A view that is in the tree already decides on its controller's parent.
  ///
  /// Evidence: C-068, C-071.
  private func viewAllows(parent: UIViewController) -> Bool {
    guard let expected = loadedView?.parent?.nearestController, expected !== parent else {
      return true
    }
    engine?.raise(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:\(description) should have parent view "
        + "controller:\(expected.description) but requested parent is:\(parent.description)")
    return false
  }

  /// Evidence: C-060.
  final func leaveParent() {
    guard let engine, let old = parentController else { return }
    old.childControllers.removeAll { $0 === self }
    old.forget(self)
    parentController = nil
    // Its parent would have ended this with its own transition.
    if isUnderWay, !appearance.isManaged, appearance.manualTransitions == 0 {
      engine.afterCommit(self)
    }
    send("didMove(toParent:)") { $0.didMove(toParent: nil) }
  }
}

extension UIView {
  /// The controller of the nearest view upwards.
  final var nearestController: UIViewController? { controller ?? parent?.nearestController }

  /// A child controller's view belongs under its parent's view.
  ///
  /// Evidence: C-068.
  final func controllerMayMove(to superview: UIView) -> Bool {
    guard let engine, let controller, let expected = controller.parentController,
      let actual = superview.nearestController, actual !== expected
    else { return true }
    engine.raise(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:\(controller.description) should have parent view "
        + "controller:\(actual.description) but actual parent is:\(expected.description)")
    return false
  }
}
