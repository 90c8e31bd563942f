import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiViewController = TypeBinding.class(
    UIViewController.self, "UIViewController", inherits: "UIResponder",
    conforms: ["UIContentContainer"], subclassable: true
  ) { type in
    type.presentingMembers()
    type.showingMembers()
    type.environmentMembers()
    type.wishes()
    type.property("var navigationController: UINavigationController?", \.navigationController)
    type.initializer(
      "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
      UIViewController.init(nibName:bundle:),
      subclass: ScriptViewController.init(script:nibName:bundle:))
    type.initializer("convenience init() { self.init(nibName: nil, bundle: nil) }") {
      UIViewController()
    }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIViewController(nibName: nil, bundle: nil)
    } subclass: { script, _ in
      ScriptViewController(script: script, nibName: nil, bundle: nil)
    }
    type.property("let nibName: String?", \.nibName)
    type.property("var topLayoutGuide: UILayoutSupport") { Value(object: $0.topLayoutGuide) }
    type.property("var bottomLayoutGuide: UILayoutSupport") { Value(object: $0.bottomLayoutGuide) }
    type.property(
      "var viewRespectsSystemMinimumLayoutMargins: Bool", \.viewRespectsSystemMinimumLayoutMargins)
    type.property(
      "var systemMinimumLayoutMargins: NSDirectionalEdgeInsets", \.systemMinimumLayoutMargins)
    type.property("var title: String?", \.title)
    type.property("var navigationItem: UINavigationItem", \.navigationItem)
    // Not by key path: that would read, and so load, the view before it is set.
    type.property("var view: UIView!", get: { $0.view }, set: { $0.view = $1 })
    type.property("var viewIfLoaded: UIView?", \.viewIfLoaded)
    type.property("var isViewLoaded: Bool", \.isViewLoaded)
    type.method("func loadView()", UIViewController.loadView)
    type.method("func loadViewIfNeeded()", UIViewController.loadViewIfNeeded)
    type.method("func viewDidLoad()", UIViewController.viewDidLoad)
    type.method("func viewWillAppear(_ animated: Bool)", UIViewController.viewWillAppear(_:))
    type.method("func viewIsAppearing(_ animated: Bool)", UIViewController.viewIsAppearing(_:))
    type.method("func viewDidAppear(_ animated: Bool)", UIViewController.viewDidAppear(_:))
    type.method("func viewWillDisappear(_ animated: Bool)", UIViewController.viewWillDisappear(_:))
    type.method("func viewDidDisappear(_ animated: Bool)", UIViewController.viewDidDisappear(_:))
    type.method(
      "func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)",
      UIViewController.beginAppearanceTransition(_:animated:))
    type.method("func endAppearanceTransition()", UIViewController.endAppearanceTransition)
    type.property(
      "var shouldAutomaticallyForwardAppearanceMethods: Bool",
      \.shouldAutomaticallyForwardAppearanceMethods)
    type.delegateProperty(
      "var transitioningDelegate: UIViewControllerTransitioningDelegate?", \.transitioningDelegate)
    type.property("var isBeingPresented: Bool", \.isBeingPresented)
    type.property("var isBeingDismissed: Bool", \.isBeingDismissed)
    type.property("var isMovingToParent: Bool", \.isMovingToParent)
    type.property("var isMovingFromParent: Bool", \.isMovingFromParent)
    type.method("func viewWillLayoutSubviews()", UIViewController.viewWillLayoutSubviews)
    type.method("func viewDidLayoutSubviews()", UIViewController.viewDidLayoutSubviews)
    type.method("func updateViewConstraints()", UIViewController.updateViewConstraints)
    type.method("func viewSafeAreaInsetsDidChange()", UIViewController.viewSafeAreaInsetsDidChange)
    type.method("func viewLayoutMarginsDidChange()", UIViewController.viewLayoutMarginsDidChange)
    type.property("var additionalSafeAreaInsets: UIEdgeInsets", \.additionalSafeAreaInsets)
    type.property("var preferredContentSize: CGSize", \.preferredContentSize)
    type.property("var traitCollection: UITraitCollection", \.traitCollection)
    type.method(
      "func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
      UIViewController.traitCollectionDidChange(_:))
    type.property(
      "var preferredStatusBarStyle: UIStatusBarStyle", \.preferredStatusBarStyle)
    type.property("var prefersStatusBarHidden: Bool", \.prefersStatusBarHidden)
    type.method(
      "func setNeedsStatusBarAppearanceUpdate()",
      UIViewController.setNeedsStatusBarAppearanceUpdate)
    type.property("var isEditing: Bool", \.isEditing)
    type.method(
      "func setEditing(_ editing: Bool, animated: Bool)", UIViewController.setEditing(_:animated:))
    type.method("func didReceiveMemoryWarning()", UIViewController.didReceiveMemoryWarning)
    type.property("var parent: UIViewController?", \.parent)
    type.property("var children: [UIViewController]", \.children)
    type.method("func addChild(_ childController: UIViewController)", UIViewController.addChild(_:))
    type.method("func removeFromParent()", UIViewController.removeFromParent)
    type.method(
      "func willMove(toParent parent: UIViewController?)", UIViewController.willMove(toParent:))
    type.method(
      "func didMove(toParent parent: UIViewController?)", UIViewController.didMove(toParent:))
  }
}
