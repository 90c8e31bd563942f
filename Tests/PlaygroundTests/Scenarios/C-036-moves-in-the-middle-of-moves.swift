// evidence: C-036, C-038, C-044, C-050, C-056
// Pushing during a push, popping the root, popping during a push, dismissing nothing and too early,
// taking controllers out from under the top one: nothing is lost, and every did follows its will.
// ends: normally
import UIKit

class Screen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  deinit { print("  \(name) deinit") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("  \(name) will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("  \(name) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("  \(name) will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("  \(name) did disappear")
  }
}

let navigation = UINavigationController(rootViewController: Screen("A"))
window.rootViewController = navigation

func at(_ seconds: Double, _ what: String, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
    print(what)
    body()
  }
}

at(1, "pop the root") {
  print("  \(navigation.popViewController(animated: true) == nil)")
  print("  \(navigation.popToRootViewController(animated: true)?.count ?? 0)")
}
at(2, "push B, and C in the middle of it") {
  navigation.pushViewController(Screen("B"), animated: true)
}
at(2.1, "now") {
  navigation.pushViewController(Screen("C"), animated: true)
  print("  \(navigation.viewControllers.count)")
}
at(4, "push and pop in one turn") {
  navigation.pushViewController(Screen("D"), animated: true)
  navigation.popViewController(animated: true)
  print("  \(navigation.viewControllers.count)")
}
at(5, "only C stays") {
  navigation.viewControllers = Array(navigation.viewControllers.suffix(1))
}
at(6, "dismiss nothing") {
  navigation.dismiss(animated: true) { print("  never") }
}
at(7, "present E, and dismiss at once") {
  navigation.present(Screen("E"), animated: true) { print("  presented") }
  navigation.dismiss(animated: true) { print("  dismissed") }
}
at(10, "another root in the middle of a push") {
  navigation.pushViewController(Screen("F"), animated: true)
}
at(10.1, "now") { window.rootViewController = Screen("G") }
at(12, "the end") { print("  \(navigation.viewControllers.count) on the stack") }
