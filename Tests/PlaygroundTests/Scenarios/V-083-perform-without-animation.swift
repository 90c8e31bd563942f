// evidence: V-083
// What performWithoutAnimation does inside an animation block is not animated.
// ends: normally
import UIKit

let animated = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let jumping = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
view.addSubview(animated)
view.addSubview(jumping)

func isUnderWay(_ view: UIView) -> Bool {
  guard let shown = view.layer.presentation() else { return false }
  return abs(shown.position.x - view.center.x) > 1
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  UIView.animate(withDuration: 1) {
    animated.center.x = 205
    UIView.performWithoutAnimation {
      jumping.center.x = 205
    }
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
  print("animated is under way:", isUnderWay(animated))
  print("jumping is under way:", isUnderWay(jumping))
}
