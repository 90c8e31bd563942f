// evidence: C-001
// A controller that is created and dropped prints init and deinit; nothing is loaded.
// ends: normally
import UIKit

final class DetailController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    print("init, loaded: \(isViewLoaded)")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    print("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }

  deinit {
    print("deinit")
  }
}

func createAndDrop() {
  let detail = DetailController()
  print("created, loaded: \(detail.isViewLoaded)")
}

createAndDrop()
