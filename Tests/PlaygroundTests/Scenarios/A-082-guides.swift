// evidence: A-082
// A guide is nobody's and nothing at first; another view takes it over; removal drops its constraints.
// ends: normally
import UIKit

let guide = UILayoutGuide()
print(guide.identifier == "", guide.layoutFrame, guide.owningView == nil)
let (one, other) = (UIView(), UIView())
one.addLayoutGuide(guide)
guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
print(guide.owningView === one, one.layoutGuides.count, one.constraints.count)
other.addLayoutGuide(guide)
print(guide.owningView === other, one.layoutGuides.count, other.layoutGuides.count)
guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
other.removeLayoutGuide(guide)
print(guide.owningView == nil, other.constraints.count)
other.addLayoutGuide(guide)
print(other.constraints.count)
