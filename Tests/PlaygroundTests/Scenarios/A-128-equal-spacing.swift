// evidence
// Gaps are hidden guides of one size; spacing is the least; free, the stack is as small as can be.
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
stack.distribution = .equalSpacing
stack.spacing = 10
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

view.layoutIfNeeded()
print(stack.frame.size)
for name in ["UISV-spacing", "UISV-distributing-edge", "UISV-fill-equally", "UISV-canvas-fit"] {
  let these = stack.constraints.filter { $0.identifier == name }
  print(name, these.count, these.map { $0.relation.rawValue }, these.map { $0.priority.rawValue })
}
stack.widthAnchor.constraint(equalToConstant: 380).isActive = true
view.layoutIfNeeded()
print(stack.arrangedSubviews.map { $0.frame.minX }, stack.arrangedSubviews.map { $0.frame.width })
