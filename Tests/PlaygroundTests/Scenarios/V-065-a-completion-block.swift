// evidence: V-065, V-055
// A transaction's completion block waits for the animations that the transaction added; without any it
// is called all the same.
// Open, so not printed: in which turn of the loop it comes.
// ends: normally
import UIKit

let dot = CALayer()
dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
view.layer.addSublayer(dot)

func moment() -> Int { Int((CACurrentMediaTime() * 10).rounded()) }
var start = 0

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  start = moment()
  CATransaction.begin()
  CATransaction.setCompletionBlock { print("nothing to wait for") }
  CATransaction.commit()

  CATransaction.begin()
  CATransaction.setAnimationDuration(0.5)
  CATransaction.setCompletionBlock { print("implicit animation over, tenths:", moment() - start) }
  dot.position.x = 100
  CATransaction.commit()

  CATransaction.begin()
  CATransaction.setCompletionBlock { print("explicit animation over, tenths:", moment() - start) }
  let spin = CABasicAnimation(keyPath: "transform.rotation.z")
  spin.toValue = Double.pi
  spin.duration = 1
  dot.add(spin, forKey: "spin")
  CATransaction.commit()

  CATransaction.begin()
  CATransaction.setCompletionBlock { print("actions were off") }
  CATransaction.setDisableActions(true)
  dot.opacity = 0.5
  CATransaction.commit()
}
