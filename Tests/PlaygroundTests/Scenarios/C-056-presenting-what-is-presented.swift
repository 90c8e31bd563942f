// evidence: C-056
// A controller can be presented by one only.
// ends: fault NSInvalidArgumentException
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

let a = Named("A")
window.rootViewController = a
let m = Named("M")
at(1) { a.present(m, animated: false) }
at(2) {
  let other = Named("B")
  m.present(other, animated: false)
}
at(3) { m.presentedViewController?.present(m, animated: false) }
