// An alert is presented as any controller is: at once by name, on screen after the commit.
// evidence: C-047, C-046
// ends: normally
import UIKit

class Asker: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("the asker goes")
  }

  func ask() {
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { action in
        print(action.title ?? "", alert.textFields?.first?.text ?? "", "answered")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true) { print("shown") }
    print(presentedViewController === alert, alert.actions.count, alert.title ?? "")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      alert.textFields?.first?.text = "Ada"
      alert.tap(alert.actions[0])
    }
  }
}

let asker = Asker()
window.rootViewController = asker
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  asker.ask()
  print(asker.hidesBottomBarWhenPushed, asker.edgesForExtendedLayout == .all)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 4) { print(asker.presentedViewController == nil) }
