// evidence
// What a constraint is before anybody touches it, made by the initializer and by anchors.
// ends: normally
import UIKit

let parent = UIView()
let child = UIView()
parent.addSubview(child)

let byHand = NSLayoutConstraint(
  item: child, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top,
  multiplier: 1, constant: 23)
print(byHand.priority == .required, byHand.isActive, byHand.identifier == nil)
print(byHand.firstItem === child, byHand.secondItem === parent)
print(byHand.firstAttribute == .top, byHand.relation == .equal)
print(byHand.multiplier, byHand.constant, byHand.priority.rawValue)

let byAnchors = child.widthAnchor.constraint(
  equalTo: parent.widthAnchor, multiplier: 5, constant: 10)
print(byAnchors.firstItem === child, byAnchors.secondItem === parent)
print(byAnchors.firstAttribute == .width, byAnchors.secondAttribute == .width)
print(byAnchors.multiplier, byAnchors.constant, byAnchors.priority == .required)

let size = child.widthAnchor.constraint(equalToConstant: 50)
print(size.secondItem == nil, size.secondAttribute == .notAnAttribute)
print(size.multiplier, size.constant, size.isActive)
