// evidence: A-009
// A constraint of a guide and a view of another branch lives where their branches meet.
// ends: normally
import UIKit

let (top, left, right) = (UIView(), UIView(), UIView())
top.addSubview(left)
top.addSubview(right)
let guide = UILayoutGuide()
left.addLayoutGuide(guide)
let across = guide.leadingAnchor.constraint(equalTo: right.leadingAnchor)
across.isActive = true
guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
print(across.firstItem === guide, across.secondItem === right)
print(top.constraints.count, left.constraints.count, right.constraints.count)
