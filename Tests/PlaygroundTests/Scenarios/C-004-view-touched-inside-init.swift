// evidence: C-004, C-083
// A controller that touches its view in init runs viewDidLoad there, before its creator can set
// anything.
// ends: normally
import UIKit

protocol ProfileListener: AnyObject {
  func didLoad()
}

final class ProfileController: UIViewController {
  weak var listener: ProfileListener?

  init(touchingView: Bool) {
    super.init(nibName: nil, bundle: nil)
    print("before")
    if touchingView { view.frame = CGRect(x: 0, y: 0, width: 1, height: 1) }
    print("after")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad, listener is nil: \(listener == nil)")
    listener?.didLoad()
  }
}

final class Interactor: ProfileListener {
  func didLoad() { print("the listener hears of it") }
}

let interactor = Interactor()
for touches in [true, false] {
  let profile = ProfileController(touchingView: touches)
  profile.listener = interactor
  profile.loadViewIfNeeded()
}
