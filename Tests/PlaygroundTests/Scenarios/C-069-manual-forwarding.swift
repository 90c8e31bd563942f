// evidence: C-069
// A container that does not forward appearance by itself: the child hears nothing until the container
// begins and ends a transition by hand.
// ends: normally
import UIKit

class Container: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

final class Child: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear, animated: \(animated)")
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

let container = Container()
let child = Child()
window.rootViewController = container
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  container.addChild(child)
  container.view.addSubview(child.view)
  child.didMove(toParent: container)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print("begin")
  child.beginAppearanceTransition(true, animated: false)
  child.endAppearanceTransition()
}
