// evidence: A-092
// In a content of 300 by 200.
// ends: normally
import UIKit

let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
let views = ["a": UIView(), "b": UIView(), "c": UIView()]
for view in views.values {
  view.translatesAutoresizingMaskIntoConstraints = false
  content.addSubview(view)
}
for format in ["H:|-20-[a(100)]", "H:|-20-[b]-30-|", "V:|-10-[c]-20-|"] {
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
}
content.layoutIfNeeded()
if let a = views["a"], let b = views["b"], let c = views["c"] {
  print(a.frame.minX, a.frame.width)
  print(b.frame.minX, b.frame.width)
  print(c.frame.minY, c.frame.height)
}
