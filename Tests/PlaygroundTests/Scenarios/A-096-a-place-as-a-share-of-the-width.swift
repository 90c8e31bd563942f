// evidence
// A guide of a tenth of the width makes a place at a tenth of the width, from either side.
// ends: normally
import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
let near = UILayoutGuide()
let far = UILayoutGuide()
let box = UIView()
let other = UIView()
for view in [box, other] {
  view.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(view)
  view.widthAnchor.constraint(equalToConstant: 30).isActive = true
  view.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.25).isActive = true
}
for guide in [near, far] {
  container.addLayoutGuide(guide)
  guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.1).isActive = true
}
NSLayoutConstraint.activate([
  near.leadingAnchor.constraint(equalTo: container.leadingAnchor),
  far.trailingAnchor.constraint(equalTo: container.trailingAnchor),
  box.leadingAnchor.constraint(equalTo: near.trailingAnchor),
  other.trailingAnchor.constraint(equalTo: far.leadingAnchor),
])
container.layoutIfNeeded()
print(box.frame.minX, other.frame.minX, box.frame.height)
