import SwiftScript
import UIKitEngine

// What a split view controller asks; without an answer it is as nobody had asked.

extension ScriptDelegate {
  private var splits: String { "UISplitViewControllerDelegate" }

  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { _ = ask("splitViewController(_:willChangeTo:)", of: splits, svc, displayMode) }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    ask(
      "splitViewController(_:showDetail:sender:)", of: splits, splitViewController, vc,
      HashedValue(Value(hosted: sender)))?.bool ?? false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    ask(
      "splitViewController(_:collapseSecondary:onto:)", of: splits, splitViewController,
      secondaryViewController, primaryViewController)?.bool ?? false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    ask(
      "splitViewController(_:separateSecondaryFrom:)", of: splits, splitViewController,
      primaryViewController
    ).flatMap { UIViewController.unwrap($0) }
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    ask(
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", of: splits, svc,
      proposedTopColumn, or: proposedTopColumn)
  }
}
