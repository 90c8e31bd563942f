extension UIView {
  /// Tells the moved subtree, parents first, before the tree changes.
  ///
  /// Evidence: V-035, V-082, C-018.
  final func sendWillMove(toWindow newWindow: UIWindow?) {
    guard let engine else { return }
    engine.callback(self, "willMove(toWindow:)") { willMove(toWindow: newWindow) }
    controller?.viewWillMove(toWindow: newWindow)
    for child in children { child.sendWillMove(toWindow: newWindow) }
  }

  /// Tells the moved subtree, children first, after the tree changed.
  ///
  /// Evidence: V-034, V-035.
  final func sendDidMoveToWindow() {
    guard let engine else { return }
    for child in children { child.sendDidMoveToWindow() }
    if window == nil { forgetSafeArea() }
    engine.callback(self, "didMoveToWindow()") { didMoveToWindow() }
    controller?.viewDidMoveToWindow()
  }
}
