// evidence: A-097
// An orientation ends with a colon.
// Open: the column of the caret.
// ends: fault NSInvalidArgumentException
import UIKit

let v = UIView()
view.addSubview(v)
_ = NSLayoutConstraint.constraints(
  withVisualFormat: "Vx:[v]", metrics: nil, views: ["v": v])
print("never printed")
