// evidence: A-079
// How constraints with system spacing and those of UIKit's own guides print.
// ends: normally
import UIKit

let (a, b) = (UIView(), UIView())
for box in [a, b] {
  box.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(box)
}
let space = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
space.isActive = true
print(space)
let least = b.topAnchor.constraint(
  greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
print(least)
let visual = NSLayoutConstraint.constraints(
  withVisualFormat: "V:[a]-[b]", metrics: nil, views: ["a": a, "b": b])
print(visual[0])

let inset = a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
inset.isActive = true
print(inset)
view.layoutIfNeeded()
print(view.safeAreaLayoutGuide.constraintsAffectingLayout(for: .vertical)[0])
