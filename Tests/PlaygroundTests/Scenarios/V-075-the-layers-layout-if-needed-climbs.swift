// evidence: V-075, V-074
// UIView.layoutIfNeeded stays in the receiver's subtree; CALayer.layoutIfNeeded begins at the
// highest dirty ancestor.
// ends: normally
import UIKit

class Named: UIView {
  static var laidOut: [String] = []
  var name = ""

  override func layoutSubviews() {
    super.layoutSubviews()
    Named.laidOut.append(name)
  }
}

let outer = Named(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let inner = Named(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
outer.name = "outer"
inner.name = "inner"
outer.addSubview(inner)
view.addSubview(outer)
view.layoutIfNeeded()

func markBoth() {
  outer.setNeedsLayout()
  inner.setNeedsLayout()
  Named.laidOut = []
}

markBoth()
inner.layoutIfNeeded()
print("the view's:", Named.laidOut)
view.layoutIfNeeded()

markBoth()
inner.layer.layoutIfNeeded()
print("the layer's:", Named.laidOut)
