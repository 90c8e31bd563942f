// evidence: V-086
// An animation inside another takes the outer duration, unless it says otherwise.
// ends: normally
import UIKit

let a = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let b = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
view.addSubview(a)
view.addSubview(b)

func after(_ delay: TimeInterval, _ text: String) {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { print(text) }
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  UIView.animate(withDuration: 2) {
    a.alpha = 0
    UIView.animate(
      withDuration: 0.2, animations: { b.alpha = 0 },
      completion: { _ in print("the inner one is done") })
  }
  after(1, "1 second")
  after(1.9, "1.9 seconds")
  after(2.2, "2.2 seconds")
}
