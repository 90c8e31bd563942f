// evidence: V-085
// A spring with a bounce passes its end and comes back; without one it does not.
// Open, so not printed: how far, and when it is over.
// ends: normally
import UIKit

let loose = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
let tight = UIView(frame: CGRect(x: -5, y: 20, width: 10, height: 10))
for box in [loose, tight] { view.addSubview(box) }

var highest: [CGFloat] = [0, 0]
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  UIView.animate(springDuration: 0.5, bounce: 0.5) {
    loose.center.x = 100
  } completion: {
    print("loose finished: \($0)")
  }
  UIView.animate(springDuration: 0.5, bounce: 0) { tight.center.x = 100 }
  let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
    for (index, box) in [loose, tight].enumerated() {
      highest[index] = max(highest[index], box.layer.presentation()?.position.x ?? 0)
    }
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
    timer.invalidate()
    print("passed its end: \(highest[0] > 101), \(highest[1] > 100.001)")
    print("at rest: \(loose.layer.presentation()?.position.x ?? 0)")
  }
}
