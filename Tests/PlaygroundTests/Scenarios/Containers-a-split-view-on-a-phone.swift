// swift-format-ignore-file
// evidence: C-060
// A split view controller with columns in a narrow window is collapsed: one column shows, the others go
// onto its stack, and the delegate says which one is on top.
// ends: normally
import UIKit

class LoggedController: UIViewController {
  convenience init(_ title: String) { self.init(nibName: nil, bundle: nil); self.title = title }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(title ?? "", "did appear") }
}
final class Chooser: NSObject, UISplitViewControllerDelegate {
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
    print("proposed", proposedTopColumn == .secondary)
    return .primary
  }
}
final class RootController: UISplitViewController {
  let chooser = Chooser()
  let list = LoggedController("List")
  convenience init() {
    self.init(style: .doubleColumn)
    delegate = chooser
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidth = 100
    setViewController(list, for: .primary)
    setViewController(LoggedController("Detail"), for: .secondary)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("style", style == .doubleColumn, displayMode == .oneBesideSecondary)
  }
}
let split = RootController()
window.rootViewController = split
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print(split.isCollapsed, split.viewControllers.count, split.list.splitViewController === split)
  print(split.viewController(for: .secondary)?.title ?? "", split.primaryColumnWidth)
  split.show(.secondary)
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
    split.showDetailViewController(LoggedController("Pushed"), sender: nil)
  }
}
