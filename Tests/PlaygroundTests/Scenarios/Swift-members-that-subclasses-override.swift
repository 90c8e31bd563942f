// swift-format-ignore-file
// What subclasses of bar items, controllers and views say for themselves is what is asked.
// Rests on the Swift compiler, for which every member of the headers’ classes is open.
// ends: normally

import UIKit

class Badge: UITabBarItem {
  override var badgeValue: String? { didSet { print("badge", badgeValue ?? "nil") } }
  override var title: String? {
    get { "tab " + (super.title ?? "-") }
    set { super.title = newValue }
  }
}
let badge = Badge(title: "One", image: nil, tag: 4)
badge.badgeValue = "3"
print(badge.title ?? "nil", badge.tag)

class Button: UIBarButtonItem {
  override var customView: UIView? {
    get { super.customView }
    set { super.customView = newValue }
  }
}
let button = Button(customView: UIView())
print(button.customView != nil)
let plain = UIBarButtonItem(title: "Sort", image: nil, target: nil, action: nil, menu: nil)
let menu = UIBarButtonItem(title: "More", menu: UIMenu(title: "All", children: []))
print(plain.title ?? "nil", menu.menu?.title ?? "nil")

class Item: UINavigationItem {
  override var titleView: UIView? { didSet { print("title view set") } }
}
let item = Item(title: "Home")
item.titleView = UILabel()

class Card: UIView {
  override var accessibilityLabel: String? {
    get { "card" }
    set {}
  }
  override func accessibilityPerformMagicTap() -> Bool { true }
  override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
  override var leadingAnchor: NSLayoutXAxisAnchor { layoutMarginsGuide.leadingAnchor }
}
let card = Card(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
print(card.accessibilityLabel ?? "nil", card.accessibilityPerformMagicTap())
let inner = UIView()
inner.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(inner)
view.addSubview(card)
NSLayoutConstraint.activate([
  inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
  inner.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
  inner.widthAnchor.constraint(equalToConstant: 10),
  inner.heightAnchor.constraint(equalToConstant: 10),
])
view.layoutIfNeeded()
print(inner.frame)

class Screen: UIViewController {
  override var tabBarController: UITabBarController? {
    print("asked for the tab bar controller")
    return super.tabBarController
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { nil }
    set { print("no delegate") }
  }
}
let screen = Screen()
print(screen.tabBarController == nil)
screen.transitioningDelegate = nil

let element = UIAccessibilityElement(accessibilityContainer: card)
element.accessibilityLabel = "part"
print(element.isAccessibilityElement, element.accessibilityLabel ?? "nil")
