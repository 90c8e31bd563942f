import SwiftScript
import UIKitEngine

extension UILayoutPriority: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiLayoutPriority = TypeBinding.struct(
    UILayoutPriority.self, "UILayoutPriority",
    conforms: ["Hashable", "CustomStringConvertible", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: Float", \.rawValue)
    type.initializer("init(rawValue: Float)", UILayoutPriority.init(rawValue:))
    type.initializer("init(_ rawValue: Float)", UILayoutPriority.init(_:))
    type.constant("required", .required)
    type.constant("defaultHigh", .defaultHigh)
    type.constant("dragThatCanResizeScene", .dragThatCanResizeScene)
    type.constant("sceneSizeStayPut", .sceneSizeStayPut)
    type.constant("dragThatCannotResizeScene", .dragThatCannotResizeScene)
    type.constant("defaultLow", .defaultLow)
    type.constant("fittingSizeLevel", .fittingSizeLevel)
    type.staticMethod(
      "static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority"
    ) { (priority: UILayoutPriority, offset: Float) in priority + offset }
    type.staticMethod(
      "static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority"
    ) { (priority: UILayoutPriority, offset: Float) in priority - offset }
    type.property("var description: String", \.description)
  }
}
