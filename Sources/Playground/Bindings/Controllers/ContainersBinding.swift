import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiNavigationController = TypeBinding.class(
    UINavigationController.self, "UINavigationController", inherits: "UIViewController",
    subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(nibName: nil, bundle: nil) }") {
      UINavigationController()
    }
    type.initializer(
      "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
      UINavigationController.init(nibName:bundle:),
      subclass: ScriptNavigationController.init(script:nibName:bundle:))
    type.initializer(
      "init(rootViewController: UIViewController)",
      UINavigationController.init(rootViewController:),
      subclass: ScriptNavigationController.init(script:rootViewController:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UINavigationController(nibName: nil, bundle: nil)
    } subclass: { script, _ in
      ScriptNavigationController(script: script, nibName: nil, bundle: nil)
    }
    type.delegateProperty("var delegate: UINavigationControllerDelegate?", \.delegate)
    type.property("var navigationBar: UINavigationBar", \.navigationBar)
    type.property("var isNavigationBarHidden: Bool", \.isNavigationBarHidden)
    type.method(
      "func setNavigationBarHidden(_ hidden: Bool, animated: Bool)",
      UINavigationController.setNavigationBarHidden(_:animated:))
    type.property("var viewControllers: [UIViewController]", \.viewControllers)
    type.property("var topViewController: UIViewController?", \.topViewController)
    type.property("var visibleViewController: UIViewController?", \.visibleViewController)
    type.method(
      "func pushViewController(_ viewController: UIViewController, animated: Bool)",
      UINavigationController.pushViewController(_:animated:))
    type.method(
      "@discardableResult func popViewController(animated: Bool) -> UIViewController?",
      UINavigationController.popViewController(animated:))
    type.method(
      "@discardableResult func popToRootViewController(animated: Bool) -> "
        + "[UIViewController]?", UINavigationController.popToRootViewController(animated:))
    type.method(
      "@discardableResult func popToViewController(_ viewController: UIViewController, "
        + "animated: Bool) -> [UIViewController]?",
      UINavigationController.popToViewController(_:animated:))
    type.method(
      "func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)",
      UINavigationController.setViewControllers(_:animated:))
    type.method(
      "func beginInteractivePop() -> InteractiveTransition?",
      UINavigationController.beginInteractivePop)
    type.keptBars()
  }

  static let uiNavigationItem = TypeBinding.class(
    UINavigationItem.self, "UINavigationItem", subclassable: true
  ) { type in
    type.property("var description: String", \.description)
    type.property("var title: String?", \.title)
    type.property("var prompt: String?", \.prompt)
    type.property("var hidesBackButton: Bool", \.hidesBackButton)
    type.barButtonMembers()
    type.keptBars()
    type.appearances()
    type.initializer(
      "init(title: String)", UINavigationItem.init(title:),
      subclass: ScriptNavigationItem.init(script:title:))
  }

  static let uiNavigationBar = TypeBinding.class(
    UINavigationBar.self, "UINavigationBar", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer(
      "init(frame: CGRect)", UINavigationBar.init(frame:),
      subclass: ScriptNavigationBar.init(script:frame:))
    type.initializer("convenience init() { self.init(frame: .zero) }") { UINavigationBar() }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UINavigationBar(frame: .zero)
    } subclass: { script, _ in
      ScriptNavigationBar(script: script, frame: .zero)
    }
    type.property("var prefersLargeTitles: Bool", \.prefersLargeTitles)
    type.property("var isTranslucent: Bool", \.isTranslucent)
    type.property("var barTintColor: UIColor?", \.barTintColor)
    type.appearances()
    type.property("var items: [UINavigationItem]?", \.items)
    type.property("var topItem: UINavigationItem?", \.topItem)
    type.property("var backItem: UINavigationItem?", \.backItem)
    type.method(
      "func setItems(_ items: [UINavigationItem]?, animated: Bool)",
      UINavigationBar.setItems(_:animated:))
    type.method(
      "func pushItem(_ item: UINavigationItem, animated: Bool)",
      UINavigationBar.pushItem(_:animated:))
    type.method(
      "@discardableResult func popItem(animated: Bool) -> UINavigationItem?",
      UINavigationBar.popItem(animated:))
    type.keptBars()
  }
}
