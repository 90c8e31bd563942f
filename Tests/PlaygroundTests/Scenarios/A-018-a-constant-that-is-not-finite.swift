// evidence: A-018
// Constants must be finite.
// Open, so not compared: how the anchors are described in the exception's reason.
// ends: fault NSInternalInconsistencyException
import UIKit

let box = UIView()
let ratio = box.widthAnchor.constraint(equalTo: box.heightAnchor, constant: 2)
ratio.constant = -3.5
print("a constant of \(ratio.constant)")
ratio.constant = .infinity
print("never printed")
