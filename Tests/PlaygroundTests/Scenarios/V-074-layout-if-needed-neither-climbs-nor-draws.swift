// evidence: V-074, V-036
// layoutIfNeeded lays out the receiver's subtree only, calls nothing on a clean view, and draws
// nothing; the rest waits for the commit.
// ends: normally
import UIKit

final class Pane: UIView {
  static var isLogging = false
  var name = ""

  override func layoutSubviews() {
    super.layoutSubviews()
    if Pane.isLogging { print("\(name).layoutSubviews") }
  }

  override func draw(_ rect: CGRect) {
    if Pane.isLogging { print("\(name).draw") }
  }
}

let outer = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
outer.name = "outer"
let inner = Pane(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
inner.name = "inner"
outer.addSubview(inner)
view.addSubview(outer)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  Pane.isLogging = true
  outer.setNeedsLayout()
  inner.setNeedsLayout()
  inner.setNeedsDisplay()
  print("first")
  inner.layoutIfNeeded()
  print("second")
  inner.layoutIfNeeded()
  print("the handler ends")
}
