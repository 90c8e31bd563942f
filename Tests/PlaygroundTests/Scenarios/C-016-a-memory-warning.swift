// evidence: C-016
// The app delegate hears of it, then every controller, on screen or not; no view is unloaded. The
// warning is LayoutLab's: a simulator's menu would send it.
// Open, so not printed: in which order the controllers hear.
// ends: normally
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("delegate") }
}

var warned: [String] = []

final class Named: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warned.append(name)
  }
}

let delegate = Delegate()
UIApplication.shared.delegate = delegate

let covered = Named("A")
let navigation = UINavigationController(rootViewController: covered)
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.pushViewController(Named("B"), animated: false)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  UIApplication.shared.receiveMemoryWarning()
  print(warned.sorted())
  print(covered.isViewLoaded, covered.view.window == nil)
}
