// evidence: A-097
// Size and view are closed.
// Open: the column of the caret.
// ends: fault NSInvalidArgumentException
import UIKit

let v = UIView()
view.addSubview(v)
_ = NSLayoutConstraint.constraints(
  withVisualFormat: "[v(20]", metrics: nil, views: ["v": v])
print("never printed")
