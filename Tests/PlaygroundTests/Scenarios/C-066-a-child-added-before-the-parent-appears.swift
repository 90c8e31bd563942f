// evidence: C-066
// A child embedded in its parent's viewDidLoad appears with the parent: the parent first in each
// callback.
// ends: normally
import UIKit

class Named: UIViewController {
  var name: String { "child" }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("\(name).viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("\(name).viewDidAppear")
  }
}

final class Parent: Named {
  override var name: String { "parent" }

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = Named()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    print("embedded")
  }
}

window.rootViewController = Parent()
