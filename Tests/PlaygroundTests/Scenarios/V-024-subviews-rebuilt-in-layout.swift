// evidence: V-024, V-046
// A view that makes its subviews and sublayers anew in its layout is not laid out again for it: adding
// looped on iOS 9.3, but not on iOS 11. That it holds for removing, and for sublayers, is unspecified.
// ends: normally
import UIKit

final class Tags: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    for old in subviews { old.removeFromSuperview() }
    let tag = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10))
    addSubview(tag)
    let shadow = CALayer()
    shadow.frame = bounds
    layer.insertSublayer(shadow, at: 0)
  }
}

let tags = Tags(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
view.addSubview(tags)
view.layoutIfNeeded()
let first = tags.passes
print(tags.subviews.count)
tags.frame.size.width = 60
view.layoutIfNeeded()
print(tags.passes - first, tags.subviews.map(\.frame))
