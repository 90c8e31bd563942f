// evidence: A-015
// A location that is nought times another is a location equal to a constant.
// ends: fault NSInvalidArgumentException
import UIKit

let box = UIView()
view.addSubview(box)
_ = NSLayoutConstraint(
  item: box, attribute: .height, relatedBy: .equal, toItem: view, attribute: .height,
  multiplier: 0, constant: 10)
print("a height may be")
_ = NSLayoutConstraint(
  item: box, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 0,
  constant: 10)
print("never printed")
