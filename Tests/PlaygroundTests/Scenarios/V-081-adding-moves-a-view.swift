// evidence: V-081
// A view has one superview: adding it elsewhere takes it out of the first.
// Open, so not printed: the callbacks of such a move.
// ends: normally
import UIKit

let a = UIView()
let b = UIView()
let guest = UIView()
a.addSubview(guest)
print(a.subviews.count, b.subviews.count, guest.isDescendant(of: a))
b.addSubview(guest)
print(a.subviews.count, b.subviews.count, guest.isDescendant(of: a))
print(guest.superview === b)
