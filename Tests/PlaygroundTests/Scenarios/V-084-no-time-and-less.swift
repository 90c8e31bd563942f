// evidence: V-084
// A duration of zero makes the change at once; the completion comes in the next turn. So does one
// below zero.
// ends: normally
import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(box)

for duration in [0.0, -1.0] {
  UIView.animate(withDuration: duration) {
    box.center.x += 50
  } completion: {
    print("completion: \($0)")
  }
  print("duration \(duration): model \(box.center.x), shown \(box.layer.presentation()?.position.x ?? -1)")
}
print("the handler ends")
