// evidence: A-097
// An unknown view.
// Open: the column of the caret.
// ends: fault NSInvalidArgumentException
import UIKit

let v = UIView()
view.addSubview(v)
_ = NSLayoutConstraint.constraints(
  withVisualFormat: "H:|-[want]", metrics: nil, views: ["v": v])
print("never printed")
