// evidence: A-095
// Constraints added after a layout count in the next one together with the old ones.
// ends: normally
import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
let a = UIView()
a.translatesAutoresizingMaskIntoConstraints = false
container.addSubview(a)

a.topAnchor.constraint(equalTo: container.topAnchor, constant: 10).isActive = true
a.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5).isActive = true
container.layoutIfNeeded()
print(a.frame.origin)

a.rightAnchor.constraint(equalTo: container.rightAnchor).isActive = true
a.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: 10).isActive = true
container.layoutIfNeeded()
print(a.frame)
