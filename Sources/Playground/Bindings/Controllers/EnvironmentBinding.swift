import SwiftScript
import UIKitEngine

extension UIInterfaceOrientation: @MainActor BridgedValue {}
extension UIInterfaceOrientationMask: @MainActor BridgedValue {}
extension TransitionStage: @MainActor BridgedObject {}

extension TypeBinding {
  static let environment: [TypeBinding] = [
    uiInterfaceOrientation, uiInterfaceOrientationMask, transitionContext, transitionCoordinator,
    .protocol(
      "UIContentContainer", inherits: ["AnyObject"], ["var preferredContentSize: CGSize { get }"]),
  ]

  private static let uiInterfaceOrientation = TypeBinding.enum(
    UIInterfaceOrientation.self, "UIInterfaceOrientation",
    [
      ("unknown", .unknown), ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
    ]
  ) { type in
    type.property("var isLandscape: Bool", \.isLandscape)
    type.property("var isPortrait: Bool", \.isPortrait)
  }

  private static let uiInterfaceOrientationMask = TypeBinding.optionSet(
    UIInterfaceOrientationMask.self, "UIInterfaceOrientationMask",
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
      ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
    ])

  private static let transitionContext = TypeBinding.class(
    TransitionStage.self, "UIViewControllerTransitionCoordinatorContext"
  ) { type in
    type.property("var isAnimated: Bool", \.isAnimated)
    type.property("var presentationStyle: UIModalPresentationStyle", \.presentationStyle)
    type.property("var initiallyInteractive: Bool") { $0.initiallyInteractive }
    type.property("var isInteractive: Bool") { $0.isInteractive }
    type.property("var isInterruptible: Bool", \.isInterruptible)
    type.property("var completionVelocity: CGFloat", \.completionVelocity)
    type.property("var completionCurve: UIView.AnimationCurve", \.completionCurve)
    type.property("var isCancelled: Bool", \.isCancelled)
    type.property("var transitionDuration: TimeInterval", \.transitionDuration)
    type.property("var percentComplete: CGFloat", \.percentComplete)
    type.property("var targetTransform: CGAffineTransform", \.targetTransform)
    type.property("var containerView: UIView", \.containerView)
    type.method(
      "func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?",
      TransitionStage.viewController(forKey:))
    type.method(
      "func view(forKey key: UITransitionContextViewKey) -> UIView?",
      TransitionStage.view(forKey:))
  }

  private static let transitionCoordinator = TypeBinding.class(
    CoordinatedTransition.self, "UIViewControllerTransitionCoordinator",
    inherits: "UIViewControllerTransitionCoordinatorContext"
  ) { type in
    type.function(
      "@discardableResult func animate(alongsideTransition animation: "
        + "((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: "
        + "((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool"
    ) { (host: CoordinatedTransition, animation: Callback?, completion: Callback?) in
      host.animate(
        alongsideTransition: animation.map { body in { _ in body(host) } },
        completion: completion.map { body in { _ in body(host) } })
    }
    type.function(
      "func notifyWhenInteractionChanges(_ handler: @escaping "
        + "(UIViewControllerTransitionCoordinatorContext) -> Void)"
    ) { (host: CoordinatedTransition, handler: Callback) in
      host.notifyWhenInteractionChanges { _ in handler(host) }
    }
  }
}

extension MemberTable<UIViewController> {
  /// Traits, rotation and the properties of iOS 26.
  func environmentMembers() {
    property("var traitOverrides: UITraitOverrides", \.traitOverrides)
    property("var overrideUserInterfaceStyle: UIUserInterfaceStyle", \.overrideUserInterfaceStyle)
    method("func updateTraitsIfNeeded()", UIViewController.updateTraitsIfNeeded)
    function(
      "func willTransition(to newCollection: UITraitCollection, "
        + "with coordinator: any UIViewControllerTransitionCoordinator)"
    ) { (host: UIViewController, traits: UITraitCollection, coordinator: CoordinatedTransition) in
      host.willTransition(to: traits, with: coordinator)
    }
    function(
      "func viewWillTransition(to size: CGSize, "
        + "with coordinator: any UIViewControllerTransitionCoordinator)"
    ) { (host: UIViewController, size: CGSize, coordinator: CoordinatedTransition) in
      host.viewWillTransition(to: size, with: coordinator)
    }
    function(
      "func size(forChildContentContainer container: any UIContentContainer, "
        + "withParentContainerSize parentSize: CGSize) -> CGSize"
    ) { (host: UIViewController, container: UIViewController, size: CGSize) in
      host.size(forChildContentContainer: container, withParentContainerSize: size)
    }
    property(
      "var supportedInterfaceOrientations: UIInterfaceOrientationMask",
      \.supportedInterfaceOrientations)
    method("func setNeedsUpdateProperties()", UIViewController.setNeedsUpdateProperties)
    method("func updatePropertiesIfNeeded()", UIViewController.updatePropertiesIfNeeded)
    method("func updateProperties()", UIViewController.updateProperties)
    traitMembers()
  }
}

extension MemberTable<UIWindow> {
  /// The user's hands: LayoutLab's own.
  func environmentMembers() {
    property("var interfaceOrientation: UIInterfaceOrientation", \.interfaceOrientation)
    method("func rotate(to orientation: UIInterfaceOrientation)", UIWindow.rotate(to:))
    method("func resize(to size: CGSize)", UIWindow.resize(to:))
    method(
      "func switchAppearance(to style: UIUserInterfaceStyle)", UIWindow.switchAppearance(to:))
  }
}
