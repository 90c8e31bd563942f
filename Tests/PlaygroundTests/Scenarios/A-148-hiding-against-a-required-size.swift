// evidence: A-148
// A required size contradicts hiding; the program's own constraint is given up, so it collapses.
// ends: normally
import UIKit

let label = UIView()
let height = label.heightAnchor.constraint(equalToConstant: 128)
height.identifier = "OrangeLabelHeight"
height.isActive = true
let other = UIView()
other.heightAnchor.constraint(equalToConstant: 50).isActive = true
let stack = UIStackView(arrangedSubviews: [label, other])
stack.axis = .vertical
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

view.layoutIfNeeded()
print(stack.frame.height)
label.isHidden = true
view.layoutIfNeeded()
print(stack.frame.height, label.frame.height)
