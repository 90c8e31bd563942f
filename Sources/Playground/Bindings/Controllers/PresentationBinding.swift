import SwiftScript
import UIKitEngine

extension UIModalPresentationStyle: @MainActor BridgedValue {}
extension UIModalTransitionStyle: @MainActor BridgedValue {}
extension InteractiveTransition: @MainActor BridgedObject {}

extension TypeBinding {
  static let uiModalPresentationStyle = TypeBinding.enum(
    UIModalPresentationStyle.self, "UIModalPresentationStyle",
    [
      ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
      ("currentContext", .currentContext), ("custom", .custom), ("overFullScreen", .overFullScreen),
      ("overCurrentContext", .overCurrentContext), ("popover", .popover), ("none", .none),
      ("automatic", .automatic),
    ])

  static let uiModalTransitionStyle = TypeBinding.enum(
    UIModalTransitionStyle.self, "UIModalTransitionStyle",
    [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ])

  static let uiPresentationController = TypeBinding.class(
    UIPresentationController.self, "UIPresentationController", inherits: "NSObject",
    subclassable: true
  ) { type in
    type.initializer(
      "init(presentedViewController: UIViewController, "
        + "presenting presentingViewController: UIViewController?)",
      UIPresentationController.init(presentedViewController:presenting:),
      subclass: ScriptPresentationController.init(script:presentedViewController:presenting:))
    type.delegateProperty("var delegate: UIAdaptivePresentationControllerDelegate?", \.delegate)
    type.property(
      "var presentedViewController: UIViewController", \.presentedViewController)
    type.property(
      "var presentingViewController: UIViewController", \.presentingViewController)
    type.property("var presentedView: UIView?", \.presentedView)
    type.property("var containerView: UIView?", \.containerView)
    type.property("var presentationStyle: UIModalPresentationStyle", \.presentationStyle)
    type.property(
      "var frameOfPresentedViewInContainerView: CGRect", \.frameOfPresentedViewInContainerView)
    type.property("var shouldRemovePresentersView: Bool", \.shouldRemovePresentersView)
    type.property("var shouldPresentInFullscreen: Bool", \.shouldPresentInFullscreen)
    type.property(
      "var adaptivePresentationStyle: UIModalPresentationStyle", \.adaptivePresentationStyle)
    type.property("var overrideTraitCollection: UITraitCollection?", \.overrideTraitCollection)
    type.property("var traitCollection: UITraitCollection", \.traitCollection)
    type.method(
      "func presentationTransitionWillBegin()",
      UIPresentationController.presentationTransitionWillBegin)
    type.method(
      "func presentationTransitionDidEnd(_ completed: Bool)",
      UIPresentationController.presentationTransitionDidEnd(_:))
    type.method(
      "func dismissalTransitionWillBegin()", UIPresentationController.dismissalTransitionWillBegin)
    type.method(
      "func dismissalTransitionDidEnd(_ completed: Bool)",
      UIPresentationController.dismissalTransitionDidEnd(_:))
    type.method(
      "func containerViewWillLayoutSubviews()",
      UIPresentationController.containerViewWillLayoutSubviews)
    type.method(
      "func containerViewDidLayoutSubviews()",
      UIPresentationController.containerViewDidLayoutSubviews)
    type.property("var preferredContentSize: CGSize", \.preferredContentSize)
    type.function(
      "func size(forChildContentContainer container: any UIContentContainer, "
        + "withParentContainerSize parentSize: CGSize) -> CGSize"
    ) { (host: UIPresentationController, container: UIViewController, size: CGSize) in
      host.size(forChildContentContainer: container, withParentContainerSize: size)
    }
    type.function(
      "func preferredContentSizeDidChange("
        + "forChildContentContainer container: any UIContentContainer)"
    ) { (host: UIPresentationController, child: UIViewController) in
      host.preferredContentSizeDidChange(forChildContentContainer: child)
    }
    type.function(
      "func systemLayoutFittingSizeDidChange("
        + "forChildContentContainer container: any UIContentContainer)"
    ) { (host: UIPresentationController, child: UIViewController) in
      host.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
    }
    type.method(
      "func beginInteractiveDismissal() -> InteractiveTransition?",
      UIPresentationController.beginInteractiveDismissal)
  }

  static let interactiveTransition = TypeBinding.class(
    InteractiveTransition.self, "InteractiveTransition"
  ) { type in
    type.property("var fractionComplete: Double", \.fractionComplete)
    type.property("var isActive: Bool", \.isActive)
    type.method("func update(_ fraction: Double)", InteractiveTransition.update(_:))
    type.method("func finish()", InteractiveTransition.finish)
    type.method("func cancel()", InteractiveTransition.cancel)
  }
}
