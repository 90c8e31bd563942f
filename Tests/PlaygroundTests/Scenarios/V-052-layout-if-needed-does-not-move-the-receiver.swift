// evidence: V-052, V-057
// layoutIfNeeded on the view that should move leaves its position; sent to the superview it moves.
// ends: normally
import UIKit

let moving = UIView()
moving.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(moving)
let top = moving.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
NSLayoutConstraint.activate([
  top,
  moving.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  moving.widthAnchor.constraint(equalToConstant: 80),
  moving.heightAnchor.constraint(equalToConstant: 80),
])
view.layoutIfNeeded()

top.constant += 50
print("constant set:", moving.frame.minY)
moving.layoutIfNeeded()
print("its own layoutIfNeeded:", moving.frame.minY)
moving.superview?.layoutIfNeeded()
print("its superview's:", moving.frame.minY)
