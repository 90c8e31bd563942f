import SwiftScript
import UIKitEngine

extension UISplitViewController.Style: @MainActor BridgedValue {}
extension UISplitViewController.Column: @MainActor BridgedValue {}
extension UISplitViewController.DisplayMode: @MainActor BridgedValue {}
extension UISplitViewController.SplitBehavior: @MainActor BridgedValue {}
extension UISplitViewController.PrimaryEdge: @MainActor BridgedValue {}
extension UISplitViewController.BackgroundStyle: @MainActor BridgedValue {}

extension TypeBinding {
  static let splitViews: [TypeBinding] = [
    uiSplitViewController,
    .enum(
      UISplitViewController.Style.self, "UISplitViewController.Style",
      [
        ("unspecified", .unspecified), ("doubleColumn", .doubleColumn),
        ("tripleColumn", .tripleColumn),
      ]),
    .enum(
      UISplitViewController.Column.self, "UISplitViewController.Column",
      [
        ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary),
        ("compact", .compact),
      ]),
    .enum(
      UISplitViewController.DisplayMode.self, "UISplitViewController.DisplayMode",
      [
        ("automatic", .automatic), ("secondaryOnly", .secondaryOnly),
        ("oneBesideSecondary", .oneBesideSecondary), ("oneOverSecondary", .oneOverSecondary),
        ("twoBesideSecondary", .twoBesideSecondary), ("twoOverSecondary", .twoOverSecondary),
        ("twoDisplaceSecondary", .twoDisplaceSecondary),
      ]),
    .enum(
      UISplitViewController.SplitBehavior.self, "UISplitViewController.SplitBehavior",
      [
        ("automatic", .automatic), ("tile", .tile), ("overlay", .overlay), ("displace", .displace),
      ]),
    .enum(
      UISplitViewController.PrimaryEdge.self, "UISplitViewController.PrimaryEdge",
      [("leading", .leading), ("trailing", .trailing)]),
    .enum(
      UISplitViewController.BackgroundStyle.self, "UISplitViewController.BackgroundStyle",
      [("none", .none), ("sidebar", .sidebar)]),
    .protocol(
      "UISplitViewControllerDelegate", inherits: ["AnyObject"],
      [
        "func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: "
          + "UISplitViewController.DisplayMode)",
        "func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: "
          + "UIViewController, sender: Any?) -> Bool",
        "func splitViewController(_ splitViewController: UISplitViewController, "
          + "collapseSecondary secondaryViewController: UIViewController, "
          + "onto primaryViewController: UIViewController) -> Bool",
        "func splitViewController(_ splitViewController: UISplitViewController, "
          + "separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?",
        "func splitViewController(_ svc: UISplitViewController, "
          + "topColumnForCollapsingToProposedTopColumn proposedTopColumn: "
          + "UISplitViewController.Column) -> UISplitViewController.Column",
      ]),
  ]

  private static let uiSplitViewController = TypeBinding.class(
    UISplitViewController.self, "UISplitViewController", inherits: "UIViewController",
    subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(nibName: nil, bundle: nil) }") {
      UISplitViewController(nibName: nil, bundle: nil)
    }
    type.initializer(
      "init(style: Style)", UISplitViewController.init(style:),
      subclass: ScriptSplitViewController.init(script:style:))
    type.initializer(
      "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
      UISplitViewController.init(nibName:bundle:),
      subclass: ScriptSplitViewController.init(script:nibName:bundle:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UISplitViewController(nibName: nil, bundle: nil)
    } subclass: { script, _ in
      ScriptSplitViewController(script: script, nibName: nil, bundle: nil)
    }
    type.delegateProperty("var delegate: UISplitViewControllerDelegate?", \.delegate)
    type.staticProperty("static var automaticDimension: CGFloat") {
      UISplitViewController.automaticDimension
    }
    type.property("let style: Style", \.style)
    type.property("var isCollapsed: Bool { get }", \.isCollapsed as KeyPath)
    type.property("var viewControllers: [UIViewController]", \.viewControllers)
    type.property("var displayMode: DisplayMode { get }", \.displayMode)
    type.property("var splitBehavior: SplitBehavior { get }", \.splitBehavior)
    type.property("var preferredDisplayMode: DisplayMode", \.preferredDisplayMode)
    type.property("var preferredSplitBehavior: SplitBehavior", \.preferredSplitBehavior)
    type.property("var presentsWithGesture: Bool", \.presentsWithGesture)
    type.property("var showsSecondaryOnlyButton: Bool", \.showsSecondaryOnlyButton)
    type.property("var primaryEdge: PrimaryEdge", \.primaryEdge)
    type.property("var primaryBackgroundStyle: BackgroundStyle", \.primaryBackgroundStyle)
    type.property(
      "var preferredPrimaryColumnWidthFraction: CGFloat", \.preferredPrimaryColumnWidthFraction)
    type.property("var preferredPrimaryColumnWidth: CGFloat", \.preferredPrimaryColumnWidth)
    type.property("var minimumPrimaryColumnWidth: CGFloat", \.minimumPrimaryColumnWidth)
    type.property("var maximumPrimaryColumnWidth: CGFloat", \.maximumPrimaryColumnWidth)
    type.property("var primaryColumnWidth: CGFloat { get }", \.primaryColumnWidth)
    type.property("var displayModeButtonItem: UIBarButtonItem { get }", \.displayModeButtonItem)
    type.function("func viewController(for column: Column) -> UIViewController?") {
      (split: UISplitViewController, column: UISplitViewController.Column) in
      split.viewController(for: column)
    }
    type.function("func setViewController(_ vc: UIViewController?, for column: Column)") {
      (
        split: UISplitViewController, controller: UIViewController?,
        column: UISplitViewController.Column
      ) in
      split.setViewController(controller, for: column)
    }
    type.function("func show(_ column: Column)") {
      (split: UISplitViewController, column: UISplitViewController.Column) in split.show(column)
    }
    type.function("func hide(_ column: Column)") {
      (split: UISplitViewController, column: UISplitViewController.Column) in split.hide(column)
    }
  }
}
