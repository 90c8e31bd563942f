// evidence
// Activating stores a constraint in the closest common ancestor of its items; a view is its own.
// ends: normally
import UIKit

let g = UIView()
let p = UIView()
let v = UIView()
let aunt = UIView()
let cousin = UIView()
g.addSubview(p)
p.addSubview(v)
g.addSubview(aunt)
aunt.addSubview(cousin)

func counts() -> [Int] { [v, p, g, aunt, cousin].map { $0.constraints.count } }

let size = v.widthAnchor.constraint(equalToConstant: 200)
size.isActive = true
print(counts())
v.topAnchor.constraint(equalTo: p.topAnchor).isActive = true
print(counts())
v.leftAnchor.constraint(equalTo: g.leftAnchor).isActive = true
print(counts())
v.leftAnchor.constraint(equalTo: cousin.leftAnchor).isActive = true
print(counts())
size.isActive = false
print(counts())
