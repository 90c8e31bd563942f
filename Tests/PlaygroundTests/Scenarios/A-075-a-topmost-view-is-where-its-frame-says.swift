// evidence: A-075
// A view without a superview has a frame and no constraints that could place it: that is not open.
// ends: normally
import UIKit

let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
root.addSubview(box)
box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
root.layoutIfNeeded()
print(root.hasAmbiguousLayout, box.hasAmbiguousLayout)

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.addSubview(root)
window.layoutIfNeeded()
print(window.hasAmbiguousLayout, root.hasAmbiguousLayout, box.hasAmbiguousLayout)
