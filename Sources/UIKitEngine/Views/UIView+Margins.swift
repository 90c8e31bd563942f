import Foundation

extension UIView {
  /// The margins as layout sees them: the program's, the superview's share, and the safe area.
  ///
  /// 8 points on each side unless set; a controller's view has 16 at the sides and none above and
  /// below. Evidence: V-089.
  final var effectiveMargins: UIEdgeInsets {
    var result = ownMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    // At least what lies over it of the superview's, which count the safe area themselves.
    if preservesSuperviewLayoutMargins, let parent {
      let outer = parent.effectiveMargins
      let box = frame
      result.left = max(result.left, outer.left - (box.minX - parent.bounds.minX))
      result.top = max(result.top, outer.top - (box.minY - parent.bounds.minY))
      result.right = max(result.right, outer.right - (parent.bounds.maxX - box.maxX))
      result.bottom = max(result.bottom, outer.bottom - (parent.bounds.maxY - box.maxY))
    }
    return result
  }

  private var ownMargins: UIEdgeInsets {
    let set = insets.margins ?? insets.directionalMargins.map(physical)
    let plain = insets.isRow ? rowMargins : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return set ?? plain
    }
    let least = physical(controller.systemMinimumLayoutMargins)
    guard let set else { return least }
    return UIEdgeInsets(
      top: max(set.top, least.top), left: max(set.left, least.left),
      bottom: max(set.bottom, least.bottom), right: max(set.right, least.right))
  }

  /// Of the content of a row: at the sides those of the screen, 16 points or, where it is wide, 20.
  ///
  /// Evidence: A-084 for the two widths. That a window of 414 points is wide, which is that of the
  /// first telephones with 20, and the 11 points above and below, as in the files of Interface
  /// Builder, are unspecified.
  private var rowMargins: UIEdgeInsets {
    let side = rowSide
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }

  final var rowSide: CGFloat { (window?.frame.width ?? 0) < 414 ? 16 : 20 }

  final var directionalMargins: NSDirectionalEdgeInsets {
    let margins = effectiveMargins
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
      bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
  }

  private func physical(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: margins.top, left: isLeftToRight ? margins.leading : margins.trailing,
      bottom: margins.bottom, right: isLeftToRight ? margins.trailing : margins.leading)
  }

  final func setMargins(_ margins: UIEdgeInsets) {
    (insets.margins, insets.directionalMargins) = (margins, nil)
    refreshMargins()
  }

  final func setMargins(_ margins: NSDirectionalEdgeInsets) {
    (insets.margins, insets.directionalMargins) = (nil, margins)
    refreshMargins()
  }

  /// Says so if the effective margins are no longer what was last reported, here and below.
  ///
  /// Evidence: V-089.
  final func refreshMargins() {
    guard let engine else { return }
    let now = effectiveMargins
    guard insets.reportedMargins != now else { return }
    let isFirst =
      insets.reportedMargins == nil && insets.margins == nil
      && insets.directionalMargins == nil
    insets.reportedMargins = now
    guidesMoved()
    if !isFirst {
      engine.callback(self, "layoutMarginsDidChange()") { layoutMarginsDidChange() }
      controller?.send("viewLayoutMarginsDidChange()") { $0.viewLayoutMarginsDidChange() }
    }
    for child in children where child.preservesSuperviewLayoutMargins { child.refreshMargins() }
  }
}
