// evidence: V-021
// The harmless twin of the endless loop: the flag is clear already, so nothing repeats.
// ends: normally
import UIKit

class CalmView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print(#function)
    layoutIfNeeded()
  }

  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    print(#function)
  }
}

let calm = CalmView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
calm.backgroundColor = .systemGreen
view.addSubview(calm)
