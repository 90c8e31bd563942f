// swift-format-ignore-file
import UIKit
import XCTest

// Code that is written for tablets, too: on a phone its columns are one stack.

final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = "row \(indexPath.row)"
    splitViewController?.showDetailViewController(detail, sender: self)
  }
}

@MainActor final class SplitTests: XCTestCase, UISplitViewControllerDelegate {
  var keepsPrimary = false
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { keepsPrimary }
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
    keepsPrimary ? .primary : proposedTopColumn
  }

  func show(_ split: UISplitViewController, isWide: Bool = false) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: isWide ? 1000 : 390, height: 800))
    if isWide { split.traitOverrides.horizontalSizeClass = .regular }
    split.delegate = self
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  func testColumnsCollapse() {
    let (list, detail) = (ListController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split)
    XCTAssertTrue(split.isCollapsed)
    XCTAssertTrue(split.viewController(for: .primary) === list)
    XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
    XCTAssertTrue(list.splitViewController === split)
    XCTAssertEqual(split.primaryColumnWidth, 0)
    split.show(.primary)
    RunLoop.main.run(until: Date())
    XCTAssertEqual(list.navigationController?.viewControllers, [list])
    split.show(.secondary)
    RunLoop.main.run(until: Date())
    XCTAssertTrue(list.navigationController?.topViewController === detail)
    _ = window
  }

  func testAColumnComesBackBeforeItHasLeft() {
    let (list, detail) = (ListController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split)
    split.show(.primary)
    split.show(.secondary)
    XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
    window.layoutIfNeeded()
    XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
    XCTAssertTrue(detail.view.window === window)
  }

  func testTheDelegateChoosesTheTop() {
    keepsPrimary = true
    let split = UISplitViewController(style: .doubleColumn)
    let alone = UIViewController()
    split.setViewController(alone, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = show(split)
    XCTAssertEqual(alone.navigationController?.viewControllers, [alone])
    _ = window
  }

  func testClassicCollapse() {
    let list = ListController(style: .plain)
    let stack = UINavigationController(rootViewController: list)
    let detail = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [stack, UINavigationController(rootViewController: detail)]
    let window = show(split)
    XCTAssertEqual(split.viewControllers, [stack])
    XCTAssertEqual(stack.viewControllers, [list, detail])
    stack.popToRootViewController(animated: false)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 3, section: 0))
    XCTAssertEqual(stack.topViewController?.title, "row 3")
    _ = window
  }

  func testColumnsBesideEachOther() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredPrimaryColumnWidthFraction = 0.4
    split.maximumPrimaryColumnWidth = 300
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split, isWide: true)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(split.primaryColumnWidth, 300)
    XCTAssertEqual(list.navigationController?.view.frame, CGRect(x: 0, y: 0, width: 300, height: 800))
    XCTAssertEqual(detail.navigationController?.view.frame, CGRect(x: 300, y: 0, width: 700, height: 800))
    split.preferredDisplayMode = .secondaryOnly
    window.layoutIfNeeded()
    XCTAssertEqual(detail.navigationController?.view.frame.width, 1000)
    let other = UIViewController()
    split.showDetailViewController(other, sender: nil)
    window.layoutIfNeeded()
    XCTAssertTrue(split.viewController(for: .secondary) === other)
    XCTAssertNil(detail.viewIfLoaded?.window)
  }
}
