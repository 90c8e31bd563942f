// evidence: C-044
// A controller can be in a stack once: pushing it again ends the app.
// ends: fault NSInvalidArgumentException
import UIKit

let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
let detail = UIViewController()
navigation.pushViewController(detail, animated: false)
print(navigation.viewControllers.count)
navigation.pushViewController(detail, animated: false)
print("not reached")
