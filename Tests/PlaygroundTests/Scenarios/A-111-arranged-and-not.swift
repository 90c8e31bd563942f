// evidence
// Arranged views are subviews; subviews need not be arranged. Arranging again moves.
// ends: normally
import UIKit

let v1 = UIView()
let v2 = UIView()
let v3 = UIView()
v1.tag = 1
v2.tag = 2
v3.tag = 3
let stack = UIStackView(arrangedSubviews: [v1])
func show(_ what: String) {
  print(what, stack.arrangedSubviews.map { $0.tag }, stack.subviews.map { $0.tag })
}
show("init:")
stack.addArrangedSubview(v2)
show("addArranged:")
stack.addSubview(v3)
show("addSubview:")
stack.insertArrangedSubview(v2, at: 0)
show("insert again:")
stack.removeArrangedSubview(v2)
show("removeArranged:")
v1.removeFromSuperview()
show("removeFromSuperview:")
print(v1.translatesAutoresizingMaskIntoConstraints, stack.translatesAutoresizingMaskIntoConstraints)
