// evidence: V-009, V-045
// layoutIfNeeded on any view first brings the constraints of the whole window up to date: a sibling
// gets its updateConstraints, but not its layoutSubviews.
// ends: normally
import UIKit

final class Row: UIView {
  static var isLogging = false
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: 50).isActive = true
    heightAnchor.constraint(equalToConstant: 20).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    if Row.isLogging { print("\(name).updateConstraints") }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if Row.isLogging { print("\(name).layoutSubviews") }
  }
}

let left = Row(name: "left")
let right = Row(name: "right")
for row in [left, right] {
  view.addSubview(row)
  row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
}
left.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
right.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
view.layoutIfNeeded()

Row.isLogging = true
right.setNeedsUpdateConstraints()
left.setNeedsLayout()
left.layoutIfNeeded()
print("right still needs it: \(right.needsUpdateConstraints())")
