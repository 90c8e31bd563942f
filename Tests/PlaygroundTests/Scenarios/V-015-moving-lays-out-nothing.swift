// evidence: V-015
// Center, frame origin, alpha, z position and anchor point mark nothing.
// ends: normally
import UIKit

var count = 0

class Counter: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

let parent = Counter(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let red = Counter(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
parent.addSubview(red)
view.addSubview(parent)

func later(_ seconds: Double, _ work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
}

later(0.1) {
  count = 0
  red.center.x += 10
  red.frame.origin.y += 5
  red.alpha = 0.5
  red.layer.zPosition = 3
  red.layer.anchorPoint = CGPoint(x: 0, y: 0)
}
later(0.2) {
  print("laid out \(count) times")
  print(red.center.x, red.alpha)
}
