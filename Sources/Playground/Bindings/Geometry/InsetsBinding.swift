import SwiftScript
import UIKitEngine

extension UIEdgeInsets: @MainActor BridgedValue {}
extension NSDirectionalEdgeInsets: @MainActor BridgedValue {}
extension UIRectEdge: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiEdgeInsets = TypeBinding.struct(
    UIEdgeInsets.self, "UIEdgeInsets", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.property("var top: CGFloat", \.top)
    type.property("var left: CGFloat", \.left)
    type.property("var bottom: CGFloat", \.bottom)
    type.property("var right: CGFloat", \.right)
    type.constant("zero", .zero)
    type.initializer("init()") { UIEdgeInsets() }
    type.initializer(
      "init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)",
      UIEdgeInsets.init(top:left:bottom:right:))
    type.property("var description: String", \.description)
  }

  static let nsDirectionalEdgeInsets = TypeBinding.struct(
    NSDirectionalEdgeInsets.self, "NSDirectionalEdgeInsets", conforms: ["Hashable"]
  ) { type in
    type.property("var top: CGFloat", \.top)
    type.property("var leading: CGFloat", \.leading)
    type.property("var bottom: CGFloat", \.bottom)
    type.property("var trailing: CGFloat", \.trailing)
    type.constant("zero", .zero)
    type.initializer("init()") { NSDirectionalEdgeInsets() }
    type.initializer(
      "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)",
      NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:))
  }

  static let uiRectEdge = TypeBinding.optionSet(
    UIRectEdge.self, "UIRectEdge",
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)])
}
