// swift-format-ignore-file
// evidence: C-043
// A navigation controller's delegate hears of its first screen, between will and did appear.
// ends: normally
import UIKit

final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(title!, "viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(title!, "viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(title!, "viewDidAppear")
  }
}
final class Watch: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { print("willShow", viewController.title!) }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { print("didShow", viewController.title!) }
}

let watch = Watch()
let first = Screen()
first.title = "A"
let navigation = UINavigationController(rootViewController: first)
navigation.delegate = watch
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let second = Screen()
  second.title = "B"
  navigation.pushViewController(second, animated: false)
}
