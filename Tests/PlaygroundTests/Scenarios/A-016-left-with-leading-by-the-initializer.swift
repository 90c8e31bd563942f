// evidence: A-016
// Left and leading do not go together in the initializer, either.
// ends: fault NSInvalidArgumentException
import UIKit

let child = UIView()
view.addSubview(child)
_ = NSLayoutConstraint(
  item: child, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
  multiplier: 1, constant: 0)
print("leading with leading")
_ = NSLayoutConstraint(
  item: child, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left,
  multiplier: 1, constant: 0)
print("never printed")
