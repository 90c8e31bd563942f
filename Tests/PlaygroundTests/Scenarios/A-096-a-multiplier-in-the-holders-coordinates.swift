// evidence: A-096
// A location with a multiplier is counted in the coordinates of the view that holds the constraint.
// ends: normally
import UIKit

let holder = UIView(frame: CGRect(x: 100, y: 40, width: 200, height: 100))
let child = UIView()
child.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(holder)
holder.addSubview(child)
NSLayoutConstraint.activate([
  NSLayoutConstraint(
    item: child, attribute: .left, relatedBy: .equal, toItem: holder, attribute: .right,
    multiplier: 0.25, constant: 0),
  NSLayoutConstraint(
    item: child, attribute: .bottom, relatedBy: .equal, toItem: holder, attribute: .bottom,
    multiplier: 0.5, constant: 0),
  child.widthAnchor.constraint(equalToConstant: 10),
  child.heightAnchor.constraint(equalToConstant: 10),
])
view.layoutIfNeeded()
print(child.frame)
