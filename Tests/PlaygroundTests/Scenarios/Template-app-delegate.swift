// evidence: C-028, C-017, C-018
// Xcode's template without scenes: the app delegate makes the window. When the app becomes active
// against viewDidAppear differs between versions of iOS; this is one of them.
// ends: normally
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("didFinishLaunching, options: \(launchOptions == nil ? "none" : "some")")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ViewController())
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    self.window = window
    print("key: \(window.isKeyWindow), the app's windows: \(application.windows.count)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    print("applicationDidBecomeActive")
  }
}

class ViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    // Do any additional setup after loading the view.
    title = "Hello"
    print("viewDidLoad, delegate: \(UIApplication.shared.delegate is AppDelegate)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let delegate = UIApplication.shared.delegate as? AppDelegate
    print("viewDidAppear, in the delegate's window: \(view.window === delegate?.window)")
  }
}
