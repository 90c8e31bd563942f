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

  @Test func `what is told of looks that nothing draws is kept`() {
    let app = ScriptedApp()

    app.run(
      """
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.hidesBarsOnSwipe = true
      stack.topViewController?.navigationItem.backButtonDisplayMode = .minimal
      print(stack.hidesBarsOnSwipe, stack.isToolbarHidden)
      let slider = UISlider()
      slider.setThumbImage(UIImage(systemName: "circle"), for: .normal)
      print(slider.thumbImage(for: .normal) != nil, slider.thumbImage(for: .disabled) == nil)
      let text = UITextView()
      text.dataDetectorTypes = [.link, .phoneNumber]
      print(text.dataDetectorTypes.contains(.link), text.dataDetectorTypes.contains(.address))
      let symbol = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
      print(UIImage(systemName: "star", withConfiguration: symbol)?.size ?? .zero)
      let detent = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
        $0.maximumDetentValue / 2
      }
      print(detent.identifier.rawValue)
      """)

    #expect(app.output == "true true\ntrue true\ntrue false\n(30.0, 30.0)\nsmall\n")
    #expect(app.problems == [])
  }
}
