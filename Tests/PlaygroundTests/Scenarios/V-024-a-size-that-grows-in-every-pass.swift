// evidence: V-024, V-046
// A superview that is made wider in each layoutSubviews is laid out without end.
// Open, so not printed: how many passes; we stop it and say so.
// ends: fault hang
import UIKit

class Pusher: UIView {
  var limit: CGFloat? = 52

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let width = superview?.bounds.width else { return }
    if let limit, width >= limit { return }
    superview?.bounds.size.width = width + 1
    bounds.size.width = width
  }
}

let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let pusher = Pusher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
outer.addSubview(pusher)
view.addSubview(outer)
view.layoutIfNeeded()
print("with a limit it settles at \(outer.bounds.width)")
pusher.limit = nil
pusher.setNeedsLayout()
