// evidence: C-022
// The controller's updateViewConstraints is called in place of its view's updateConstraints, which
// its super calls: without super the view never hears.
// ends: normally
import UIKit

final class Root: UIView {
  var name = ""

  override func updateConstraints() {
    print("  \(name).updateConstraints")
    super.updateConstraints()
  }
}

class Controller: UIViewController {
  var callsSuper: Bool { true }

  override func loadView() {
    let root = Root()
    root.name = callsSuper ? "first" : "second"
    view = root
    root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
  }

  override func updateViewConstraints() {
    print("updateViewConstraints")
    if callsSuper { super.updateViewConstraints() }
  }
}

final class Silent: Controller {
  override var callsSuper: Bool { false }
}

for controller in [Controller(), Silent()] {
  let root = controller.view
  viewController.addChild(controller)
  if let root { view.addSubview(root) }
  controller.didMove(toParent: viewController)
  view.layoutIfNeeded()
}
