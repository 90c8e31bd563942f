// evidence: V-021, V-074
// layoutIfNeeded inside a view's own layoutSubviews does nothing for the view, whose flag is
// already clear; a dirty child is laid out there and then.
// ends: normally
import UIKit

final class Child: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("  child")
  }
}

final class Parent: UIView {
  let child = Child(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func layoutSubviews() {
    super.layoutSubviews()
    print("parent begins")
    child.setNeedsLayout()
    layoutIfNeeded()
    print("parent ends")
  }
}

let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
parent.addSubview(parent.child)
view.addSubview(parent)
parent.layoutIfNeeded()
print("clean now")
parent.layoutIfNeeded()
