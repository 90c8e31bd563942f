// evidence: C-057
// Selecting a tab: the new will, the old will, both inside the assignment; the old did, the new did
// after the commit. Tabs that were never selected are not loaded.
// ends: normally
import UIKit

class Named: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func log(_ event: String) { print("\(name) \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear")
  }

  deinit { print("\(name) deinit") }
}

func at(_ time: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + time) { body() }
}

class Asked: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { (viewController as? Named)?.name != "C" }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { print("didSelect") }
}

let tabs = UITabBarController()
let asked = Asked()
tabs.delegate = asked
tabs.viewControllers = [Named("A"), Named("B"), Named("C")]
window.rootViewController = tabs
at(1) {
  print(tabs.viewControllers?.map { $0.isViewLoaded } ?? [])
  tabs.selectedIndex = 1
  print("assigned", tabs.selectedViewController === tabs.viewControllers?[1])
}
at(2) {
  tabs.tapTab(at: 2)
  print(tabs.selectedIndex)
  tabs.tapTab(at: 0)
  print(tabs.selectedIndex)
}
