// evidence: V-098
// The loop does not serve the main queue twice without passing the commit: a block queued from a
// main-queue block runs after the next layout pass.
// ends: normally
import UIKit

final class Box: UIView {
  var marks = 0 {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews, marks: \(marks)")
  }
}

let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(box)
view.layoutIfNeeded()

DispatchQueue.main.async {
  print("first block")
  box.marks += 1
  DispatchQueue.main.async {
    print("second block")
    box.marks += 1
  }
}
print("the handler ends")
