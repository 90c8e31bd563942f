// evidence: V-032, V-031
// A view that is removed and let go hears of the removal of its own children as well.
// Open, so not printed: whether that comes before or inside its deinit.
// ends: normally
import UIKit

final class Box: UIView {
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    print("willRemoveSubview, tag \(subview.tag)")
  }
}

var box: Box? = Box()
let child = UIView()
child.tag = 7
box?.addSubview(child)
view.addSubview(box!)
box?.removeFromSuperview()
print("removed, its children stay: \(child.superview != nil)")
box = nil
print("let go: \(child.superview == nil)")
