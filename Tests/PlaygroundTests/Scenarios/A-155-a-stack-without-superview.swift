// evidence
// A stack that is in no view lays itself out.
// ends: normally
import UIKit

func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let box = UIView()
  box.widthAnchor.constraint(equalToConstant: width).isActive = true
  box.heightAnchor.constraint(equalToConstant: height).isActive = true
  return box
}
let stack = UIStackView(arrangedSubviews: [box(200, 100), box(200, 50)])
stack.axis = .vertical
stack.alignment = .leading
stack.translatesAutoresizingMaskIntoConstraints = false
stack.layoutIfNeeded()
print(stack.frame.size, stack.systemLayoutSizeFitting(.zero))

let a = UILabel()
a.text = "a"
let b = UILabel()
b.text = "wide label"
b.setContentCompressionResistancePriority(.required, for: .horizontal)
let labels = UIStackView(arrangedSubviews: [a, b])
labels.axis = .vertical
let size = labels.systemLayoutSizeFitting(.zero)
let (one, two) = (a.intrinsicContentSize, b.intrinsicContentSize)
print(size.width == max(one.width, two.width), size.height == one.height + two.height)
