import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// What learners paste of controls, responders, bars, traits and lists.
@MainActor @Suite struct PastedMembersTests {
  private func output(_ code: String) -> String {
    let app = ScriptedApp()
    app.run(code)
    #expect(app.problems == [])
    return app.output
  }

  @Test func `an extension overrides what Apple's classes have`() {
    let output = output(
      """
      class CardController: UIViewController {}
      class Panel: UIView {}
      class Wide: Panel { override func layoutSubviews() { super.layoutSubviews(); print("wide") } }
      class Plain: Panel {}
      extension CardController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
        override var prefersStatusBarHidden: Bool { true }
      }
      extension Panel {
        override func layoutSubviews() { super.layoutSubviews(); print("panel") }
        override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
      }
      let controller = CardController()
      for panel in [Wide(), Plain()] { panel.layoutIfNeeded() }
      print(controller.view.isHidden, controller.prefersStatusBarHidden)
      print(Wide().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
      """)

    #expect(
      output == """
        panel
        wide
        panel
        loaded
        false true
        (7.0, 8.0)

        """)
  }

  @Test func `shapes go into JSON as lists of their parts and come back`() {
    let output = output(
      """
      struct Card: Codable {
        var frame: CGRect
        var anchor: CGPoint
        var size: CGSize?
      }
      let card = Card(
        frame: CGRect(x: 1, y: 2, width: 3.5, height: 4), anchor: CGPoint(x: 0, y: 1), size: nil)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(card)
      print(String(decoding: data, as: UTF8.self))
      let back = try JSONDecoder().decode(Card.self, from: data)
      print(back.frame == card.frame, back.anchor.y, back.size as Any)
      do { _ = try JSONDecoder().decode(CGPoint.self, from: Data("[3]".utf8)) } catch { print("short") }
      """)
    let plain = self.output(
      "print(String(decoding: try JSONEncoder().encode(UIView().frame), as: UTF8.self))")

    #expect(
      output == """
        {"anchor":[0,1],"frame":[[1,2],[3.5,4]]}
        true 1.0 nil
        short

        """)
    #expect(plain == "[[0,0],[0,0]]\n")
  }

  @Test func `a selector from a text finds the exposed method`() {
    let output = output(
      """
      class Target: NSObject {
        @objc func tapped(_ sender: UIButton) { print("tapped", sender.tag) }
        @objc func done(with event: String) {}
      }
      let target = Target()
      let button = UIButton()
      button.tag = 7
      button.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      print(Selector("tapped:") == #selector(Target.tapped(_:)), #selector(Target.done(with:)))
      print(button.actions(forTarget: target, forControlEvent: .touchUpInside) ?? [])
      print(NSStringFromSelector(NSSelectorFromString("tapped:")))
      """)

    #expect(output == "tapped 7\ntrue doneWith:\n[\"tapped:\"]\ntapped:\n")
  }

  @Test func `a method that Objective-C never heard of is not found by a text`() {
    let app = ScriptedApp()

    app.run(
      """
      class Target: NSObject { func tapped() { print("tapped") } }
      let target = Target()
      let control = UIControl()
      control.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      """)

    #expect(app.output == "")
    #expect(Engine.current.faulted != nil)
  }

  @Test func `a control made with an action does it when its value changes`() {
    let output = output(
      """
      let refresh = UIRefreshControl(
        frame: .zero, primaryAction: UIAction { _ in print("refresh") })
      refresh.sendActions(for: .valueChanged)
      class Toggle: UISwitch {}
      let toggle = Toggle(frame: .zero, primaryAction: UIAction { _ in print("toggle") })
      toggle.sendActions(for: .valueChanged)
      toggle.sendActions(for: .touchDown)
      UIControl(frame: .zero, primaryAction: UIAction { _ in print("plain") })
        .sendActions(for: .valueChanged)
      toggle.addTarget(nil, action: #selector(UIView.layoutIfNeeded), for: .touchUpInside)
      toggle.addTarget(refresh, action: #selector(UIView.layoutIfNeeded), for: .touchUpInside)
      print(toggle.allTargets.count, toggle.allTargets.contains(refresh))
      """)

    #expect(output == "refresh\ntoggle\n2 true\n")
  }

  @Test func `the chain is asked who can perform an action`() {
    let output = output(
      """
      class CopyLabel: UILabel {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          action == #selector(UIResponderStandardEditActions.copy(_:))
        }
        override func copy(_ sender: Any?) { print("copied", sender as? String ?? "-") }
      }
      let (label, inner) = (CopyLabel(), UIView())
      label.addSubview(inner)
      print(label.canPerformAction(#selector(copy(_:)), withSender: nil))
      print(label.canPerformAction(#selector(paste(_:)), withSender: nil))
      class Card: UIView { @objc func flip() {} }
      let card = Card()
      card.addSubview(inner)
      let target = inner.target(forAction: #selector(Card.flip), withSender: nil)
      print(target as? Card === card, inner.canPerformAction(#selector(Card.flip), withSender: nil))
      label.copy("menu")
      """
      .replacing("#selector(copy(_:))", with: "#selector(UIResponder.copy(_:))")
      .replacing("#selector(paste(_:))", with: "#selector(UIResponder.paste(_:))"))

    #expect(output == "true\nfalse\ntrue false\ncopied menu\n")
  }

  @Test func `an override that takes anything hears of the engine's call`() {
    let output = output(
      """
      class Spy: UIControl {
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          print("sends", action, target is UILabel)
          super.sendAction(action, to: target, for: event)
        }
      }
      class Screen: UIViewController {
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
          print("shaken", motion == .motionShake)
        }
      }
      let (spy, label, screen) = (Spy(), UILabel(), Screen())
      spy.addTarget(label, action: #selector(UIView.layoutIfNeeded), for: .valueChanged)
      spy.sendActions(for: .valueChanged)
      screen.view.motionEnded(.motionShake, with: nil)
      """)

    #expect(output == "sends layoutIfNeeded true\nshaken true\n")
  }

  @Test func `a collection of traits is made and changed by a closure`() {
    let output = output(
      """
      let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
      let made = UITraitCollection(mutations: { traits in
        traits.userInterfaceStyle = .light
        traits.displayScale = 2
      })
      let changed = made.modifyingTraits { $0.userInterfaceStyle = .dark }
      print(dark.userInterfaceStyle == .dark, dark.displayScale)
      print(changed.userInterfaceStyle == .dark, changed.displayScale)
      print(made.userInterfaceStyle == .light)
      """)

    #expect(output == "true 0.0\ntrue 2.0\ntrue\n")
  }

  @Test func `bars of one's own ask and tell their delegates`() {
    let output = output(
      """
      class Delegate: NSObject, UINavigationBarDelegate, UITabBarDelegate {
        func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
          item.title != "keep"
        }
        func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
          print("pushed", item.title ?? "-")
        }
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { print("tab", item.tag) }
      }
      let (delegate, bar, tabs) = (Delegate(), UINavigationBar(), UITabBar())
      bar.delegate = delegate
      tabs.delegate = delegate
      bar.pushItem(UINavigationItem(title: "keep"), animated: false)
      print(bar.popItem(animated: false) == nil, bar.items?.count ?? 0)
      tabs.setItems([UITabBarItem(title: nil, image: nil, tag: 4)], animated: false)
      tabs.selectedItem = tabs.items?[0]
      tabs.tapItem(at: 0)
      class Tabs: UITabBarController {
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
          print("chosen", item.title ?? "-", selectedIndex)
        }
      }
      let controller = Tabs()
      controller.viewControllers = ["A", "B"].map {
        let child = UIViewController()
        child.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
        return child
      }
      controller.tabBar.tapItem(at: 1)
      print(controller.selectedIndex)
      """)

    #expect(output == "pushed keep\ntrue 1\ntab 4\nchosen B 0\n1\n")
  }

  @Test func `accessories take their options`() {
    let output = output(
      """
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      cell.accessories = [
        .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(30), tintColor: .red)),
        .label(text: "3", options: .init(reservedLayoutWidth: .custom(20))),
        .customView(configuration: .init(
          customView: UISwitch(), placement: .trailing(displayed: .always),
          reservedLayoutWidth: .custom(50))),
      ]
      let check = UICellAccessory.CheckmarkOptions(tintColor: .green)
      cell.layoutIfNeeded()
      print(cell.contentView.frame.width, check.tintColor == .green)
      """)

    #expect(output == "100.0 true\n")
  }

  @Test func `a flow layout's context says what of the flow is out of date`() {
    let output = output(
      """
      class Flow: UICollectionViewFlowLayout {
        override func invalidationContext(
          forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
          let context = super.invalidationContext(forBoundsChange: newBounds)
            as! UICollectionViewFlowLayoutInvalidationContext
          context.invalidateFlowLayoutDelegateMetrics = newBounds.width > 100
          return context
        }
      }
      let context = Flow().invalidationContext(
        forBoundsChange: CGRect(x: 0, y: 0, width: 200, height: 10))
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      print(flow?.invalidateFlowLayoutDelegateMetrics ?? false)
      let narrow = Flow().invalidationContext(forBoundsChange: .zero)
      print((narrow as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics ?? true)
      """)

    #expect(output == "true\nfalse\n")
  }

  @Test func `a table without a width asks its data source what there is to scroll to`() {
    let output = output(
      """
      class Feed: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
      }
      let (feed, table) = (Feed(), UITableView())
      table.dataSource = feed
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .bottom, animated: false)
      print(table.contentOffset)
      """)

    #expect(output == "(0.0, 0.0)\n")
    let app = ScriptedApp()
    app.run("UITableView().scrollToRow(at: [0, 0], at: .top, animated: false)")
    #expect(Engine.current.faulted != nil)
  }

  @Test(arguments: [
    ("UIGestureRecognizer", "func reset() {}", false),
    ("UICollectionViewLayout", "class var invalidationContextClass: AnyClass { self }", false),
    ("UIView", "func accessibilityScroll(_ d: Int) -> Bool { true }", false),
    ("UIView", "func accessibilityScrolls(_ d: Int) -> Bool { true }", true),
  ]) func `overriding what only the real class has is said to be missing`(
    type: String, member: String, isMistake: Bool
  ) {
    let app = ScriptedApp()

    app.run("class Mine: \(type) { override \(member) }")

    #expect(app.problems.count == 1)
    let isSaid = app.problems.first?.contains("is not supported yet") == true
    #expect(isSaid != isMistake)
  }
}
