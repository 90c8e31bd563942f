import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// What bars and their buttons tell of themselves.
@MainActor @Suite struct BarTests {
  @Test func `a tab bar has the items of its controller's controllers`() {
    let app = ScriptedApp()

    app.run(
      """
      let tabs = UITabBarController()
      let (first, second) = (UIViewController(), UIViewController())
      tabs.viewControllers = [first, second]
      first.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
      second.tabBarItem.title = "Second"
      tabs.tabBar.items?[1].badgeValue = "3"
      print(tabs.tabBar.items?.count ?? 0, second.tabBarItem.badgeValue ?? "-")
      print(tabs.tabBar.selectedItem === first.tabBarItem)
      tabs.selectedIndex = 1
      print(tabs.tabBar.selectedItem?.title ?? "-")
      let alone = UITabBar()
      alone.items = [UITabBarItem(title: "Alone", image: nil, tag: 0)]
      print(alone.items?.count ?? 0, alone.selectedItem == nil)
      """)

    #expect(app.output == "2 3\ntrue\nSecond\n1 true\n")
    #expect(app.problems == [])
  }

  @Test func `a bar's button has a menu whose actions can be chosen`() {
    let app = ScriptedApp()

    app.run(
      """
      let copy = UIAction(title: "Copy") { print($0.title, $0.sender as? String ?? "-") }
      let button = UIBarButtonItem(title: "More", menu: UIMenu(children: [copy]))
      print(button.menu?.children.map(\\.title) ?? [], button.primaryAction == nil)
      (button.menu?.children.first as? UIAction)?.performWithSender("me", target: nil)
      print(UIBarButtonItem(systemItem: .add, primaryAction: copy).primaryAction === copy)
      """)

    #expect(app.output == "[\"Copy\"] true\nCopy me\ntrue\n")
    #expect(app.problems == [])
  }

  @Test func `an attribute tells how far it reaches`() {
    let app = ScriptedApp()

    app.run(
      """
      let text = NSMutableAttributedString(string: "ab")
      text.append(NSAttributedString(string: "cde", attributes: [.kern: 2.0]))
      var range = NSRange()
      print(text.attribute(.kern, at: 3, effectiveRange: &range) ?? "-", range)
      print(text.attributes(at: 0, effectiveRange: &range).count, range)
      print(text.attribute(.kern, at: 1, effectiveRange: nil) == nil)
      """)

    #expect(app.output == "2.0 {2, 3}\n0 {0, 2}\ntrue\n")
    #expect(app.problems == [])
  }
}
