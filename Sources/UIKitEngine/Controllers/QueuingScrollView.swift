import Foundation

/// What a page view controller's pages lie in where they scroll: the page that is shown is one page in.
///
/// It is private in UIKit; programs find it among the subviews of the controller's view, to stop the
/// user's swipes or to hear how far one has come. That the offset at rest is one page is known of such
/// published programs (Pageboy); what else lies in it, and how its offset moves during a turn, is
/// unspecified: here it stays.
final class _UIQueuingScrollView: UIScrollView {
  var isVertical = false

  nonisolated deinit {}

  /// Makes room for the page before and the page after.
  func arrange() {
    let size = bounds.size
    let slot = isVertical ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0)
    contentSize = CGSize(
      width: size.width * (isVertical ? 1 : 3), height: size.height * (isVertical ? 3 : 1))
    if bounds.origin != slot { bounds.origin = slot }
    for page in subviews { page.frame = CGRect(origin: slot, size: size) }
  }

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    if new.size != bounds.size { setNeedsLayout() }
  }

  override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
  }
}

extension UIPageViewController {
  final func addPager() {
    guard transitionStyle == .scroll, let container = viewIfLoaded else { return }
    let pager = _UIQueuingScrollView(frame: container.bounds)
    pager.isVertical = navigationOrientation == .vertical
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.showsHorizontalScrollIndicator = false
    pager.showsVerticalScrollIndicator = false
    pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(pager)
    pager.arrange()
    self.pager = pager
  }
}
