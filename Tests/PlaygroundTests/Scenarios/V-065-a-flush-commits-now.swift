// evidence: V-065, V-002
// CATransaction.flush() commits at once, layout and drawing included.
// ends: normally
import UIKit

final class Box: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews")
  }

  override func draw(_ rect: CGRect) {
    print("draw")
  }
}

let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(box)
print("added")
CATransaction.flush()
print("flushed")
