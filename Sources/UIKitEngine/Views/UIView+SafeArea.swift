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
    safeAreaMoved()
    controller?.send("viewSafeAreaInsetsDidChange()") { $0.viewSafeAreaInsetsDidChange() }
    if insetsLayoutMarginsFromSafeArea { refreshMargins() }
    for child in children { child.updateSafeArea() }
  }

  /// Outside a window there is no safe area; nobody is told.
  final func forgetSafeArea() { insets.safeArea = .zero }

  /// What the superview's insets cover of the receiver, and what its controller adds.
  private var coveredInsets: UIEdgeInsets {
    guard let parent, window != nil else { return insets.safeArea }
    let (outer, box, room) = (parent.safeAreaLeftOver, frame, parent.bounds)
    var added = controller?.additionalSafeAreaInsets ?? .zero
    added.top += controller?.barHeight ?? 0
    added.bottom += controller?.tabBarHeight ?? 0
    let x = covered((box.minX, box.maxX), in: (room.minX, room.maxX), outer.left, outer.right)
    let y = covered((box.minY, box.maxY), in: (room.minY, room.maxY), outer.top, outer.bottom)
    return UIEdgeInsets(
      top: y.near + added.top, left: x.near + added.left, bottom: y.far + added.bottom,
      right: x.far + added.right)
  }

  /// What a scroll view adds to its content's insets is taken: its content is not covered there, or
  /// rows would grow as they pass under a bar.
  ///
  /// No evidence of ours was measured there: unspecified.
  private var safeAreaLeftOver: UIEdgeInsets {
    guard let list = self as? UIScrollView else { return insets.safeArea }
    let (safe, own, all) = (insets.safeArea, list.contentInset, list.adjustedContentInset)
    return UIEdgeInsets(
      top: safe.top - (all.top - own.top), left: safe.left - (all.left - own.left),
      bottom: safe.bottom - (all.bottom - own.bottom), right: safe.right - (all.right - own.right))
  }

  /// On one axis, how far `near` and `far`, the strips along the two ends of `room`, reach into `span`.
  ///
  /// Apple's documentation of `safeAreaInsets`: "the insets reflect only the portion of the view that
  /// is covered", and a view that "is not yet visible onscreen" has none. So an inset is never more
  /// than the view (or than the strip, if that is longer), and a row that lies past the end of its
  /// superview has none: no evidence of ours was measured on such a row. How UIKit counts what of a
  /// half-covered view hangs out of its superview is unspecified; here it counts as covered.
  private func covered(
    _ span: (start: CGFloat, end: CGFloat), in room: (start: CGFloat, end: CGFloat),
    _ near: CGFloat, _ far: CGFloat
  ) -> (near: CGFloat, far: CGFloat) {
    let length = span.end - span.start
    // Where one has no length, as before the first layout, nothing can be past the other's end.
    let isOpen = length == 0 || room.start == room.end
    guard isOpen || (span.start < room.end && span.end > room.start) else { return (0, 0) }
    let first = near + room.start - span.start
    let last = far + span.end - room.end
    return (
      near > 0 ? min(max(0, first), max(length, near)) : 0,
      far > 0 ? min(max(0, last), max(length, far)) : 0
    )
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
