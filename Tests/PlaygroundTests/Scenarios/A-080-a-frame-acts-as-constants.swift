// evidence: A-080
// A sibling that is not placed by constraints stands where its frame says.
// ends: normally
import UIKit

class Sized: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

func frame(_ make: (UIView, UIView) -> NSLayoutConstraint) -> CGRect {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let item = UIView(frame: CGRect(x: 120, y: 50, width: 60, height: 20))
  let view = Sized()
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(item)
  root.addSubview(view)
  make(view, item).isActive = true
  root.layoutIfNeeded()
  return view.frame
}

print("y", frame { $0.topAnchor.constraint(equalTo: $1.topAnchor) }.minY)
print("x", frame { $0.rightAnchor.constraint(equalTo: $1.rightAnchor) }.minX)
print("y", frame { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor) }.minY)
print("x", frame { $0.leftAnchor.constraint(equalTo: $1.leftAnchor) }.minX)
