// evidence: A-038
// A lone gap inequality sits on its boundary, whichever way it points.
// ends: normally
import UIKit

func gap(_ make: (UIView, UIView) -> NSLayoutConstraint) -> CGFloat {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let (one, other) = (UIView(), UIView())
  for view in [one, other] {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  one.widthAnchor.constraint(equalToConstant: 10).isActive = true
  one.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
  let constraint = make(one, other)
  constraint.priority = UILayoutPriority(751)
  constraint.isActive = true
  root.layoutIfNeeded()
  return other.frame.minX
}

print(gap { $1.leftAnchor.constraint(greaterThanOrEqualTo: $0.rightAnchor, constant: 25) })
print(gap { $1.leftAnchor.constraint(lessThanOrEqualTo: $0.rightAnchor, constant: 25) })
