// evidence: C-015
// Setting view to nil unloads it; the next use loads another, and viewDidLoad runs again.
// ends: normally
import UIKit

final class Reloading: UIViewController {
  private var loads = 0

  override func loadView() {
    loads += 1
    print("loadView #\(loads)")
    view = UIView()
    view.tag = loads
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad #\(view.tag)")
  }
}

let reloading = Reloading()
_ = reloading.view
reloading.view = nil
print(reloading.isViewLoaded)
print("tag \(reloading.view.tag)")
