// swift-format-ignore-file
// source: Apple's documentation of UILabel.appearance()
// Appearance proxies, as the documentation of UIAppearance has them: styles come to a view as it enters a
// window, not to one that is there already; what a view was given itself stays; the outermost container
// decides, then the longer chain.
// ends: normally
import UIKit

class BadgeLabel: UILabel {}
class SectionView: UIView {}
class RowView: UIView {}

let early = UILabel()
view.addSubview(early)
UILabel.appearance().textColor = .systemPurple
UILabel.appearance().font = .systemFont(ofSize: 30)
UILabel.appearance(whenContainedInInstancesOf: [SectionView.self]).textColor = .systemGreen
UILabel.appearance(whenContainedInInstancesOf: [RowView.self]).textColor = .systemPink
UILabel.appearance(whenContainedInInstancesOf: [RowView.self, SectionView.self]).textColor = .systemBrown
UISwitch.appearance().onTintColor = .systemTeal
BadgeLabel.appearance().backgroundColor = .systemYellow
print(UILabel.appearance() === UILabel.appearance())

func colour(_ label: UILabel) -> String {
  switch label.textColor {
  case UIColor.systemPurple: return "purple"
  case UIColor.systemGreen: return "green"
  case UIColor.systemPink: return "pink"
  case UIColor.systemBrown: return "brown"
  case UIColor.systemBlue: return "blue"
  default: return "label"
  }
}

let plain = UILabel()
plain.text = "Text"
let badge = BadgeLabel()
let own = UILabel()
own.textColor = .systemBlue
let small = plain.intrinsicContentSize.height
print(colour(plain))
for label in [plain, badge, own] { view.addSubview(label) }
print(colour(early), colour(plain), colour(badge), colour(own))
print(badge.backgroundColor == .systemYellow, plain.backgroundColor == nil, plain.intrinsicContentSize.height > small)

let section = SectionView(), row = RowView(), alone = RowView()
let inSection = UILabel(), inRow = UILabel(), inBoth = UILabel()
section.addSubview(inSection)
alone.addSubview(inRow)
section.addSubview(row)
row.addSubview(inBoth)
print(colour(inSection))
view.addSubview(section)
view.addSubview(alone)
print(colour(inSection), colour(inRow), colour(inBoth))

let outer = RowView(), inner = SectionView(), label = UILabel()
outer.addSubview(inner)
inner.addSubview(label)
view.addSubview(outer)
print(colour(label))

let toggle = UISwitch()
view.addSubview(toggle)
print(toggle.onTintColor == .systemTeal)

let bar = UINavigationBarAppearance()
bar.backgroundColor = .systemIndigo
UINavigationBar.appearance().standardAppearance = bar
UINavigationBar.appearance().tintColor = .systemRed
let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print(navigation.navigationBar.standardAppearance.backgroundColor == .systemIndigo)
}
