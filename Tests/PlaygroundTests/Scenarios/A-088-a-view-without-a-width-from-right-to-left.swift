// evidence: A-088
// Where one reads from the right, a view that is told its leading edge only lies at the right, without
// a width.
// ends: normally
import UIKit

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
parent.semanticContentAttribute = .forceRightToLeft
let child = UIView()
child.translatesAutoresizingMaskIntoConstraints = false
parent.addSubview(child)
child.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
parent.layoutIfNeeded()
print(child.frame)
