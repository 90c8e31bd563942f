// evidence: V-076
// Subviews are autoresized at once when the superview's size changes, not in the layout pass.
// Open, so the tree is in no window: whether an active constraint engine defers it.
// ends: normally
import UIKit

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

func child(_ mask: UIView.AutoresizingMask) -> UIView {
  let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  child.autoresizingMask = mask
  parent.addSubview(child)
  return child
}

let fixed = child([])
let wide = child([.flexibleWidth])
let both = child([.flexibleWidth, .flexibleHeight])
let right = child(.flexibleLeftMargin)
let centered = child([.flexibleLeftMargin, .flexibleRightMargin])

parent.bounds.size.width += 20
for view in [fixed, wide, both, right, centered] {
  print(view.frame)
}

parent.autoresizesSubviews = false
parent.frame.size.width += 20
print(wide.frame.width)
