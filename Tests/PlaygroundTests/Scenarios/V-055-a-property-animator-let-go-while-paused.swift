// evidence: V-055
// An animator that is let go while it is paused ends the app with UIKit's exception.
// ends: fault NSInternalInconsistencyException
import UIKit

let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(dot)

func pauseAndForget() {
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { dot.center.x = 100 }
  animator.pauseAnimation()
  print("paused")
}
pauseAndForget()
print("never")
