// evidence: C-014
// A child taken off the screen and put back appears a second time; its view is not loaded again.
// ends: normally
import UIKit

final class Visitor: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
}

let visitor = Visitor()

func come() {
  viewController.addChild(visitor)
  view.addSubview(visitor.view)
  visitor.didMove(toParent: viewController)
}

func go() {
  visitor.willMove(toParent: nil)
  visitor.view.removeFromSuperview()
  visitor.removeFromParent()
}

for (index, step) in [come, go, come].enumerated() {
  DispatchQueue.main.asyncAfter(deadline: .now() + Double(index)) {
    print("step \(index)")
    step()
  }
}
