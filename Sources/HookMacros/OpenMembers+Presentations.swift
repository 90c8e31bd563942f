extension OpenMembers {
  static let presentations = [
    "UIPresentationController": OpenMembers(
      """
      init(presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?)
      var presentedViewController: UIViewController { get }
      var presentingViewController: UIViewController { get }
      var presentationStyle: UIModalPresentationStyle { get }
      var presentedView: UIView? { get }
      var containerView: UIView? { get }
      var frameOfPresentedViewInContainerView: CGRect { get }
      var shouldRemovePresentersView: Bool { get }
      var shouldPresentInFullscreen: Bool { get }
      var adaptivePresentationStyle: UIModalPresentationStyle { get }
      var overrideTraitCollection: UITraitCollection? { get set }
      var traitCollection: UITraitCollection { get }
      func presentationTransitionWillBegin()
      func presentationTransitionDidEnd(_ completed: Bool)
      func dismissalTransitionWillBegin()
      func dismissalTransitionDidEnd(_ completed: Bool)
      func containerViewWillLayoutSubviews()
      func containerViewDidLayoutSubviews()
      func size(forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize) -> CGSize
      func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
      func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
      """),
    "UIStoryboardSegue": OpenMembers(
      """
      init(identifier: String?, source: UIViewController, destination: UIViewController)
      func perform()
      """),
    "UIPercentDrivenInteractiveTransition": OpenMembers(
      """
      init()
      var duration: CGFloat { get }
      var percentComplete: CGFloat { get }
      var completionSpeed: CGFloat { get set }
      var completionCurve: UIView.AnimationCurve { get set }
      var wantsInteractiveStart: Bool { get set }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning)
      func update(_ percentComplete: CGFloat)
      func pause()
      func finish()
      func cancel()
      """),
  ]
}
