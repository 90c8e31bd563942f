// evidence
// Required and wished sizes against an intrinsic one, and against another view's.
// ends: normally
import UIKit

class Sized: UIView {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}

func size(_ width: CGFloat, _ height: CGFloat, _ make: (UIView, UIView) -> [NSLayoutConstraint])
  -> CGSize
{
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let view = Sized()
  view.size = CGSize(width: width, height: height)
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
  NSLayoutConstraint.activate(make(view, root))
  root.layoutIfNeeded()
  return view.frame.size
}

func wish(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
  constraint.priority = UILayoutPriority(priority)
  return constraint
}

print(
  "A-041", size(50, 10) { v, _ in [v.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)] })
print("A-042", size(50, 10) { v, _ in [v.widthAnchor.constraint(lessThanOrEqualToConstant: 20)] })
print("A-042", size(10, 50) { v, _ in [v.heightAnchor.constraint(lessThanOrEqualToConstant: 20)] })
print(
  "A-043",
  size(10, 50) { v, _ in
    [wish(v.heightAnchor.constraint(greaterThanOrEqualToConstant: 100), 750)]
  })
print("A-044", size(-1, 10) { v, _ in [wish(v.widthAnchor.constraint(equalToConstant: 50), 250)] })
print("A-044", size(10, -1) { v, _ in [wish(v.heightAnchor.constraint(equalToConstant: 50), 750)] })
print(
  "A-045",
  size(10, 20) { v, _ in
    [
      v.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      v.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ]
  },
  size(100, 40) { v, _ in
    [
      v.widthAnchor.constraint(lessThanOrEqualToConstant: 30),
      v.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
    ]
  },
  size(-1, -1) { v, _ in
    [
      v.widthAnchor.constraint(equalToConstant: 30), v.heightAnchor.constraint(equalToConstant: 30),
    ]
  })
print(
  "A-046", size(-1, -1) { v, p in [wish(v.widthAnchor.constraint(equalTo: p.widthAnchor), 250)] })
print(
  "A-046",
  size(-1, -1) { v, p in [v.widthAnchor.constraint(equalTo: p.widthAnchor, constant: -20)] })
print(
  "A-046",
  size(-1, -1) { v, p in
    [
      wish(v.widthAnchor.constraint(equalTo: p.widthAnchor, constant: -20), 750),
      wish(v.heightAnchor.constraint(equalTo: p.heightAnchor, constant: -20), 750),
    ]
  })
