// evidence: C-068
// The view of a child may not be added under the view of a controller that is not its parent.
// ends: fault UIViewControllerHierarchyInconsistency
import UIKit

let parent = UIViewController()
let stranger = UIViewController()
let child = UIViewController()
viewController.addChild(parent)
view.addSubview(parent.view)
viewController.addChild(stranger)
view.addSubview(stranger.view)
parent.addChild(child)
print("addChild")
stranger.view.addSubview(child.view)
print("never printed")
