// evidence: V-055
// Each keyframe names its part of the whole time; the model has the last value at once.
// Open, so not printed: how each part is paced.
// ends: normally
import UIKit

let dot = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
view.addSubview(dot)

func place() -> String {
  guard let shown = dot.layer.presentation() else { return "nowhere" }
  return "\(Int(shown.position.x.rounded())), \(Int(shown.position.y.rounded()))"
}

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  UIView.animateKeyframes(withDuration: 4, delay: 0) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { dot.center.x = 100 }
    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { dot.center.y = 100 }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { dot.center = .zero }
  } completion: {
    print("finished: \($0)")
  }
  print("model:", dot.center)
}
for second in 0...4 {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1.0001 + Double(second)) {
    print("second \(second): \(place())")
  }
}
