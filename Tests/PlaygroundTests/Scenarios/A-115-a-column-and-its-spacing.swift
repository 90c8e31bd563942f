// evidence: A-115
// The fitting size is the sum along the axis with the spacing, and the largest across it.
// ends: normally
import UIKit

func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let box = UIView()
  box.widthAnchor.constraint(equalToConstant: width).isActive = true
  box.heightAnchor.constraint(equalToConstant: height).isActive = true
  return box
}
for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
  let heights: [CGFloat] = axis == .vertical ? [20, 40] : [40, 40]
  let stack = UIStackView(arrangedSubviews: heights.map { sized(100, $0) })
  stack.axis = axis
  for spacing in [CGFloat(0), 20, 50] {
    stack.spacing = spacing
    print(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }
}
