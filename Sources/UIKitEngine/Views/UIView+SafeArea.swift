import Foundation

extension UIView {
  /// Brings the subviews' safe areas up to date after their superview was laid out.
  ///
  /// Evidence: V-040, V-088, C-025, C-027.
  final func updateSafeAreaOfSubviews() {
    for child in children { child.updateSafeArea() }
  }

  /// Recomputes how much of the receiver the bars cover, and says so if that changed.
  final func updateSafeArea() {
    guard let engine else { return }
    let now = coveredInsets
    guard now != insets.safeArea else { return }
    let old = insets.safeArea
    insets.safeArea = now
    engine.record(
      .propertyChanged(
        identity.name, property: "safeAreaInsets", from: old.short, to: now.short))
    guidesMoved()
    engine.callback(self, "safeAreaInsetsDidChange()") { safeAreaInsetsDidChange() }
    controller?.send("viewSafeAreaInsetsDidChange()") { $0.viewSafeAreaInsetsDidChange() }
    if insetsLayoutMarginsFromSafeArea { refreshMargins() }
    for child in children { child.updateSafeArea() }
  }

  /// Outside a window there is no safe area; nobody is told.
  final func forgetSafeArea() { insets.safeArea = .zero }

  private var coveredInsets: UIEdgeInsets {
    guard let parent, window != nil else { return insets.safeArea }
    let outer = parent.insets.safeArea
    let box = frame
    var added = controller?.additionalSafeAreaInsets ?? .zero
    added.top += controller?.barHeight ?? 0
    added.bottom += controller?.tabBarHeight ?? 0
    return UIEdgeInsets(
      top: max(0, outer.top - (box.minY - parent.bounds.minY)) + added.top,
      left: max(0, outer.left - (box.minX - parent.bounds.minX)) + added.left,
      bottom: max(0, outer.bottom - (parent.bounds.maxY - box.maxY)) + added.bottom,
      right: max(0, outer.right - (parent.bounds.maxX - box.maxX)) + added.right)
  }
}

extension UIViewController {
  /// How much of the receiver's view a navigation bar covers.
  final var barHeight: CGFloat {
    guard let navigation = parentController as? UINavigationController,
      !navigation.isNavigationBarHidden
    else { return 0 }
    return UINavigationBar.height
  }

  /// How much of the receiver's view a tab bar covers, above the home indicator.
  final var tabBarHeight: CGFloat {
    parentController is UITabBarController ? UITabBar.height : 0
  }
}
