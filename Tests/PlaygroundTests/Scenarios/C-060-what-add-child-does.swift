// evidence: C-060, C-064
// addChild calls willMove(toParent:), with the parent already set, and not didMove;
// removeFromParent calls didMove(toParent: nil) and not willMove. Neither loads a view.
// ends: normally
import UIKit

final class Child: UIViewController {
  override func willMove(toParent newParent: UIViewController?) {
    super.willMove(toParent: newParent)
    print("willMove(toParent: \(newParent == nil ? "nil" : "parent"))", parent === newParent)
  }

  override func didMove(toParent newParent: UIViewController?) {
    super.didMove(toParent: newParent)
    print("didMove(toParent: \(newParent == nil ? "nil" : "parent"))", parent === newParent)
  }
}

let parent = UIViewController()
let child = Child()
parent.addChild(child)
print(parent.children.count, child.isViewLoaded, parent.isViewLoaded)
child.didMove(toParent: parent)
child.removeFromParent()
print(parent.children.count, child.isViewLoaded, child.parent == nil)
