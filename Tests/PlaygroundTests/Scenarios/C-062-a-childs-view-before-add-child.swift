// evidence: C-062
// Who touches the child's view before addChild runs its viewDidLoad without a parent.
// ends: normally
import UIKit

final class Child: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("\(name): parent is nil: \(parent == nil)")
  }
}

let early = Child(name: "view first")
view.addSubview(early.view)
viewController.addChild(early)
early.didMove(toParent: viewController)

let right = Child(name: "addChild first")
viewController.addChild(right)
view.addSubview(right.view)
right.didMove(toParent: viewController)
