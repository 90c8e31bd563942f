// evidence
// A constraint activated twice is installed once; deactivating or removing one that is nowhere does
// nothing; a deactivated constraint keeps its items.
// ends: normally
import UIKit

let box = UIView()
let constraint = box.heightAnchor.constraint(equalToConstant: 5)
NSLayoutConstraint.deactivate([constraint])
box.removeConstraint(constraint)
print(box.constraints.count)

constraint.isActive = true
constraint.isActive = true
NSLayoutConstraint.activate([constraint])
print(box.constraints.count, constraint.isActive)

constraint.isActive = false
print(box.constraints.count, constraint.isActive, constraint.firstItem === box)
