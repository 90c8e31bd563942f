// evidence: A-097
// A bar means the superview, which there must be.
// Open: the column of the caret.
// ends: fault NSInvalidArgumentException
import UIKit

let v = UIView()

_ = NSLayoutConstraint.constraints(
  withVisualFormat: "|[v]", metrics: nil, views: ["v": v])
print("never printed")
