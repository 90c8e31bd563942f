// evidence: A-087
// The system's spacing between siblings is 8, times the multiplier.
// ends: normally
import UIKit

let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
let a = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
let b = UIView()
b.translatesAutoresizingMaskIntoConstraints = false
row.addSubview(a)
row.addSubview(b)
let spacing = b.leadingAnchor.constraint(
  equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
spacing.isActive = true
row.layoutIfNeeded()
print(b.frame.minX)
spacing.isActive = false
b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2).isActive =
  true
row.layoutIfNeeded()
print(b.frame.minX)
