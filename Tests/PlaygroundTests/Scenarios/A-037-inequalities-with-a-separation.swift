// evidence: A-037
// Two views kept apart from the middle by 5 each, required; and beside the middle, from top to bottom.
// ends: normally
import UIKit

final class Sized: UIView {
  var size = CGSize.zero

  override var intrinsicContentSize: CGSize { size }
}

func pair(_ make: (UIView, UIView, UIView) -> [NSLayoutConstraint], at priority: UILayoutPriority)
  -> [CGRect]
{
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let (one, other) = (Sized(), Sized())
  one.size = CGSize(width: 20, height: 10)
  other.size = CGSize(width: 30, height: 20)
  for view in [one, other] {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }
  for constraint in make(one, other, parent) {
    constraint.priority = priority
    constraint.isActive = true
  }
  parent.layoutIfNeeded()
  return [one.frame, other.frame]
}

let apart = pair(
  { one, other, parent in
    [
      one.rightAnchor.constraint(lessThanOrEqualTo: parent.centerXAnchor, constant: -5),
      other.leftAnchor.constraint(lessThanOrEqualTo: parent.centerXAnchor, constant: 5),
    ]
  }, at: .required)
print(apart.map { $0.minX })
let vertical = pair(
  { one, other, parent in
    [
      one.bottomAnchor.constraint(lessThanOrEqualTo: parent.centerYAnchor),
      other.topAnchor.constraint(lessThanOrEqualTo: parent.centerYAnchor),
    ]
  }, at: .defaultLow)
print(vertical.map { $0.minY }, vertical.map { $0.height })
