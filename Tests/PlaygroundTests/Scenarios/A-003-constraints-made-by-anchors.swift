// evidence
// What an anchor writes into a constraint; a second attribute without an item reads back as none.
// ends: normally
import UIKit

let p = UIView()
let v = UIView()
p.addSubview(v)
let width = v.widthAnchor.constraint(equalTo: p.widthAnchor, multiplier: 5, constant: 10)
print(width.firstAttribute == .width, width.secondAttribute == .width)
print(width.multiplier, width.constant, width.priority == .required, width.relation == .equal)
print(width.firstItem === v, width.secondItem === p, width.isActive)
let center = v.centerXAnchor.constraint(equalTo: p.centerXAnchor)
print(center.multiplier, center.constant)

let fixed = v.widthAnchor.constraint(equalToConstant: 50)
print(fixed.secondItem == nil, fixed.secondAttribute == .notAnAttribute)
print(fixed.multiplier, fixed.constant)

let old = NSLayoutConstraint(
  item: v, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
  constant: 0)
print(old.secondAttribute == .notAnAttribute)
let zero = NSLayoutConstraint(
  item: v, attribute: .height, relatedBy: .equal, toItem: p, attribute: .height, multiplier: 0,
  constant: 30)
v.translatesAutoresizingMaskIntoConstraints = false
zero.isActive = true
p.layoutIfNeeded()
print(zero.multiplier, zero.constant, v.frame.height)
