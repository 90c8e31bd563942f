// evidence
// A view with one inequality and nothing else lies on its boundary, whichever way it points; a lone
// upper bound of a size gives 0.
// ends: normally
import UIKit

let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

func frame(_ make: (UIView) -> NSLayoutConstraint) -> CGRect {
  let lone = UIView()
  lone.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(lone)
  defer { lone.removeFromSuperview() }
  let constraint = make(lone)
  constraint.priority = UILayoutPriority(751)
  constraint.isActive = true
  root.layoutIfNeeded()
  return lone.frame
}

print(frame { $0.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10) }.minY)
print(frame { $0.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10) }.minY)
print(frame { $0.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72) }.minX)
print(
  frame { $0.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -23) }.maxY)
print(
  frame { $0.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -13) }.maxX)
print(
  frame { $0.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, constant: -52) }.width)
print(frame { $0.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor) }.height)
