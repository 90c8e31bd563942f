// Where a program has an == of its own for anchors, it makes constraints; what compares, compares.
// ends: normally
import UIKit

@discardableResult
func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  let constraint = left.constraint(equalTo: right)
  constraint.isActive = true
  return constraint
}
@discardableResult
func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  let constraint = left.constraint(equalToConstant: right)
  constraint.isActive = true
  return constraint
}
@discardableResult
func <= (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  let constraint = left.constraint(lessThanOrEqualTo: right)
  constraint.isActive = true
  return constraint
}

let a = UIView()
let b = UIView()
for box in [a, b] {
  box.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(box)
}
let made = a.widthAnchor == b.widthAnchor
print(made.firstAttribute == .width, made.isActive, made.secondItem === b)
b.widthAnchor == 30
a.heightAnchor == b.widthAnchor
print((a.topAnchor <= b.topAnchor).relation == .lessThanOrEqual)
view.layoutIfNeeded()
print(a.frame.size)

let isSame: Bool = a.widthAnchor == b.widthAnchor
print(isSame, a == b, a == a)
if a.widthAnchor == a.widthAnchor { print("the same anchor") }
