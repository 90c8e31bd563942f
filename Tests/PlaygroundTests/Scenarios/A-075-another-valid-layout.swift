// evidence: A-075
// exerciseAmbiguityInLayout() shows another frame that the constraints allow as well.
// Open, so not printed: which.
// ends: normally
import UIKit

let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
NSLayoutConstraint.activate([
  box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
  box.heightAnchor.constraint(equalToConstant: 10),
  box.widthAnchor.constraint(equalToConstant: 10),
  box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
  box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
])
view.layoutIfNeeded()
let one = box.frame
box.exerciseAmbiguityInLayout()
print(box.frame == one)
view.layoutIfNeeded()
let other = box.frame
print(one == other, other.size, other.minY, other.minX >= 20, other.maxX <= 370)

let clear = UIView()
clear.exerciseAmbiguityInLayout()
print(clear.hasAmbiguousLayout, clear.frame)
