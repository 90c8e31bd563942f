// evidence: V-064
// Blocks come when they are due, whatever the order in which they were handed in; each wakes the
// loop, and what it marks is committed before the next.
// ends: normally
import UIKit

final class Box: UIView {
  var reason: String?

  override func layoutSubviews() {
    super.layoutSubviews()
    if let reason { print("layout after \(reason)") }
  }
}

let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(box)

let delays = [("slow", 0.3), ("fast", 0.1), ("middle", 0.2)]
for (name, delay) in delays {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
    print(name)
    box.reason = name
    box.setNeedsLayout()
  }
}
