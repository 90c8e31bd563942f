// evidence
// A required minimum beats hugging, a required maximum beats compression resistance, and in a tie
// with hugging at 250 the explicit minimum wins.
// ends: normally
import UIKit

class Sized: UIView {
  var size = CGSize(width: 50, height: 10)

  override var intrinsicContentSize: CGSize { size }
}

let none = UIView.noIntrinsicMetric

func measure(
  _ size: CGSize, _ constraint: (Sized) -> NSLayoutConstraint, at priority: UILayoutPriority
) -> CGRect {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let sized = Sized()
  sized.size = size
  sized.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(sized)
  let made = constraint(sized)
  made.priority = priority
  made.isActive = true
  parent.layoutIfNeeded()
  return sized.frame
}

let wide = CGSize(width: 50, height: 10)
let high = CGSize(width: 10, height: 50)
print(
  measure(wide, { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 100) }, at: .required))
print(measure(wide, { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 20) }, at: .required))
print(measure(high, { $0.heightAnchor.constraint(lessThanOrEqualToConstant: 20) }, at: .required))
print(
  measure(high, { $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 100) }, at: .defaultHigh)
)
print(
  measure(wide, { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 100) }, at: .defaultLow))
print(
  measure(
    CGSize(width: none, height: 10), { $0.widthAnchor.constraint(equalToConstant: 50) },
    at: .defaultLow))
