// evidence
// Each view is as long as the first, required; free, all take the largest.
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

let stack = UIStackView(arrangedSubviews: [IV(160, 200), IV(80, 100), IV(40, 50)])
stack.distribution = .fillEqually
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

view.layoutIfNeeded()
print("free", stack.frame.size)
for v in stack.arrangedSubviews.dropFirst() {
  for c in stack.constraints where c.identifier == "UISV-fill-equally" && c.firstItem === v {
    print(
      c.firstAttribute == .width, c.secondItem === stack.arrangedSubviews[0],
      c.priority == .required)
  }
}
let width = stack.widthAnchor.constraint(equalToConstant: 400)
width.isActive = true
stack.spacing = 10
view.layoutIfNeeded()
print("400 wide", stack.arrangedSubviews.map { $0.frame.minX })
width.isActive = false
stack.axis = .vertical
stack.spacing = 50
stack.heightAnchor.constraint(equalToConstant: 400).isActive = true
view.layoutIfNeeded()
print("400 tall", stack.arrangedSubviews.map { $0.frame.minY })
stack.spacing = 0
view.layoutIfNeeded()
print(stack.arrangedSubviews.map { Int($0.frame.minY) })
