import SwiftScript
import UIKitEngine

extension CAAnimation: @MainActor BridgedObject {}

extension TypeBinding {
  static let caAnimation = TypeBinding.class(CAAnimation.self, "CAAnimation") { type in
    type.initializer("init()") { CAAnimation() }
  }
}
