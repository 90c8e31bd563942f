// evidence
// A lone gap inequality, mirrored where one reads from the right.
// ends: normally
import UIKit

func gap(_ make: (UIView, UIView) -> NSLayoutConstraint) -> CGFloat {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  root.semanticContentAttribute = .forceRightToLeft
  let (one, other) = (UIView(), UIView())
  for view in [one, other] {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  one.widthAnchor.constraint(equalToConstant: 10).isActive = true
  one.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
  let constraint = make(one, other)
  constraint.priority = UILayoutPriority(751)
  constraint.isActive = true
  root.layoutIfNeeded()
  return root.bounds.width - other.frame.maxX
}

print(gap { $1.leadingAnchor.constraint(greaterThanOrEqualTo: $0.trailingAnchor, constant: 25) })
print(gap { $1.leadingAnchor.constraint(lessThanOrEqualTo: $0.trailingAnchor, constant: 25) })
