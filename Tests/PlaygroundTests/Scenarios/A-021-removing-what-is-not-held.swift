// evidence: A-021
// Removing a constraint that a view does not hold does nothing.
// ends: normally
import UIKit

let p = UIView()
let v = UIView()
p.addSubview(v)
let top = v.topAnchor.constraint(equalTo: p.topAnchor)
top.isActive = true
v.removeConstraint(top)
print(top.isActive, p.constraints.count)
v.removeConstraint(v.widthAnchor.constraint(equalToConstant: 1))
print(v.constraints.count)
