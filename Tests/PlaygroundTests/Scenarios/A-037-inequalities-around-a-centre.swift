// evidence
// Under-constrained on purpose: two views on either side of the centre, and an optional gap between
// siblings, lie on the boundary.
// ends: normally
import UIKit

final class Sized: UIView {
  var size = CGSize.zero

  convenience init(width: CGFloat, height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { size }
}

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let v1 = Sized(width: 20, height: 10)
let v2 = Sized(width: 30, height: 20)
parent.addSubview(v1)
parent.addSubview(v2)
let left = v1.rightAnchor.constraint(lessThanOrEqualTo: parent.centerXAnchor)
let right = v2.leftAnchor.constraint(lessThanOrEqualTo: parent.centerXAnchor)
for constraint in [left, right] {
  constraint.priority = .defaultLow
  constraint.isActive = true
}
parent.layoutIfNeeded()
print(v1.frame, v2.frame)

let v3 = Sized(width: 10, height: 10)
let v4 = Sized(width: 10, height: 10)
parent.addSubview(v3)
parent.addSubview(v4)
v3.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
for relation in [NSLayoutConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual] {
  let gap = NSLayoutConstraint(
    item: v4, attribute: .left, relatedBy: relation, toItem: v3, attribute: .right,
    multiplier: 1, constant: 25)
  gap.priority = .defaultHigh
  gap.isActive = true
  parent.layoutIfNeeded()
  print(v4.frame.minX)
  gap.isActive = false
}
