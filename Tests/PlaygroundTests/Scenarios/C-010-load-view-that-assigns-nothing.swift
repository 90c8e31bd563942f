// evidence: C-010
// An empty loadView: both callbacks once per access, view stays nil, and nobody complains.
// ends: normally
import UIKit

final class Empty: UIViewController {
  override func loadView() {
    print("loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
}

let empty = Empty()
print(empty.view == nil, empty.isViewLoaded)
print(empty.view == nil, empty.isViewLoaded)
