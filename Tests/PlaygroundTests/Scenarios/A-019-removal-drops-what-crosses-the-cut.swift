// evidence: A-019
// Removing a view throws away the constraints that cross the cut; its own stay, and re-adding
// restores nothing.
// ends: normally
import UIKit

let c = UIView()
let a = UIView()
let b = UIView()
let inner = UIView()
c.addSubview(a)
c.addSubview(b)
a.addSubview(inner)
let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
let deep = inner.topAnchor.constraint(equalTo: c.topAnchor)
NSLayoutConstraint.activate([
  gap, deep,
  b.topAnchor.constraint(equalTo: c.topAnchor),
  a.widthAnchor.constraint(equalToConstant: 50),
  inner.leadingAnchor.constraint(equalTo: a.leadingAnchor),
])
print(c.constraints.count, a.constraints.count)
a.removeFromSuperview()
print(c.constraints.count, a.constraints.count, gap.isActive, deep.isActive)
c.addSubview(a)
print(c.constraints.count, a.constraints.count)
gap.isActive = true
print(c.constraints.count)
