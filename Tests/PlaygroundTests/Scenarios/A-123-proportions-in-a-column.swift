// evidence: A-123
// In a column the heights are in the proportion of the intrinsic heights.
// ends: normally
import UIKit

class IV: UIView {
  var height: CGFloat = 0
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
}

let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 420))
stack.axis = .vertical
stack.distribution = .fillProportionally
for height in [50, 60, 100] as [CGFloat] {
  let one = IV()
  one.height = height
  stack.addArrangedSubview(one)
}
view.addSubview(stack)
view.layoutIfNeeded()
print(stack.arrangedSubviews.map { $0.frame.height })
