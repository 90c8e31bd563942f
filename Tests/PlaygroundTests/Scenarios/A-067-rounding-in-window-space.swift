// evidence
// Positions are rounded in the window, so fractions do not add up down the tree.
// ends: normally
import UIKit

var outer = view
var views: [UIView] = []
for _ in 0..<4 {
  let inner = UIView()
  inner.translatesAutoresizingMaskIntoConstraints = false
  outer.addSubview(inner)
  NSLayoutConstraint.activate([
    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 0.15),
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    inner.heightAnchor.constraint(equalToConstant: 10),
    inner.widthAnchor.constraint(equalToConstant: 10),
  ])
  views.append(inner)
  outer = inner
}
view.layoutIfNeeded()
// 0.15, 0.3, 0.45, 0.6 points are 0.45, 0.9, 1.35, 1.8 pixels of the window.
print(views.map { ($0.convert(CGPoint.zero, to: nil).y * 3).rounded() })
