// evidence: A-154
// In a column the spacing can count from last to first baseline.
// ends: normally
import UIKit

let one = UILabel()
one.text = "one"
let two = UILabel()
two.text = "two"
let stack = UIStackView(arrangedSubviews: [one, two])
stack.axis = .vertical
stack.isBaselineRelativeArrangement = true
stack.spacing = 40
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

view.layoutIfNeeded()
for c in stack.constraints where c.identifier == "UISV-spacing" {
  print(
    c.firstItem === two, c.firstAttribute == .firstBaseline, c.secondItem === one,
    c.secondAttribute == .lastBaseline, c.constant)
}
let first = one.frame.maxY + one.font.descender
let second = two.frame.minY + two.font.ascender
print(abs(second - first - 40) < 0.5)
