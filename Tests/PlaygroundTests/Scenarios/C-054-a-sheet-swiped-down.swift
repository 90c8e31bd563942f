// evidence: C-054
// A swipe asks and tells the delegate, a call of dismiss does not; cancelled, the sheet comes back.
// The swipe is LayoutLab's: a finger would do it in an app.
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

class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    print("shouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    print("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    print("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { print("didAttemptToDismiss") }
}

let a = Named("A")
let watcher = Watcher()
window.rootViewController = a
at(1) {
  let m = Named("M")
  m.presentationController?.delegate = watcher
  a.present(m, animated: false)
}
at(2) {
  print("too short")
  let swipe = a.presentedViewController?.presentationController?.beginInteractiveDismissal()
  swipe?.update(0.3)
  swipe?.cancel()
}
at(3) {
  print("not allowed")
  a.presentedViewController?.isModalInPresentation = true
  print(a.presentedViewController?.presentationController?.beginInteractiveDismissal() == nil)
}
at(4) {
  print("far enough")
  a.presentedViewController?.isModalInPresentation = false
  a.presentedViewController?.presentationController?.beginInteractiveDismissal()?.finish()
}
at(5) {
  let m = Named("N")
  m.presentationController?.delegate = watcher
  a.present(m, animated: false)
}
at(6) { a.dismiss(animated: false) }
