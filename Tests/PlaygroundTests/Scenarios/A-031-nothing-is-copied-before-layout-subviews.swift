// evidence: A-031
// Constraints are updated from the leaves up, and layout runs from the window down; frames are copied
// in the superview's layoutSubviews().
// ends: normally
import UIKit

class Tracker: UIView {
  var name = ""
  override func updateConstraints() {
    super.updateConstraints()
    print("update", name)
  }
  override func layoutSubviews() {
    let before = subviews.map(\.frame.width)
    super.layoutSubviews()
    print("layout", name, before, subviews.map(\.frame.width))
  }
}

let outer = Tracker()
outer.name = "outer"
let inner = Tracker()
inner.name = "inner"
outer.addSubview(inner)
view.addSubview(outer)
for box in [outer, inner] {
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: 70).isActive = true
}
view.layoutIfNeeded()
