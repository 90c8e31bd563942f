// evidence: V-004
// One commit a turn of the loop, not one a frame: marked every millisecond, a view is laid out every
// millisecond.
// ends: normally
import UIKit

final class Box: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}

let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(box)
view.layoutIfNeeded()
box.passes = 0

for millisecond in 1...10 {
  DispatchQueue.main.asyncAfter(deadline: .now() + Double(millisecond) / 1000) {
    box.setNeedsLayout()
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("\(box.passes) passes in 10 milliseconds")
}
