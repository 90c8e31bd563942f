/// The bar that lies in the controller's view, and another in its stead.
///
/// Programs give a tab bar controller a bar of a class of their own by key-value coding, `"tabBar"`,
/// since the property has no setter; that UIKit then shows it in the old one's place is known of
/// published programs only.
extension UITabBarController {
  final func own(_ bar: UITabBar, in container: UIView) {
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.owner = self
    bar.delegate = self
    container.addSubview(bar)
  }

  final func barReplaced(_ old: UITabBar) {
    guard old !== tabBar else { return }
    old.owner = nil
    guard let container = viewIfLoaded else { return }
    tabBar.frame = old.frame
    old.removeFromSuperview()
    own(tabBar, in: container)
  }
}
