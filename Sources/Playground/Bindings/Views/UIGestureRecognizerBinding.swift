import SwiftScript
import UIKitEngine

extension UIGestureRecognizer: @MainActor BridgedObject {}

extension TypeBinding {
  static let uiGestureRecognizer = TypeBinding.class(
    UIGestureRecognizer.self, "UIGestureRecognizer", subclassable: true
  ) { type in
    type.property("var view: UIView?", \.view)
    type.property("var isEnabled: Bool", \.isEnabled)
    type.initializer("init()") {
      UIGestureRecognizer()
    } subclass: {
      ScriptGestureRecognizer(script: $0)
    }
  }

  static let uiTapGestureRecognizer = TypeBinding.class(
    UITapGestureRecognizer.self, "UITapGestureRecognizer", inherits: "UIGestureRecognizer",
    subclassable: true
  ) { type in
    type.initializer("init()") {
      UITapGestureRecognizer()
    } subclass: {
      ScriptTapGestureRecognizer(script: $0)
    }
    type.property("var numberOfTapsRequired: Int", \.numberOfTapsRequired)
    type.property("var numberOfTouchesRequired: Int", \.numberOfTouchesRequired)
  }
}
