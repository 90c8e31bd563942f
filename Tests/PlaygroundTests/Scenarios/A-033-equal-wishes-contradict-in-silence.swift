// evidence: A-033
// Two wishes of one priority that contradict each other: nothing is logged, one of them is granted.
// Open, so not printed: which.
// ends: normally
import UIKit

let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
for width in [100, 200] as [CGFloat] {
  let wish = box.widthAnchor.constraint(equalToConstant: width)
  wish.priority = UILayoutPriority(500)
  wish.isActive = true
}
view.layoutIfNeeded()
print(box.frame.width >= 100 && box.frame.width <= 200)
