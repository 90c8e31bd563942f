// evidence: V-097, V-056
// Alpha is not additive: a second animation of it replaces the first, whose completion comes early
// with false.
// ends: normally
import UIKit

let ghost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(ghost)

func fade(to alpha: CGFloat, _ name: String) {
  UIView.animate(
    withDuration: 1, animations: { ghost.alpha = alpha },
    completion: { print(name, $0) })
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { fade(to: 0, "first") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
  print("replace")
  fade(to: 0.5, "second")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { print("0.2 seconds on") }
