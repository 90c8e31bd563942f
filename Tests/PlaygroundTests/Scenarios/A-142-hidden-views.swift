// evidence
// A hidden view collapses along the axis; one between two visible ones shares their spacing.
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

let stack = UIStackView(arrangedSubviews: [IV(160, 50), IV(80, 50), IV(40, 50)])
stack.spacing = 10
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

@MainActor func spacings() -> [CGFloat] {
  stack.constraints.filter { $0.identifier == "UISV-spacing" }.map { $0.constant }
}
stack.arrangedSubviews[0].isHidden = true
view.layoutIfNeeded()
print(stack.frame.width, spacings())
let hiding = stack.arrangedSubviews[0].constraints.filter { $0.identifier == "UISV-hiding" }
print(hiding.count, hiding[0].constant, hiding[0].priority.rawValue)
stack.arrangedSubviews[0].isHidden = false
stack.arrangedSubviews[1].isHidden = true
view.layoutIfNeeded()
print(stack.frame.width, spacings(), stack.arrangedSubviews.map { $0.frame.minX })
stack.arrangedSubviews[1].isHidden = false
view.layoutIfNeeded()
print(stack.frame.width, spacings())
