// evidence: A-075
// hasAmbiguousLayout is true while position or size is not unique, and false once they are.
// ends: normally
import UIKit

let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
NSLayoutConstraint.activate([
  box.topAnchor.constraint(equalTo: view.topAnchor),
  box.heightAnchor.constraint(equalToConstant: 10),
  box.widthAnchor.constraint(equalToConstant: 10),
])
view.layoutIfNeeded()
print(box.hasAmbiguousLayout)
box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
view.layoutIfNeeded()
print(box.hasAmbiguousLayout)
