// evidence: C-031, C-036
// pushViewController changes viewControllers and returns; the view is loaded in the navigation
// controller's next layout.
// ends: normally
import UIKit

final class Detail: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let detail = Detail()
  navigation.pushViewController(detail, animated: true)
  print(
    navigation.viewControllers.count, detail.isViewLoaded, navigation.topViewController === detail)
}
