// evidence
// A constraint may also be held by an ancestor above the closest common one.
// ends: normally
import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let a = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let b = UIView()
container.addSubview(a)
a.addSubview(b)
b.translatesAutoresizingMaskIntoConstraints = false

let constraint = b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 7)
constraint.isActive = true
print(a.constraints.contains(constraint), container.constraints.contains(constraint))
a.removeConstraint(constraint)
print(constraint.isActive)
container.addConstraint(constraint)
print(a.constraints.contains(constraint), container.constraints.contains(constraint))
print(constraint.isActive)
container.layoutIfNeeded()
print(b.frame.minX)
a.removeConstraint(constraint)
print(constraint.isActive)
container.removeConstraint(constraint)
print(constraint.isActive)
