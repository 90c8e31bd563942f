// evidence
// A layout guide is an item like a view, lives in its owner and takes part in layout.
// ends: normally
import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
let a = UIView(frame: CGRect(x: 10, y: 5, width: 40, height: 40))
container.addSubview(a)

let guide = UILayoutGuide()
print(guide.identifier.isEmpty, guide.layoutFrame == .zero, guide.owningView == nil)
container.addLayoutGuide(guide)
print(guide.owningView === container, container.layoutGuides.contains(guide))

let height = guide.heightAnchor.constraint(equalToConstant: 30)
NSLayoutConstraint.activate([
  guide.leftAnchor.constraint(equalTo: a.rightAnchor),
  guide.topAnchor.constraint(equalTo: container.topAnchor, constant: 25),
  guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.25),
  height,
])
print(height.firstItem === guide)
container.layoutIfNeeded()
print(guide.layoutFrame)

container.removeLayoutGuide(guide)
print(guide.owningView == nil, height.isActive)
