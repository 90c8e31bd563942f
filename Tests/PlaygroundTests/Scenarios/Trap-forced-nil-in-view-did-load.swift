// evidence: C-004
// The view is touched in init, so viewDidLoad runs before the creator can set the model: a forced
// unwrap there ends the app.
// ends: fault trap
import UIKit

struct Profile {
  var name: String
}

final class ProfileController: UIViewController {
  var profile: Profile?

  init() {
    super.init(nibName: nil, bundle: nil)
    print("init")
    view.isOpaque = true
    print("never printed")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
    // swift-format-ignore: NeverForceUnwrap
    print(profile!.name)
  }
}

let controller = ProfileController()
controller.profile = Profile(name: "Ada")
print("never printed either")
