// evidence: A-018
// The multiplier of a constraint is finite from the start.
// ends: fault NSInvalidArgumentException
import UIKit

let child = UIView()
view.addSubview(child)
_ = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: .nan)
print("never printed")
