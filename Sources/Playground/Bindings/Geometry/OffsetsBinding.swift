import SwiftScript
import UIKitEngine

extension UIOffset: @MainActor BridgedValue {}
extension UIRectCorner: @MainActor BridgedValue {}
extension NSRectAlignment: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiOffset = TypeBinding.struct(
    UIOffset.self, "UIOffset", conforms: ["Hashable"]
  ) { type in
    type.property("var horizontal: CGFloat", \.horizontal)
    type.property("var vertical: CGFloat", \.vertical)
    type.constant("zero", .zero)
    type.initializer("init()") { UIOffset() }
    type.initializer(
      "init(horizontal: CGFloat, vertical: CGFloat)", UIOffset.init(horizontal:vertical:))
  }

  static let uiRectCorner = TypeBinding.optionSet(
    UIRectCorner.self, "UIRectCorner",
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight), ("allCorners", .allCorners),
    ])

  static let nsRectAlignment = TypeBinding.enum(
    NSRectAlignment.self, "NSRectAlignment",
    [
      ("none", .none), ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("trailing", .trailing), ("topTrailing", .topTrailing),
    ])
}
