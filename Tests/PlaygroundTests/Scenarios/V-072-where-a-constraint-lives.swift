// evidence: V-072, A-006, A-007
// Activation stores a constraint in the closest common ancestor of its items, and a view is its own
// ancestor; deactivation takes it out.
// ends: normally
import UIKit

let grandparent = UIView()
let parent = UIView()
let child = UIView()
let uncle = UIView()
let cousin = UIView()
grandparent.addSubview(parent)
parent.addSubview(child)
grandparent.addSubview(uncle)
uncle.addSubview(cousin)
let family = [grandparent, parent, child, uncle, cousin]
for member in family { member.translatesAutoresizingMaskIntoConstraints = false }

func show(_ title: String, _ constraint: NSLayoutConstraint) {
  constraint.isActive = true
  let counts = family.map { $0.constraints.count }
  constraint.isActive = false
  print(title, counts, family.allSatisfy { $0.constraints.isEmpty })
}

show("child's width:", child.widthAnchor.constraint(equalToConstant: 200))
show("child to parent:", child.topAnchor.constraint(equalTo: parent.topAnchor))
show("child to grandparent:", child.leftAnchor.constraint(equalTo: grandparent.leftAnchor))
show("child to cousin:", child.leftAnchor.constraint(equalTo: cousin.leftAnchor))
