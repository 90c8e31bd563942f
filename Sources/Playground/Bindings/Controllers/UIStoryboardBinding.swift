import SwiftScript
import UIKitEngine

extension UIStoryboard: @MainActor BridgedObject {}

extension TypeBinding {
  static let uiStoryboard = TypeBinding.class(UIStoryboard.self, "UIStoryboard") { type in
    type.initializer("init()") { UIStoryboard() }
    type.function(
      "func scene(_ identifier: String, make: @escaping (NSCoder) -> UIViewController?, "
        + "connect: @escaping (UIViewController) -> Void)"
    ) { (host: UIStoryboard, identifier: String, make: Callback, connect: Callback) in
      host.scene(
        identifier, make: { make.result($0, or: UIViewController?.none) },
        connect: { connect($0) })
    }
    type.method(
      "func instantiateViewController(withIdentifier identifier: String) -> UIViewController",
      UIStoryboard.instantiateViewController(withIdentifier:))
    type.method(
      "func instantiateInitialViewController() -> UIViewController?",
      UIStoryboard.instantiateInitialViewController)
  }
}
