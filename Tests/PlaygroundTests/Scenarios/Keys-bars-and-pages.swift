// swift-format-ignore-file
// source: published programs with setValue(_:forKey:)
// What programs reach of UIKit's by other ways than its properties.
// That a bar set by its key is shown in place of the old one is known of it only.
// ends: normally
import UIKit

final class Bar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
}
let tabs = UITabBarController()
let bar = Bar()
tabs.setValue(bar, forKey: "tabBar")
let one = UIViewController()
one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
tabs.viewControllers = [one]
print(tabs.tabBar === bar, bar.superview === tabs.view, bar.items?.first?.title ?? "nil")

let pages = UIPageViewController(
  transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
let page = UIViewController()
pages.setViewControllers([page], direction: .forward, animated: false, completion: nil)
window.rootViewController = pages
window.layoutIfNeeded()
let pager = pages.view.subviews.first as? UIScrollView
print(pager != nil, pager?.contentOffset.x ?? -1, pager?.isPagingEnabled ?? false)
print(page.view.convert(page.view.bounds, to: pages.view))
pager?.isScrollEnabled = false

let search = UISearchBar()
let field = search.value(forKey: "searchField") as? UITextField
print(field === search.searchTextField)

final class Cell: UITableViewCell {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
let cell = Cell()
let pan = UIPanGestureRecognizer()
pan.delegate = cell
cell.addGestureRecognizer(pan)
let tap = UITapGestureRecognizer()
print(pan.delegate === cell, cell.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap))
