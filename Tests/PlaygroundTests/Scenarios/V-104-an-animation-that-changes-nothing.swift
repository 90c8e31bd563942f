// evidence: V-104, V-084
// An animation that changes nothing, like one of duration 0, completes in the next turn, with true.
// ends: normally
import UIKit

let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(dot)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  let here = dot.center
  UIView.animate(withDuration: 1) {
    dot.center = here
  } completion: { finished in
    print("no change:", finished)
  }
  print("animate returned")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  UIView.animate(withDuration: 0) {
    dot.alpha = 0
  } completion: { finished in
    print("no duration:", finished, dot.alpha)
  }
  print("animate returned")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print("0.3 seconds") }
