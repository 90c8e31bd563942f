// evidence
// A stack view is only constraints: canvas connections, spacing, alignment; the first item of an
// alignment is always the first view.
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

let names = ["160": "S0", "80": "S1", "40": "S2"]
@MainActor func name(_ item: AnyObject?) -> String {
  guard let view = item as? IV else { return item is UIStackView ? "S" : "nil" }
  return names["\(Int(view.size.width))"] ?? "?"
}
let stack = UIStackView(arrangedSubviews: [IV(160, 200), IV(80, 100), IV(40, 50)])
stack.spacing = 10
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

view.layoutIfNeeded()
for c in stack.constraints {
  print(
    c.identifier ?? "-", name(c.firstItem), c.firstAttribute.rawValue, c.relation.rawValue,
    name(c.secondItem), c.secondAttribute.rawValue, c.multiplier, c.constant, c.priority.rawValue)
}
print(stack.frame)
stack.spacing = 0
view.layoutIfNeeded()
print(stack.frame, stack.arrangedSubviews.map { $0.frame.height })
