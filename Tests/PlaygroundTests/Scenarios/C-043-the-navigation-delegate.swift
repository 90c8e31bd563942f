// evidence: C-043
// The delegate hears willShow after the new controller's viewWillAppear and didShow after its
// viewDidAppear.
// Open, so not printed: what it hears of the first screen.
// ends: normally
import UIKit

final class Guide: NSObject, UINavigationControllerDelegate {
  var isLogging = false

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if isLogging { print("willShow", viewController is Detail) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if isLogging { print("didShow", viewController is Detail) }
  }
}

final class Detail: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }
}

let guide = Guide()
let navigation = UINavigationController(rootViewController: UIViewController())
navigation.delegate = guide
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  guide.isLogging = true
  navigation.pushViewController(Detail(), animated: true)
}
