// evidence: C-032, C-037, C-038, C-014
// An animated push and pop: the old will, the new will, then the old did, the new did; the revealed
// view is not loaded again, and the popped controller dies last.
// Open, so not printed: layout passes (C-034).
// ends: normally
import UIKit

class Named: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func log(_ event: String) { print("\(name) \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear, animated: \(animated)")
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

let navigation = UINavigationController(rootViewController: Named("A"))
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("push")
  navigation.pushViewController(Named("B"), animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  print("pop")
  navigation.popViewController(animated: true)
}
