// evidence: V-101
// A new bounds origin, which is how scrolling works, marks the view itself and not its superview.
// ends: normally
import UIKit

protocol Named {
  var name: String { get }
}

class Box: UIView, Named {
  static var log: [String] = []
  var name: String { "outer" }

  override func layoutSubviews() {
    super.layoutSubviews()
    Box.log += [name]
  }
}

final class InnerBox: Box {
  override var name: String { "inner" }
}

let outer = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let inner = InnerBox(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
outer.addSubview(inner)
view.addSubview(outer)
view.layoutIfNeeded()

Box.log = []
inner.bounds.origin.y = 20
view.layoutIfNeeded()
print(Box.log, inner.frame)
