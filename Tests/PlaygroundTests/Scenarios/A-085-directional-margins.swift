// evidence: A-085
// Leading is left, or right where one reads from the right; the two properties stay in step.
// ends: normally
import UIKit

let box = UIView()
box.directionalLayoutMargins.leading = 20
print(box.layoutMargins.left, box.layoutMargins.right)

let mirrored = UIView()
mirrored.semanticContentAttribute = .forceRightToLeft
mirrored.directionalLayoutMargins.leading = 20
print(mirrored.layoutMargins.left, mirrored.layoutMargins.right)

box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(box.directionalLayoutMargins.leading, box.directionalLayoutMargins.trailing)
