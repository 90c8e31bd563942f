// evidence: A-084
// The root view of a controller has the system's least margins, 16 or 20 at the sides, inside of the
// safe area.
// Open, so not printed: which of the two.
// ends: normally
import UIKit

view.layoutIfNeeded()
let margins = view.layoutMargins
let least = viewController.systemMinimumLayoutMargins
print(least.leading == 16 || least.leading == 20, least.leading == least.trailing)
print(margins.left == least.leading, margins.right == least.trailing)
print(margins.top == view.safeAreaInsets.top, margins.bottom == view.safeAreaInsets.bottom)
print(view.layoutMarginsGuide.identifier)
print(view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: margins))
