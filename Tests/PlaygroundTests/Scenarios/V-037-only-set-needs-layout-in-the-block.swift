// evidence: V-037, V-104
// A block that only marks creates no animation: the completion comes before the layout pass.
// ends: normally
import UIKit

final class Box: UIView {
  var isLogging = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if isLogging { print("layoutSubviews") }
  }
}

let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(box)
view.layoutIfNeeded()

box.isLogging = true
UIView.animate(
  withDuration: 1,
  animations: {
    print("block")
    box.setNeedsLayout()
  },
  completion: { _ in print("end") })
