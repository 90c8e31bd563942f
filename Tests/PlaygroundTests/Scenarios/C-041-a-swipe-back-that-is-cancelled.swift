// evidence: C-041
// Cancelled, the revealed one leaves as completely as it came, and the swiped one appears again
// without ever having disappeared. The swipe is LayoutLab's: a finger would do it in an app.
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

let navigation = UINavigationController(rootViewController: Named("A"))
window.rootViewController = navigation
at(1) { navigation.pushViewController(Named("B"), animated: false) }
at(2) {
  print("cancelled")
  let swipe = navigation.beginInteractivePop()
  swipe?.update(0.4)
  swipe?.cancel()
  print(navigation.viewControllers.count)
}
at(3) {
  print("completed")
  navigation.beginInteractivePop()?.finish()
  print(navigation.viewControllers.count, navigation.beginInteractivePop() == nil)
}
