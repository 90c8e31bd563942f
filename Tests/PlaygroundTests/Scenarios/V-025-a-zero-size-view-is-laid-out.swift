// evidence: V-025
// A view is dirty from birth; a size of zero does not spare it its first layoutSubviews.
// Open, so not printed: how often it is called, and whether it is drawn.
// ends: normally
import UIKit

class Empty: UIView {
  var wasLaidOut = false {
    didSet {
      if wasLaidOut != oldValue { print("laid out with a width of \(bounds.width)") }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
  }
}

let empty = Empty()
view.addSubview(empty)
print(empty.frame == .zero, empty.wasLaidOut)
