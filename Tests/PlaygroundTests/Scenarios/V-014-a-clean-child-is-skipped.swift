// evidence: V-014
// layoutSubviews is not recursive: a clean child of a view that is laid out is not laid out.
// ends: normally
import UIKit

final class Box: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

let parent = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let child = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let grandchild = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
parent.addSubview(child)
child.addSubview(grandchild)
view.addSubview(parent)
view.layoutIfNeeded()

parent.onLayout = { print("parent") }
child.onLayout = { print("child") }
grandchild.onLayout = { print("grandchild") }

print("mark the parent")
parent.setNeedsLayout()
view.layoutIfNeeded()
print("mark the grandchild")
grandchild.setNeedsLayout()
view.layoutIfNeeded()
