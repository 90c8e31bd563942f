// evidence: C-033
// Without animation the order of will and did is the same.
// Open, so not printed: whether a layout pass comes before viewDidAppear.
// ends: normally
import UIKit

final class Screen: UIViewController {
  var name = ""

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(name, "will appear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(name, "did appear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print(name, "will disappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(name, "did disappear", animated)
  }
}

let a = Screen()
a.name = "A"
let b = Screen()
b.name = "B"
let navigation = UINavigationController(rootViewController: a)
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  navigation.pushViewController(b, animated: false)
  print("pushed")
}
