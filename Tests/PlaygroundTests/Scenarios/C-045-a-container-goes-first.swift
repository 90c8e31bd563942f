// evidence: C-045
// A navigation controller tells the one on top from inside its own callback: what the container
// does before super comes first.
// ends: normally
import UIKit

final class Navigation: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    print("navigation, before super")
    super.viewWillAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    print("navigation leaves, before super")
    super.viewWillDisappear(animated)
  }
}

final class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("page appears")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("page disappears")
  }
}

let navigation = Navigation(rootViewController: Page())
navigation.modalPresentationStyle = .fullScreen
viewController.present(navigation, animated: true)
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  viewController.dismiss(animated: true)
}
