// evidence: V-056
// A second animation of a position does not cut the first short: both run to their own end and
// finish with true.
// ends: normally
import UIKit

let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(dot)

func move(to x: CGFloat, name: String) {
  UIView.animate(withDuration: 1) {
    dot.center = CGPoint(x: x, y: 5)
  } completion: { finished in
    print("\(name) finished: \(finished)")
  }
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("first begins")
  move(to: 100, name: "first")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
  print("second begins")
  move(to: 200, name: "second")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) { print("0.9 seconds after the first") }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.3) { print("0.7 seconds after the second") }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.7) { print("all over at", dot.center.x) }
