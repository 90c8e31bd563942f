// evidence: A-022
// Right after activation nothing has moved; the root's layoutIfNeeded() places the view.
// Open, so not printed: what the view's own layoutIfNeeded() does.
// ends: normally
import UIKit

let label = UILabel()
label.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(label)
NSLayoutConstraint.activate([
  label.widthAnchor.constraint(equalToConstant: 250),
  label.heightAnchor.constraint(equalToConstant: 40),
  label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
  label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
])
print(label.frame)
view.layoutIfNeeded()
print(label.frame)
