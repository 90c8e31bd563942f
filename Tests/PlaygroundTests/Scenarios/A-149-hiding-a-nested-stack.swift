// evidence: A-149
// A hidden inner stack has no height, but its space between two labels is required: the space is
// given up. Labels of a required height contradict it first.
// ends: normally
import UIKit

func inner(_ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.spacing = 8
  return stack
}
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

let labels = inner([label("one"), label("two")])
let outer = UIStackView(arrangedSubviews: [labels, label("three")])
outer.axis = .vertical
outer.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(outer)
NSLayoutConstraint.activate([
  outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  outer.topAnchor.constraint(equalTo: view.topAnchor),
])
view.layoutIfNeeded()

labels.isHidden = true
view.layoutIfNeeded()
print(labels.frame.height)
// The remedy: no space while it is hidden.
labels.spacing = 0
view.layoutIfNeeded()
print(labels.frame.height)

// Rows of a required height: one of them is given up.
let rows = inner([UIView(), UIView()])
rows.spacing = 0
for row in rows.arrangedSubviews {
  row.heightAnchor.constraint(equalToConstant: 44).isActive = true
}
outer.addArrangedSubview(rows)
view.layoutIfNeeded()
print(rows.frame.height)
rows.isHidden = true
view.layoutIfNeeded()
print(rows.frame.height, rows.arrangedSubviews.map { $0.frame.height })
