// evidence: A-051
// By default there is none; after a change one says so, and the next layout pass uses it.
// ends: normally
import UIKit

class Sized: UIView {
  var width: CGFloat = 40
  override var intrinsicContentSize: CGSize {
    CGSize(width: width, height: UIView.noIntrinsicMetric)
  }
}

print(UIView().intrinsicContentSize, UIView.noIntrinsicMetric)
let box = Sized()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
view.layoutIfNeeded()
print(box.frame.width)
box.width = 60
view.layoutIfNeeded()
print(box.frame.width)
box.invalidateIntrinsicContentSize()
print(box.frame.width)
view.layoutIfNeeded()
print(box.frame.width)
