// evidence: C-011
// loadView that reads the view before it assigns one calls itself, without viewDidLoad. A real app
// overflows its stack; LayoutLab stops before and says so.
// ends: fault hang
import UIKit

final class Endless: UIViewController {
  override func loadView() {
    view.backgroundColor = .red
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("not reached")
  }
}

print(Endless().isViewLoaded)
_ = Endless().view
