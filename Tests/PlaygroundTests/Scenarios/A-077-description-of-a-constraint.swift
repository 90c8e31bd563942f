// evidence: A-077
// How a constraint prints.
// ends: normally
import UIKit

let parent = UIView()
let child = UIView()
parent.addSubview(child)
let height = child.heightAnchor.constraint(equalToConstant: 55)
print(height)
height.isActive = true
print(height)
let top = child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8)
top.isActive = true
print(top)
let ratio = child.widthAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 1.5)
ratio.isActive = true
print(ratio)
