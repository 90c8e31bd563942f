// evidence: A-012
// A constraint about something outside the view that holds it: a message at once, an exception when
// it has to be resolved.
// ends: fault NSInternalInconsistencyException
import UIKit

let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
let top = box.topAnchor.constraint(equalTo: view.topAnchor)
box.addConstraint(top)
print("added", box.constraints.count)
view.layoutIfNeeded()
print("never printed")
