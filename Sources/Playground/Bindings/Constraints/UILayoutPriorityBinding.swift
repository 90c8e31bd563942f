import SwiftScript
import UIKitEngine

extension UILayoutPriority: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiLayoutPriority = TypeBinding.struct(
    UILayoutPriority.self, "UILayoutPriority", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: Float", \.rawValue)
    type.initializer("init(rawValue: Float)", UILayoutPriority.init(rawValue:))
    type.initializer("init(_ rawValue: Float)", UILayoutPriority.init(_:))
  }
}
