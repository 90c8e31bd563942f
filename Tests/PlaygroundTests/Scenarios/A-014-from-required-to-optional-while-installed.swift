// evidence: A-014
// The priority of an installed constraint may change among the optional ones, and may not leave or
// join the required ones.
// Open: whether newer systems still raise; we follow the documentation.
// ends: fault NSInternalInconsistencyException
import UIKit

let box = UIView()
let soft = box.widthAnchor.constraint(equalToConstant: 10)
soft.priority = .defaultHigh
let hard = box.heightAnchor.constraint(equalToConstant: 10)
NSLayoutConstraint.activate([soft, hard])

soft.priority = .defaultLow
print(soft.priority.rawValue)
hard.priority = .defaultHigh
print("never printed")
