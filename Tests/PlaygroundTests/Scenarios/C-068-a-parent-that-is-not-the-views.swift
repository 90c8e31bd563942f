// evidence: C-068
// A view that lies under one controller's view cannot have its controller added to another.
// ends: fault UIViewControllerHierarchyInconsistency
import UIKit

final class Home: UIViewController {}
final class Other: UIViewController {}
final class Child: UIViewController {}

let (home, other, child) = (Home(), Other(), Child())
window.rootViewController = home
home.view.addSubview(child.view)
print(child.parent == nil)
other.addChild(child)
print("not reached")
