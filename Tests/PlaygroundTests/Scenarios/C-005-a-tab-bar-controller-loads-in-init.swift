// evidence: C-005
// A tab bar controller has loaded its view before its init returns; what is set after it comes
// too late for viewDidLoad.
// ends: normally
import UIKit

class Tabs: UITabBarController {
  var presenter: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", presenter ?? "nil")
  }
}
class Plain: UIViewController {
  var presenter: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", presenter ?? "nil")
  }
}
let tabs = Tabs()
tabs.presenter = "set"
print(tabs.isViewLoaded)
let plain = Plain()
plain.presenter = "set"
print(plain.isViewLoaded)
plain.loadViewIfNeeded()
