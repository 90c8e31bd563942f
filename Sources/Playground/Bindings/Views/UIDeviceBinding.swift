import SwiftScript
import UIKitEngine

extension UIStatusBarStyle: @MainActor BridgedValue {}
extension UIScrollView.KeyboardDismissMode: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiDevice = TypeBinding.class(UIDevice.self, "UIDevice") { type in
    type.constant("current", .current)
    type.orientationMembers()
    type.property("var description: String", \.description)
    type.property("var name: String", \.name)
    type.property("var model: String", \.model)
    type.property("var systemName: String", \.systemName)
    type.property("var systemVersion: String", \.systemVersion)
  }

  static let uiStatusBarStyle = TypeBinding.enum(
    UIStatusBarStyle.self, "UIStatusBarStyle",
    [("`default`", .default), ("lightContent", .lightContent), ("darkContent", .darkContent)])

  static let uiScrollViewKeyboardDismissMode = TypeBinding.enum(
    UIScrollView.KeyboardDismissMode.self, "UIScrollView.KeyboardDismissMode",
    [
      ("none", .none), ("onDrag", .onDrag), ("interactive", .interactive),
      ("onDragWithAccessory", .onDragWithAccessory),
      ("interactiveWithAccessory", .interactiveWithAccessory),
    ])
}
