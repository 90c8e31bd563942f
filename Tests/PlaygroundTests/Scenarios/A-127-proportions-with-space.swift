// evidence: A-127
// Proportions count the space between the views, each a little less firm than the one before; a
// view without a length gets none. Only the fallback for a length is newer than the recipe here.
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

let views = [IV(40, 10), IV(240, 10), IV(80, 10), IV(UIView.noIntrinsicMetric, 10)]
let stack = UIStackView(arrangedSubviews: views)
stack.distribution = .fillProportionally
stack.spacing = 15
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
NSLayoutConstraint.activate([
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  stack.topAnchor.constraint(equalTo: view.topAnchor),
])
view.layoutIfNeeded()

// The space between four views is 45, so the whole is 405.
for c in stack.constraints + views.flatMap({ $0.constraints })
where c.identifier == "UISV-fill-proportionally" {
  let share = (c.multiplier * 10000).rounded() / 10000
  print(c.secondItem === stack ? "\(share) of the stack" : "\(c.constant)", c.priority.rawValue)
}
