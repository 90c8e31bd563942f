// evidence: A-016
// Left and leading do not go together.
// ends: fault NSInvalidArgumentException
import UIKit

let child = UIView()
view.addSubview(child)
let left: NSLayoutXAxisAnchor = child.leftAnchor
_ = left.constraint(equalTo: view.leftAnchor)
print("left with left")
_ = left.constraint(equalTo: view.leadingAnchor)
print("never printed")
