// evidence
// With autoresizing constraints in the set they are listed first, and one more line explains them.
// ends: normally
import UIKit

let box = UIView()
view.addSubview(box)
let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
leading.identifier = "leading"
leading.isActive = true
view.layoutIfNeeded()
print(box.frame.minX)
