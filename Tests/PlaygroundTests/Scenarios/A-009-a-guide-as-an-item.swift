// evidence: A-009
// A layout guide stands for the view that owns it.
// ends: normally
import UIKit

let p = UIView()
let v = UIView()
p.addSubview(v)
let guide = UILayoutGuide()
p.addLayoutGuide(guide)
let edge = guide.leadingAnchor.constraint(equalTo: v.leadingAnchor)
edge.isActive = true
print(edge.firstItem === guide, edge.secondItem === v)
print(p.constraints.count, v.constraints.count)
guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
print(p.constraints.count)
