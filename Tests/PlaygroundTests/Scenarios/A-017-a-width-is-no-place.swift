// evidence: A-017
// A width cannot be compared with an edge. That it raises is documented; the words are open.
// ends: fault NSInvalidArgumentException
import UIKit

let child = UIView()
view.addSubview(child)
_ = NSLayoutConstraint(
  item: child, attribute: .width, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
  constant: 0)
print("never printed")
