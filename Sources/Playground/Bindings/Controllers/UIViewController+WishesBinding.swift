import SwiftScript
import UIKitEngine

extension MemberTable where Host == UIViewController {
  /// What a controller asks of those who show it.
  func wishes() {
    property("var edgesForExtendedLayout: UIRectEdge", \.edgesForExtendedLayout)
    property("var extendedLayoutIncludesOpaqueBars: Bool", \.extendedLayoutIncludesOpaqueBars)
    property("var hidesBottomBarWhenPushed: Bool", \.hidesBottomBarWhenPushed)
    property(
      "var automaticallyAdjustsScrollViewInsets: Bool", \.automaticallyAdjustsScrollViewInsets)
    property(
      "var modalPresentationCapturesStatusBarAppearance: Bool",
      \.modalPresentationCapturesStatusBarAppearance)
    property(
      "var providesPresentationContextTransitionStyle: Bool",
      \.providesPresentationContextTransitionStyle)
    property("var restorationIdentifier: String?", \.restorationIdentifier)
    property("var toolbarItems: [UIBarButtonItem]?", \.toolbarItems)
    method(
      "func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)",
      UIViewController.setToolbarItems(_:animated:))
    property("var editButtonItem: UIBarButtonItem", \.editButtonItem)
    property("var nibBundle: Bundle?", \.nibBundle)
    property("var storyboard: UIStoryboard?", \.storyboard)
    property("var childForStatusBarStyle: UIViewController?", \.childForStatusBarStyle)
    property("var childForStatusBarHidden: UIViewController?", \.childForStatusBarHidden)
    property("var prefersHomeIndicatorAutoHidden: Bool", \.prefersHomeIndicatorAutoHidden)
    property("var shouldAutorotate: Bool", \.shouldAutorotate)
    method(
      "func setContentScrollView(_ scrollView: UIScrollView?)",
      UIViewController.setContentScrollView(_:))
    method(
      "func setNeedsUpdateOfHomeIndicatorAutoHidden()",
      UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden)
    method(
      "func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
      UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures)
    method(
      "func setNeedsUpdateOfSupportedInterfaceOrientations()",
      UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations)
  }
}
