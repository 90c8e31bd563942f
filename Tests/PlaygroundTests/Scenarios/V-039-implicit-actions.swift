// evidence: V-039, V-055
// A view's layer animates nothing of itself; another layer does so by itself, for a quarter of a
// second, unless actions are off.
// Open, so not printed: the places in between, and which new layers animate already.
// ends: normally
import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let dot = CALayer()
dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
let still = CALayer()
still.frame = dot.frame
still.actions = ["position": NSNull()]
view.addSubview(box)
for layer in [dot, still] { view.layer.addSublayer(layer) }

func isTravelling(_ layer: CALayer) -> Bool {
  guard let shown = layer.presentation() else { return false }
  return abs(shown.position.x - layer.position.x) > 0.001
}

func report(_ moment: String) {
  print("\(moment): box \(isTravelling(box.layer)), dot \(isTravelling(dot)), still \(isTravelling(still))")
}

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("action of the view's layer:", box.action(for: box.layer, forKey: "position") is NSNull)
  for layer in [box.layer, dot, still] { layer.position.x = 200 }
  report("set")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) { report("a tenth of a second later") }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
  report("half a second later")
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  dot.position.x = 20
  CATransaction.commit()
  report("set without actions")
  UIView.animate(withDuration: 1) { box.layer.position.x = 20 }
  report("the view's layer in a block")
}
