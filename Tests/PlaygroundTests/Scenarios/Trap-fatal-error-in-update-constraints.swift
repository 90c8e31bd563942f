// evidence: V-045, V-009
// layoutIfNeeded brings the constraints of the whole window up to date, so an app can end in the
// updateConstraints of a view that has nothing to do with the caller.
// ends: fault trap
import UIKit

class Badge: UIView {
  var isReady = false

  override func updateConstraints() {
    guard isReady else { fatalError("the badge is not ready") }
    super.updateConstraints()
  }
}

let badge = Badge()
badge.isReady = true
badge.translatesAutoresizingMaskIntoConstraints = false
let panel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(badge)
view.addSubview(panel)
badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
view.layoutIfNeeded()
print("laid out")

badge.isReady = false
badge.setNeedsUpdateConstraints()
panel.setNeedsLayout()
print("lay out the panel")
panel.layoutIfNeeded()
print("never printed")
