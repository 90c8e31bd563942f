// evidence: C-065
// Without the call of didMove(toParent:) every appearance callback still arrives.
// ends: normally
import UIKit

class Child: UIViewController {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print("didMove")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
}

func embed(_ child: UIViewController, in container: UIViewController) {
  container.addChild(child)
  container.view.addSubview(child.view)
}

embed(Child(), in: viewController)
print("embedded")
