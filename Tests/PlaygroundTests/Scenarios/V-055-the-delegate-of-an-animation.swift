// evidence: V-055, V-097
// A CAAnimation tells its delegate of its end: finished, or cut short by its removal or by another one
// under the same key.
// ends: normally
import UIKit

final class Listener: NSObject, CAAnimationDelegate {
  let name: String
  init(_ name: String) { self.name = name }
  func animationDidStart(_ anim: CAAnimation) { print("\(name) started") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    print("\(name) stopped, finished: \(flag)")
  }
}

let dot = CALayer()
view.layer.addSublayer(dot)

func animation(_ name: String) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0
  animation.duration = 1
  animation.delegate = Listener(name)
  return animation
}
func after(_ seconds: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

after(1) { dot.add(animation("whole"), forKey: "whole") }
after(3) { dot.add(animation("removed"), forKey: "removed") }
after(3.5) { dot.removeAnimation(forKey: "removed") }
after(5) { dot.add(animation("first"), forKey: "same") }
after(5.5) { dot.add(animation("second"), forKey: "same") }
