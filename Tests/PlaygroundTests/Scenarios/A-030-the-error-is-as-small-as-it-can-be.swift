// evidence: A-030
// A wish that cannot be granted is missed by as little as possible; higher wishes come first.
// ends: normally
import UIKit

let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
root.addSubview(box)
box.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
let wish = box.widthAnchor.constraint(equalToConstant: 100)
wish.priority = .defaultLow
wish.isActive = true
root.layoutIfNeeded()
print(box.frame.width)

let higher = box.widthAnchor.constraint(equalToConstant: 20)
higher.priority = .defaultHigh
higher.isActive = true
root.layoutIfNeeded()
print(box.frame.width)
