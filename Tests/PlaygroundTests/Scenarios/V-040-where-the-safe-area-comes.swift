// evidence: V-040, C-027
// The safe area of a pushed controller's view is told between viewWillAppear and the layout.
// ends: normally
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear", view.safeAreaInsets.top)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    print("viewSafeAreaInsetsDidChange", view.safeAreaInsets.top)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    print("viewWillLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.pushViewController(Page(), animated: true)
}
