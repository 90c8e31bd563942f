// evidence: C-002, C-003
// isViewLoaded and viewIfLoaded load nothing; the first use of view calls loadView and viewDidLoad,
// the second nothing.
// ends: normally
import UIKit

class Lazy: UIViewController {
  override func loadView() {
    print("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
}

let lazy1 = Lazy()
print(lazy1.isViewLoaded, lazy1.viewIfLoaded == nil)
print("use view")
print(lazy1.view != nil, lazy1.isViewLoaded)
print("use it again")
_ = lazy1.view

let lazy2 = Lazy()
print("loadViewIfNeeded")
lazy2.loadViewIfNeeded()
print(lazy2.viewIfLoaded != nil)
