// evidence: V-095, V-034
// Added to a superview that is in a window, a view hears didMoveToWindow, then didMoveToSuperview,
// then the superview didAddSubview, all inside addSubview.
// Open, so not printed: the order of the two wills.
// ends: normally
import UIKit

final class Host: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    print("host.didAddSubview")
  }
}

final class Guest: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    print("guest.didMoveToWindow", window != nil)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    print("guest.didMoveToSuperview", superview is Host)
  }
}

let host = Host()
view.addSubview(host)
host.addSubview(Guest())
print("addSubview returned")
