import UIKit

final class Badge: UIView {
  var number = 1
  override init(frame: CGRect) {
    super.init(frame: frame)
    number += 1
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

let badge = UIView.make(Badge.self) { $0.number += 10 }
print(badge.number, badge.sibling() is Badge, badge.isKind(of: UIView.self))

let titles = ["one", "two"]
let wide = true
let column = UIStackView(.vertical, spacing: 4) {
  for title in titles { UILabel().with { $0.text = title } }
  if wide { badge }
}
print(column.arrangedSubviews.count, column.axis == .vertical, column.spacing)

let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).subviews { column }
column.translatesAutoresizingMaskIntoConstraints = false
let made = NSLayoutConstraint.activate {
  column.edges(
    [.top, .leading, .trailing], to: root.layoutMarginsGuide,
    insets: NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 6))
  if #available(iOS 15, *) {
    badge.heightAnchor.constraint(equalToConstant: 33).priority(.required - 1)
  }
  if wide { root.heightAnchor.constraint(greaterThanOrEqualToConstant: 10) }
}
print(made.count, made.allSatisfy { $0.isActive }, made[3].priority.rawValue)
root.layoutIfNeeded()
print(column.frame.origin, column.frame.width, badge.frame.height, badge.frame.width)
print(Set(made).count, made[0] == made[0], made[0].isEqual(made[1]))
