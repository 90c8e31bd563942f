// evidence: C-013
// A view belongs to one controller at most.
// ends: fault UIViewControllerHierarchyInconsistency
import UIKit

let shared = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let first = UIViewController()
let second = UIViewController()
first.view = shared
print(first.isViewLoaded, second.isViewLoaded)
second.view = shared
print("never printed")
