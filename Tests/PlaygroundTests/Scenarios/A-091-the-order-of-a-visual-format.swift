// evidence: A-091
// Five constraints in textual order.
// ends: normally
import UIKit

let (l, r) = (UIView(), UIView())
view.addSubview(l)
view.addSubview(r)
let made = NSLayoutConstraint.constraints(
  withVisualFormat: "|-(>=10@metric1)-[l(r@1000)][r(metric2)]|",
  metrics: ["metric1": 750, "metric2": 20], views: ["l": l, "r": r])
print(made.count)
print(made[0].priority.rawValue)
print(made[1].firstItem === l, made[1].secondItem === r, made[1].firstAttribute == .width)
print([made[2].firstItem, made[2].secondItem].allSatisfy { $0 === l || $0 === r })
print(made[3].constant)
print(made[4].constant, made[4].firstItem === view || made[4].secondItem === view)
