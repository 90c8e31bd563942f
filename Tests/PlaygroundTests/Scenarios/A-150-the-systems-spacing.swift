// evidence: A-150
// A stack whose spacing is the system's has 8 between its views; a view may have its own.
// ends: normally
import UIKit

func box() -> UIView {
  let box = UIView()
  box.heightAnchor.constraint(equalToConstant: 10).isActive = true
  return box
}

let stack = UIStackView(arrangedSubviews: [box(), box(), box()])
stack.axis = .vertical
stack.spacing = UIStackView.spacingUseSystem
print(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height)
stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
print(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height)
stack.arrangedSubviews[1].isHidden = true
print(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height)
