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
    method("func addKeyCommand(_ keyCommand: UIKeyCommand)", UIViewController.addKeyCommand(_:))
    method(
      "func removeKeyCommand(_ keyCommand: UIKeyCommand)", UIViewController.removeKeyCommand(_:))
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
    property(
      "var preferredStatusBarUpdateAnimation: UIStatusBarAnimation",
      \.preferredStatusBarUpdateAnimation)
    property(
      "var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation",
      \.preferredInterfaceOrientationForPresentation)
    property(
      "var preferredScreenEdgesDeferringSystemGestures: UIRectEdge",
      \.preferredScreenEdgesDeferringSystemGestures)
    property(
      "var childForScreenEdgesDeferringSystemGestures: UIViewController?",
      \.childForScreenEdgesDeferringSystemGestures)
    property(
      "var childForHomeIndicatorAutoHidden: UIViewController?", \.childForHomeIndicatorAutoHidden)
    property("var disablesAutomaticKeyboardDismissal: Bool", \.disablesAutomaticKeyboardDismissal)
    property(
      "var sheetPresentationController: UISheetPresentationController?",
      \.sheetPresentationController)
    property(
      "var popoverPresentationController: UIPopoverPresentationController?",
      \.popoverPresentationController)
    method(
      "func setOverrideTraitCollection(_ collection: UITraitCollection?, "
        + "forChild childViewController: UIViewController)",
      UIViewController.setOverrideTraitCollection(_:forChild:))
    method(
      "func overrideTraitCollection(forChild childViewController: UIViewController) "
        + "-> UITraitCollection?",
      UIViewController.overrideTraitCollection(forChild:))
    function(
      "func preferredContentSizeDidChange("
        + "forChildContentContainer container: any UIContentContainer)"
    ) { (host: UIViewController, child: UIViewController) in
      host.preferredContentSizeDidChange(forChildContentContainer: child)
    }
    function(
      "func systemLayoutFittingSizeDidChange("
        + "forChildContentContainer container: any UIContentContainer)"
    ) { (host: UIViewController, child: UIViewController) in
      host.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
    }
    function("func performSegue(withIdentifier identifier: String, sender: Any?)") {
      (host: UIViewController, identifier: String, sender: Value) in
      host.performSegue(withIdentifier: identifier, sender: sender.hosted)
    }
    function("func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool") {
      (host: UIViewController, identifier: String, sender: Value) in
      host.shouldPerformSegue(withIdentifier: identifier, sender: sender.hosted)
    }
    function("func prepare(for segue: UIStoryboardSegue, sender: Any?)") {
      (host: UIViewController, segue: UIStoryboardSegue, sender: Value) in
      host.prepare(for: segue, sender: sender.hosted)
    }
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
