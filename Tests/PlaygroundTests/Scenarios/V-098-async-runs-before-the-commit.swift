// evidence: V-098, V-064
// A block queued by an event handler runs before the layout pass, a timer without delay after it.
// ends: normally
import UIKit

class Box: UIView {
  private(set) var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    if passes == 1 { print("layoutSubviews") }
  }
}

view.addSubview(Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in print("timer") }
DispatchQueue.main.async { print("async") }
print("the handler ends")
