// evidence
// Relative to its margins, a stack keeps its views inside the layout margins guide.
// ends: normally
import UIKit

func box() -> UIView {
  let box = UIView()
  box.widthAnchor.constraint(equalToConstant: 100).isActive = true
  box.heightAnchor.constraint(equalToConstant: 100).isActive = true
  return box
}
let stack = UIStackView(arrangedSubviews: [box(), box(), box()])
stack.axis = .vertical
stack.insetsLayoutMarginsFromSafeArea = false
stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
stack.isLayoutMarginsRelativeArrangement = true
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])

for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
  stack.axis = axis
  view.layoutIfNeeded()
  print(stack.frame.size, stack.arrangedSubviews.map { $0.frame.origin })
}
let canvas = stack.constraints.filter { $0.identifier == "UISV-canvas-connection" }
print(canvas.allSatisfy { $0.firstItem === stack.layoutMarginsGuide })
