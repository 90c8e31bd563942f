// evidence: A-074
// In a window a conflict is logged when the second constraint is activated, even if it is gone before
// the pass.
// ends: normally
import UIKit

let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
let small = box.heightAnchor.constraint(equalToConstant: 44)
let large = box.heightAnchor.constraint(equalToConstant: 88)
small.isActive = true
large.isActive = true
small.isActive = false
view.layoutIfNeeded()
print(box.frame.height)
