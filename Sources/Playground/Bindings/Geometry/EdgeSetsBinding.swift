import SwiftScript
import UIKitEngine

extension UIAxis: @MainActor BridgedValue {}
extension NSDirectionalRectEdge: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiAxis = TypeBinding.optionSet(
    UIAxis.self, "UIAxis",
    [("horizontal", .horizontal), ("vertical", .vertical), ("both", .both)])

  static let nsDirectionalRectEdge = TypeBinding.optionSet(
    NSDirectionalRectEdge.self, "NSDirectionalRectEdge",
    [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ("all", .all),
    ])
}
