// evidence
// Shares follow the intrinsic sizes; with spacing, which counts in the sum, the last is too small.
// ends: normally
import UIKit

class IV: UIView {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
let stack = UIStackView(arrangedSubviews: [IV(160, 200), IV(80, 100), IV(40, 50)])
stack.distribution = .fillProportionally
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
for spacing in [CGFloat(0), 10] {
  stack.spacing = spacing
  view.layoutIfNeeded()
  for c in stack.constraints where c.identifier == "UISV-fill-proportionally" {
    print(rounded(c.multiplier), c.priority.rawValue, c.secondItem === stack)
  }
  print(stack.arrangedSubviews.map { rounded($0.frame.width) })
}
