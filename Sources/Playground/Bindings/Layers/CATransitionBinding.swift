import SwiftScript
import UIKitEngine

extension CATransitionType: @MainActor BridgedValue {}
extension CATransitionSubtype: @MainActor BridgedValue {}

extension TypeBinding {
  static let caTransitions: [TypeBinding] = [
    .class(CATransition.self, "CATransition", inherits: "CAAnimation") { type in
      type.initializer("init()") { CATransition() }
      type.property("var type: CATransitionType", \.type)
      type.property("var subtype: CATransitionSubtype?", \.subtype)
      type.property("var startProgress: Float", \.startProgress)
      type.property("var endProgress: Float", \.endProgress)
    },
    .struct(CATransitionType.self, "CATransitionType", conforms: ["Hashable"]) { type in
      type.constant("fade", .fade)
      type.constant("moveIn", .moveIn)
      type.constant("push", .push)
      type.constant("reveal", .reveal)
    },
    .struct(CATransitionSubtype.self, "CATransitionSubtype", conforms: ["Hashable"]) { type in
      type.constant("fromRight", .fromRight)
      type.constant("fromLeft", .fromLeft)
      type.constant("fromTop", .fromTop)
      type.constant("fromBottom", .fromBottom)
    },
  ]
}
