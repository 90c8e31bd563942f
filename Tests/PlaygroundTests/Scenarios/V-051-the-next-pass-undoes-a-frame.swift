// evidence: V-051
// A frame set by hand on a constrained view holds until its superview is laid out again.
// ends: normally
import UIKit

let badge = UIView()
badge.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(badge)
NSLayoutConstraint.activate([
  badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
  badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
  badge.widthAnchor.constraint(equalToConstant: 30),
  badge.heightAnchor.constraint(equalToConstant: 40),
])
view.layoutIfNeeded()
print(badge.frame)

badge.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
print(badge.frame)
view.setNeedsLayout()
view.layoutIfNeeded()
print(badge.frame)
