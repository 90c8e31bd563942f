// evidence: C-087, C-055
// isBeingPresented and isBeingDismissed are true inside the matching callbacks only.
// ends: normally
import UIKit

final class Modal: UIViewController {
  func log(_ event: String) { print(event, isBeingPresented, isBeingDismissed) }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
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
}

let modal = Modal()
modal.modalPresentationStyle = .fullScreen
viewController.present(modal, animated: false)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  modal.log("presented")
  modal.dismiss(animated: false)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { modal.log("gone") }
