// evidence: V-036, V-055
// layoutIfNeeded in an animation block lays out there and then; the completion waits for the end.
// ends: normally
import UIKit

final class Box: UIView {
  var isLogging = false

  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: isLogging ? 40 : 20)
    if isLogging { print("layoutSubviews") }
  }
}

let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
box.addSubview(UIView())
view.addSubview(box)
view.layoutIfNeeded()

box.isLogging = true
UIView.animate(withDuration: 1) {
  print("block")
  box.setNeedsLayout()
  box.layoutIfNeeded()
} completion: { finished in
  print("end, finished: \(finished)")
}
print("animate returned")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { print("0.9 seconds") }
