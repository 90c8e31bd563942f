// evidence: A-097
// A space is a number or a metric.
// Open: the column of the caret.
// ends: fault NSInvalidArgumentException
import UIKit

let v = UIView()
view.addSubview(v)
_ = NSLayoutConstraint.constraints(
  withVisualFormat: "[v]-@-[v]", metrics: nil, views: ["v": v])
print("never printed")
