// evidence: V-056, V-097
// Alpha is not additive: a second fade replaces the first, whose completion comes early. It starts from
// the model, or with beginFromCurrentState from what shows.
// ends: normally
import UIKit

func fade(_ box: UIView, to alpha: CGFloat, _ options: UIView.AnimationOptions, _ name: String) {
  UIView.animate(withDuration: 1, delay: 0, options: options) {
    box.alpha = alpha
  } completion: {
    print("\(name) finished: \($0)")
  }
}

func shown(_ box: UIView) -> Int { Int(((box.layer.presentation()?.opacity ?? -1) * 100).rounded()) }

let anew = UIView()
let current = UIView()
for box in [anew, current] { view.addSubview(box) }

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  fade(anew, to: 0, .curveLinear, "first of anew")
  fade(current, to: 0, .curveLinear, "first of current")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
  print("half way: \(shown(anew)), \(shown(current))")
  fade(anew, to: 1, .curveLinear, "second of anew")
  fade(current, to: 1, [.curveLinear, .beginFromCurrentState], "second of current")
  print("at once: \(shown(anew)), \(shown(current))")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print("half a second later: \(shown(anew)), \(shown(current))")
}
