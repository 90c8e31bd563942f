// evidence: A-011
// A constraint between views of two trees cannot be activated. Until then it is a constraint like
// any other.
// ends: fault NSGenericException
import UIKit

let here = UIView()
let there = UIView()
let bridge = here.heightAnchor.constraint(equalTo: there.heightAnchor)
print("made, active: \(bridge.isActive)")
bridge.isActive = true
print("never printed")
