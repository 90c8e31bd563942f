// swift-format-ignore-file
// evidence: C-032
// Who left a navigation controller by the back button is asked of the transition's coordinator, which
// knows both ends while it is under way.
// ends: normally
import UIKit

final class Flow: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let left = navigationController.transitionCoordinator?.viewController(forKey: .from)
    else { return }
    let stays = navigationController.viewControllers.contains(left)
    print(left.title ?? "-", stays ? "is covered" : "is gone")
  }
}

let flow = Flow()
let first = UIViewController()
let second = UIViewController()
first.title = "first"
second.title = "second"
let navigation = UINavigationController(rootViewController: first)
navigation.delegate = flow
window.rootViewController = navigation

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.pushViewController(second, animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  navigation.popViewController(animated: true)
}
