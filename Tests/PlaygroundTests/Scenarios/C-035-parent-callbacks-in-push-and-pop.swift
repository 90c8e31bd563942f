// evidence: C-035
// Pushed, a controller hears willMove before everything and didMove after everything; popped, the
// same with nil.
// ends: normally
import UIKit

final class Detail: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print("willMove, nil: \(parent == nil)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print("didMove, nil: \(parent == nil)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear, in the stack: \(navigationController != nil)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("viewDidDisappear")
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
let detail = Detail()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.pushViewController(detail, animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  print("pop")
  navigation.popViewController(animated: true)
}
