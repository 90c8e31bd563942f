// evidence: A-050
// An intrinsic size is two wishes per axis, kept as one constraint; -1 makes none.
// ends: normally
import UIKit

class Sized: UIView {
  var size = CGSize(width: 100, height: 30)
  override var intrinsicContentSize: CGSize { size }
}

let box = Sized()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
view.layoutIfNeeded()
for constraint in box.constraints { print(constraint) }

box.size.height = UIView.noIntrinsicMetric
box.invalidateIntrinsicContentSize()
view.layoutIfNeeded()
print(box.constraints.count, box.frame.size)
