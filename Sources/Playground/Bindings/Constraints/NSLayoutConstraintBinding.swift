import SwiftScript
import UIKitEngine

extension NSLayoutConstraint: @MainActor BridgedObject {}
extension NSLayoutConstraint.Axis: @MainActor BridgedValue {}

extension TypeBinding {
  static let nsLayoutConstraint = TypeBinding.class(
    NSLayoutConstraint.self, "NSLayoutConstraint", subclassable: true
  ) { type in
    type.initializer("init()") {
      NSLayoutConstraint()
    } subclass: {
      ScriptLayoutConstraint(script: $0)
    }
  }

  static let nsLayoutConstraintAxis = TypeBinding.enum(
    NSLayoutConstraint.Axis.self, "NSLayoutConstraint.Axis",
    [("horizontal", .horizontal), ("vertical", .vertical)])
}
