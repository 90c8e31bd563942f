// evidence: A-015
// A location needs another location: with no second item the constraint is illegal.
// ends: fault NSInvalidArgumentException
import UIKit

let box = UIView()
print("a width may be a constant")
_ = NSLayoutConstraint(
  item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
  multiplier: 1, constant: 10)
_ = NSLayoutConstraint(
  item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
  multiplier: 1, constant: 10)
print("never printed")
