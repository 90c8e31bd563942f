// evidence: A-062
// Two labels edge to edge, all defaults, too much room: which one stretches is ambiguous; together
// they fill the row.
// ends: normally
import UIKit

let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
let (one, other) = (UILabel(), UILabel())
for label in [one, other] {
  label.text = "Text"
  label.translatesAutoresizingMaskIntoConstraints = false
  row.addSubview(label)
}
NSLayoutConstraint.activate([
  one.leadingAnchor.constraint(equalTo: row.leadingAnchor),
  other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
  other.trailingAnchor.constraint(equalTo: row.trailingAnchor),
])
row.layoutIfNeeded()
print(one.frame.width + other.frame.width, one.hasAmbiguousLayout, other.hasAmbiguousLayout)
