// evidence: V-055
// After animate returns the view's center is the new one; the presentation layer is on its way.
// Open, so not printed: the exact place half way.
// ends: normally
import UIKit

let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
dot.center = CGPoint(x: 10, y: 10)
view.addSubview(dot)
view.layoutIfNeeded()

var presented: CGFloat? { dot.layer.presentation()?.position.x }

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  UIView.animate(withDuration: 1) {
    dot.center.x = 110
  }
  print("model:", dot.center.x)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
  if let x = presented {
    print("half way:", 10 < x && x < 110, "model:", dot.center.x)
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
  if let x = presented { print("at the end:", x) }
}
