// evidence
// Two required widths: the console names the set when the second is activated, one is broken, and
// the app goes on.
// Open, so not printed: which one is broken.
// ends: normally
import UIKit

let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
NSLayoutConstraint.activate([
  box.topAnchor.constraint(equalTo: view.topAnchor),
  box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  box.heightAnchor.constraint(equalToConstant: 10),
  box.widthAnchor.constraint(equalToConstant: 100),
])
view.layoutIfNeeded()
print(box.frame.width)

box.widthAnchor.constraint(equalToConstant: 200).isActive = true
view.layoutIfNeeded()
print(box.frame.width == 100 || box.frame.width == 200, box.constraints.count)
