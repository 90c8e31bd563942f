// swift-format-ignore-file
// evidence: V-061
// A handler for changes of traits that writes `(self: Self, previous: UITraitCollection)`, as Apple's
// documentation does, and one that names a class.
// ends: normally
import UIKit

final class AdaptiveView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.restyle(previous.userInterfaceStyle == .light)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
  private func restyle(_ wasLight: Bool) { print("view", wasLight, traitCollection.userInterfaceStyle == .dark) }
}
class AdaptiveController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: AdaptiveController, previous: UITraitCollection) in
      print("controller", controller.traitCollection.userInterfaceStyle == .dark)
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { controller, _ in print(controller.title ?? "") }
    title = "Adaptive"
    view.addSubview(AdaptiveView())
  }
}
let adaptive = AdaptiveController()
window.rootViewController = adaptive
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { adaptive.overrideUserInterfaceStyle = .dark }
