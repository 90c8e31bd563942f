// What belongs to the main actor and comes from Objective-C may be used in a deinit: swiftc warns.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit
class Card: UIView {
  let overlay = UIView()
  deinit {
    overlay.removeFromSuperview()
    overlay.alpha = 0
    overlay.layer.removeAllAnimations()
    print("gone", overlay.alpha)
  }
}
do { _ = Card() }
nonisolated func hide(_ view: UIView) { view.isHidden = true }
let view = UIView()
hide(view)
print(view.isHidden)
