import SwiftScript
import UIKitEngine

extension CATransaction: @MainActor BridgedObject {}

extension TypeBinding {
  static let caTransaction = TypeBinding.class(CATransaction.self, "CATransaction") { type in
    type.staticMethod("static func begin()", CATransaction.begin)
    type.staticMethod("static func commit()", CATransaction.commit)
    type.staticMethod("static func flush()", CATransaction.flush)
    type.staticMethod(
      "static func setDisableActions(_ flag: Bool)", CATransaction.setDisableActions(_:))
    type.staticMethod("static func disableActions() -> Bool", CATransaction.disableActions)
    type.staticMethod(
      "static func setAnimationDuration(_ duration: TimeInterval)",
      CATransaction.setAnimationDuration(_:))
    type.staticMethod(
      "static func animationDuration() -> TimeInterval", CATransaction.animationDuration)
    type.staticMethod(
      "static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)",
      CATransaction.setAnimationTimingFunction(_:))
    type.staticMethod(
      "static func animationTimingFunction() -> CAMediaTimingFunction?",
      CATransaction.animationTimingFunction)
    type.staticMethod("static func setCompletionBlock(_ block: (@MainActor () -> Void)?)") {
      (block: Callback?) in CATransaction.setCompletionBlock(block?.action)
    }
  }
}
