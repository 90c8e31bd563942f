// evidence: C-075
// A new root controller's view takes the place of the old one's and fills the window.
// Open, so not printed: the order of the callbacks of the two.
// ends: normally
import UIKit

final class NewController: UIViewController {}

let old = viewController
window.rootViewController = NewController()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("old view in the window: \(old.viewIfLoaded?.window != nil)")
  if let root = window.rootViewController {
    print(root is NewController, root.view.superview != nil, root.view.frame == window.bounds)
  }
}
