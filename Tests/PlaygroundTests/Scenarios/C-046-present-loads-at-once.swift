// evidence: C-046, C-047, C-048, C-049, C-050, C-055
// Presenting loads the view inside the call; the transition waits for the end of the commit. Full
// screen: old will, new will, new did, old did. In the dismissed one's last callback the link is
// cut, and it lives until the completion is over.
// ends: normally
import UIKit

class Named: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func log(_ event: String) { print("\(name) \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("viewIsAppearing")
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

  deinit { print("\(name) deinit") }
}

func at(_ time: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + time) { body() }
}

class Modal: Named {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(presentingViewController == nil, isBeingDismissed)
  }
}

let a = Named("A")
window.rootViewController = a
at(1) {
  let m = Modal("M")
  m.modalPresentationStyle = .fullScreen
  a.present(m, animated: true) { print("presented") }
  print("returned", m.isViewLoaded, a.presentedViewController === m)
}
at(3) { a.dismiss(animated: true) { print("dismissed") } }
