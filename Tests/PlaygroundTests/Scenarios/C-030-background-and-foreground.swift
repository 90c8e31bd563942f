// evidence: C-030
// Leaving the app and coming back is the app's affair: no controller appears or disappears. Leaving
// is LayoutLab's: a finger would do it.
// ends: normally
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {
  func applicationWillResignActive(_ application: UIApplication) { print("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { print("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { print("willEnterForeground") }
  func applicationDidBecomeActive(_ application: UIApplication) { print("didBecomeActive") }
}

final class Home: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("viewWillDisappear")
  }
}

let delegate = Delegate()
UIApplication.shared.delegate = delegate
window.rootViewController = Home()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  UIApplication.shared.enterBackground()
  print(UIApplication.shared.applicationState == .background)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  UIApplication.shared.enterForeground()
  print(UIApplication.shared.applicationState == .active)
}
