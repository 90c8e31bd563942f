// evidence: V-033, V-082
// When a root leaves the window its subviews get the window pair and no superview pair.
// ends: normally
import UIKit

final class Leaf: UIView {
  static var isLogging = false

  override func willMove(toSuperview newSuperview: UIView?) {
    if Leaf.isLogging { print("willMove(toSuperview:)") }
  }

  override func didMoveToSuperview() {
    if Leaf.isLogging { print("didMoveToSuperview()") }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    if Leaf.isLogging { print("willMove(toWindow:)", newWindow == nil) }
  }

  override func didMoveToWindow() {
    if Leaf.isLogging { print("didMoveToWindow()", window == nil) }
  }
}

let root = UIView()
let leaf = Leaf()
root.addSubview(leaf)
view.addSubview(root)
Leaf.isLogging = true
root.removeFromSuperview()
print("still in root: \(leaf.superview === root)")
