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
    type.function(
      "func segue(_ identifier: String, from source: String, to destination: String, "
        + "perform: ((UIStoryboardSegue) -> Void)? = nil)"
    ) {
      (
        host: UIStoryboard, identifier: String, source: String, destination: String,
        perform: Callback?
      ) in
      host.segue(
        identifier, from: source, to: destination,
        perform: perform.map { perform in { perform($0) } })
    }
    type.method(
      "func instantiateViewController(withIdentifier identifier: String) -> UIViewController",
      UIStoryboard.instantiateViewController(withIdentifier:))
    type.method(
      "func instantiateInitialViewController() -> UIViewController?",
      UIStoryboard.instantiateInitialViewController)
  }

  static let uiStoryboardSegue = TypeBinding.class(
    UIStoryboardSegue.self, "UIStoryboardSegue", inherits: "NSObject", subclassable: true
  ) { type in
    type.initializer(
      "init(identifier: String?, source: UIViewController, destination: UIViewController)",
      UIStoryboardSegue.init(identifier:source:destination:),
      subclass: ScriptStoryboardSegue.init(script:identifier:source:destination:))
    type.initializer(
      "init(identifier: String?, source: UIViewController, destination: UIViewController, "
        + "performHandler: @escaping () -> Void)"
    ) {
      (
        identifier: String?, source: UIViewController, destination: UIViewController,
        handler: Callback
      ) in
      UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        handler()
      }
    }
    type.property("var identifier: String?", \.identifier)
    type.property("var source: UIViewController", \.source)
    type.property("var destination: UIViewController", \.destination)
    type.method("func perform()", { segue in { segue.perform() } })
  }
}
