// evidence: A-087
// A dash is 8 between siblings, and 8 to a plain superview.
// Open, so not printed: a dash to the root view of a controller, which was 20.
// ends: normally
import UIKit

let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
let views = ["a": UIView(), "b": UIView()]
for name in ["a", "b"] {
  guard let view = views[name] else { continue }
  view.translatesAutoresizingMaskIntoConstraints = false
  row.addSubview(view)
}
NSLayoutConstraint.activate(
  NSLayoutConstraint.constraints(withVisualFormat: "|-[a(40)]-[b(30)]", metrics: nil, views: views))
row.layoutIfNeeded()
print(views["a"]?.frame.minX ?? -1, views["b"]?.frame.minX ?? -1)
