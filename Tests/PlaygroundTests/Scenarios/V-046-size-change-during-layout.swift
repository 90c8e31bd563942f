// evidence: V-046, V-047
// A size set by the superview's own layoutSubviews marks the view alone, for the superview is in
// layout; set by a child's layoutSubviews it marks the superview again, and the pass returns to it.
// ends: normally
import UIKit

enum Plan {
  case nothing
  case superviewResizes
  case childResizes
}

var plan = Plan.nothing
var isLogging = false

class Logged: UIView {
  var name: String { "middle" }

  func resize() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    if isLogging { print(name) }
    resize()
  }
}

let middle = Logged(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

final class Top: Logged {
  override var name: String { "top" }

  override func resize() {
    guard plan == .superviewResizes else { return }
    plan = .nothing
    middle.bounds.size.height += 1
  }
}

final class Bottom: Logged {
  override var name: String { "bottom" }

  override func resize() {
    guard plan == .childResizes else { return }
    plan = .nothing
    middle.bounds.size.height += 1
  }
}

let top = Top(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let bottom = Bottom(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
top.addSubview(middle)
middle.addSubview(bottom)
view.addSubview(top)
view.layoutIfNeeded()
isLogging = true

print("the superview resizes")
plan = .superviewResizes
top.setNeedsLayout()
view.layoutIfNeeded()

print("a child resizes")
plan = .childResizes
bottom.setNeedsLayout()
view.layoutIfNeeded()
