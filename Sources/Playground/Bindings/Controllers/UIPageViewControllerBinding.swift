import SwiftScript
import UIKitEngine

extension UIPageViewController.TransitionStyle: @MainActor BridgedValue {}
extension UIPageViewController.NavigationOrientation: @MainActor BridgedValue {}
extension UIPageViewController.NavigationDirection: @MainActor BridgedValue {}

extension UIPageViewController.OptionsKey: @MainActor BridgedValue {}
extension UIPageViewController.SpineLocation: @MainActor BridgedValue {}

extension TypeBinding {
  static let pageOptions: [TypeBinding] = [
    .struct(
      UIPageViewController.OptionsKey.self, "UIPageViewController.OptionsKey",
      conforms: ["Hashable"]
    ) { type in
      type.constant("spineLocation", .spineLocation)
      type.constant("interPageSpacing", .interPageSpacing)
    },
    .enum(
      UIPageViewController.SpineLocation.self, "UIPageViewController.SpineLocation",
      [("none", .none), ("min", .min), ("mid", .mid), ("max", .max)]),
  ]

  static let uiPageViewController = TypeBinding.class(
    UIPageViewController.self, "UIPageViewController", inherits: "UIViewController",
    subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(transitionStyle: .pageCurl) }") {
      UIPageViewController()
    }
    type.initializer(
      "init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation "
        + "= .horizontal, options: [OptionsKey: Any]? = nil)"
    ) {
      (
        style: UIPageViewController.TransitionStyle,
        axis: UIPageViewController.NavigationOrientation,
        _: Value
      ) in
      UIPageViewController(transitionStyle: style, navigationOrientation: axis)
    } subclass: { script, style, axis, _ in
      ScriptPageViewController(
        script: script, transitionStyle: style, navigationOrientation: axis, options: nil)
    }
    type.property("var spineLocation: SpineLocation") { $0.spineLocation }
    type.property("var isDoubleSided: Bool", \.isDoubleSided)
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIPageViewController()
    } subclass: { script, _ in
      ScriptPageViewController(
        script: script, transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: nil)
    }
    type.property("let transitionStyle: TransitionStyle", \.transitionStyle)
    type.property("let navigationOrientation: NavigationOrientation", \.navigationOrientation)
    type.delegateProperty("var dataSource: UIPageViewControllerDataSource?", \.dataSource)
    type.delegateProperty("var delegate: UIPageViewControllerDelegate?", \.delegate)
    type.property("var viewControllers: [UIViewController]?", \.viewControllers)
    type.function(
      "func setViewControllers(_ viewControllers: [UIViewController]?, direction: "
        + "NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)"
    ) {
      (
        host: UIPageViewController, controllers: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection, animated: Bool, completion: Callback?
      ) in
      host.setViewControllers(
        controllers, direction: direction, animated: animated,
        completion: completion?.action(Bool.self))
    }
    type.method(
      "func beginSwipe(_ direction: NavigationDirection) -> InteractiveTransition?",
      UIPageViewController.beginSwipe(_:))
  }

  static let uiPageTransitionStyle = TypeBinding.enum(
    UIPageViewController.TransitionStyle.self, "UIPageViewController.TransitionStyle",
    [("pageCurl", .pageCurl), ("scroll", .scroll)])

  static let uiPageNavigationOrientation = TypeBinding.enum(
    UIPageViewController.NavigationOrientation.self, "UIPageViewController.NavigationOrientation",
    [("horizontal", .horizontal), ("vertical", .vertical)])

  static let uiPageNavigationDirection = TypeBinding.enum(
    UIPageViewController.NavigationDirection.self, "UIPageViewController.NavigationDirection",
    [("forward", .forward), ("reverse", .reverse)])
}
