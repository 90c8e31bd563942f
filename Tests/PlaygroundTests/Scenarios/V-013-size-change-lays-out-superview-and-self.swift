// evidence: V-013
// A new size lays out the superview and the view, once each, in the next commit; the setter itself
// runs nothing.
// ends: normally
import UIKit

class Box: UIView {
  static var isLogging = false
  var name = ""

  override func layoutSubviews() {
    super.layoutSubviews()
    if Box.isLogging { print("\(name).layoutSubviews") }
  }
}

let shelf = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
shelf.name = "shelf"
let red = Box(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
red.name = "red"
shelf.addSubview(red)
view.addSubview(shelf)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  Box.isLogging = true
  red.frame.size.width += 10
  red.bounds.size.height += 10
  print("resized to", red.frame.width, red.frame.height)
}
