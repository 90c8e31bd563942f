// evidence: A-146
// A stack of hidden views only has no length.
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

let stack = UIStackView(arrangedSubviews: [IV(160, 50), IV(80, 50)])
stack.spacing = 10
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

view.layoutIfNeeded()
print(stack.frame.width)
for v in stack.arrangedSubviews { v.isHidden = true }
view.layoutIfNeeded()
print(stack.frame.width)
for v in stack.arrangedSubviews { v.isHidden = false }
view.layoutIfNeeded()
print(stack.frame.width)
