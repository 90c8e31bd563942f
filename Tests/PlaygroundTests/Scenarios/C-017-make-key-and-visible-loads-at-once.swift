// evidence: C-017, C-018, C-019
// makeKeyAndVisible loads the root's view and sends viewWillAppear before it returns; viewDidAppear
// comes in the same turn after layout and drawing.
// ends: normally
import UIKit

final class DrawnView: UIView {
  override func draw(_ rect: CGRect) { print("draw") }
}

final class RootController: UIViewController {
  override func loadView() {
    print("loadView")
    view = DrawnView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear, animated: \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear, animated: \(animated)")
  }
}

let other = UIWindow(frame: UIScreen.main.bounds)
let root = RootController()
other.rootViewController = root
print("makeKeyAndVisible")
other.makeKeyAndVisible()
print("returned, loaded: \(root.isViewLoaded)")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("size \(root.view.frame.size.width) x \(root.view.frame.size.height)")
}
