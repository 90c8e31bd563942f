import SwiftScript

extension UIKitBindings {
  /// Protocols that script classes conform to; each requirement may be left out.
  ///
  /// Some are for hands, which nobody has here: the engine never asks them, scripts may.
  static let delegates: [TypeBinding] = [
    .protocol(
      "CAAnimationDelegate", inherits: ["AnyObject"],
      [
        "func animationDidStart(_ anim: CAAnimation)",
        "func animationDidStop(_ anim: CAAnimation, finished flag: Bool)",
      ]),
    .protocol("CAAction"),
    .protocol("UITimingCurveProvider", inherits: ["AnyObject"]),
    .protocol(
      "CALayerDelegate", inherits: ["AnyObject"],
      [
        "func action(for layer: CALayer, forKey event: String) -> CAAction?",
        "func display(_ layer: CALayer)",
        "func draw(_ layer: CALayer, in ctx: CGContext)",
        "func layoutSublayers(of layer: CALayer)",
      ]),
    .protocol(
      "UIGestureRecognizerDelegate", inherits: ["AnyObject"],
      [
        "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldReceive touch: UITouch) -> Bool",
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) "
          + "-> Bool",
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool",
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      ]),
    .protocol(
      "UINavigationControllerDelegate", inherits: ["AnyObject"],
      [
        "func navigationController(_ navigationController: UINavigationController, "
          + "willShow viewController: UIViewController, animated: Bool)",
        "func navigationController(_ navigationController: UINavigationController, "
          + "didShow viewController: UIViewController, animated: Bool)",
        "func navigationController(_ navigationController: UINavigationController, "
          + "animationControllerFor operation: UINavigationController.Operation, "
          + "from fromVC: UIViewController, to toVC: UIViewController) -> "
          + "(any UIViewControllerAnimatedTransitioning)?",
        "func navigationController(_ navigationController: UINavigationController, "
          + "interactionControllerFor animationController: "
          + "any UIViewControllerAnimatedTransitioning) -> "
          + "(any UIViewControllerInteractiveTransitioning)?",
      ]),
    .protocol(
      "UIAdaptivePresentationControllerDelegate", inherits: ["AnyObject"],
      [
        "func presentationControllerShouldDismiss(_ presentationController: "
          + "UIPresentationController) -> Bool",
        "func presentationControllerWillDismiss(_ presentationController: "
          + "UIPresentationController)",
        "func presentationControllerDidDismiss(_ presentationController: "
          + "UIPresentationController)",
        "func presentationControllerDidAttemptToDismiss(_ presentationController: "
          + "UIPresentationController)",
        "func adaptivePresentationStyle(for controller: UIPresentationController) -> "
          + "UIModalPresentationStyle",
        "func adaptivePresentationStyle(for controller: UIPresentationController, "
          + "traitCollection: UITraitCollection) -> UIModalPresentationStyle",
        "func presentationController(_ controller: UIPresentationController, "
          + "viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> "
          + "UIViewController?",
      ]),
    .protocol(
      "UITabBarControllerDelegate", inherits: ["AnyObject"],
      [
        "func tabBarController(_ tabBarController: UITabBarController, shouldSelect "
          + "viewController: UIViewController) -> Bool",
        "func tabBarController(_ tabBarController: UITabBarController, didSelect "
          + "viewController: UIViewController)",
      ]),
    .protocol(
      "UIPageViewControllerDataSource", inherits: ["AnyObject"],
      [
        "func pageViewController(_ pageViewController: UIPageViewController, "
          + "viewControllerBefore viewController: UIViewController) -> UIViewController?",
        "func pageViewController(_ pageViewController: UIPageViewController, "
          + "viewControllerAfter viewController: UIViewController) -> UIViewController?",
      ]),
    .protocol(
      "UIPageViewControllerDelegate", inherits: ["AnyObject"],
      [
        "func pageViewController(_ pageViewController: UIPageViewController, "
          + "willTransitionTo pendingViewControllers: [UIViewController])",
        "func pageViewController(_ pageViewController: UIPageViewController, "
          + "didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], "
          + "transitionCompleted completed: Bool)",
      ]),
    .protocol(
      "UIScrollViewDelegate", inherits: ["AnyObject"],
      [
        "func scrollViewDidScroll(_ scrollView: UIScrollView)",
        "func scrollViewDidZoom(_ scrollView: UIScrollView)",
        "func viewForZooming(in scrollView: UIScrollView) -> UIView?",
        "func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)",
        "func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)",
        "func scrollViewWillBeginDragging(_ scrollView: UIScrollView)",
        "func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)",
        "func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: "
          + "CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)",
        "func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)",
        "func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)",
        "func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool",
        "func scrollViewDidScrollToTop(_ scrollView: UIScrollView)",
      ]),
    .protocol(
      "UISearchBarDelegate", inherits: ["AnyObject"],
      [
        "func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool",
        "func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)",
        "func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool",
        "func searchBarTextDidEndEditing(_ searchBar: UISearchBar)",
        "func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, "
          + "replacementText text: String) -> Bool",
        "func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)",
        "func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)",
        "func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)",
        "func searchBarSearchButtonClicked(_ searchBar: UISearchBar)",
        "func searchBarCancelButtonClicked(_ searchBar: UISearchBar)",
        "func searchBar(_ searchBar: UISearchBar, "
          + "selectedScopeButtonIndexDidChange selectedScope: Int)",
      ]),
    .protocol(
      "UISearchResultsUpdating", inherits: ["AnyObject"],
      ["func updateSearchResults(for searchController: UISearchController)"]),
    .protocol(
      "UITextViewDelegate", inherits: ["UIScrollViewDelegate"],
      [
        "func textViewShouldBeginEditing(_ textView: UITextView) -> Bool",
        "func textViewDidBeginEditing(_ textView: UITextView)",
        "func textViewShouldEndEditing(_ textView: UITextView) -> Bool",
        "func textViewDidEndEditing(_ textView: UITextView)",
        "func textViewDidChange(_ textView: UITextView)",
        "func textViewDidChangeSelection(_ textView: UITextView)",
        "func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, "
          + "replacementText text: String) -> Bool",
      ]),
    .protocol(
      "UITextFieldDelegate", inherits: ["AnyObject"],
      [
        "func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool",
        "func textFieldDidBeginEditing(_ textField: UITextField)",
        "func textFieldShouldEndEditing(_ textField: UITextField) -> Bool",
        "func textFieldDidEndEditing(_ textField: UITextField)",
        "func textFieldDidEndEditing(_ textField: UITextField, "
          + "reason: UITextField.DidEndEditingReason)",
        "func textFieldShouldReturn(_ textField: UITextField) -> Bool",
        "func textFieldShouldClear(_ textField: UITextField) -> Bool",
        "func textFieldDidChangeSelection(_ textField: UITextField)",
        "func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, "
          + "replacementString string: String) -> Bool",
      ]),
  ]
}
