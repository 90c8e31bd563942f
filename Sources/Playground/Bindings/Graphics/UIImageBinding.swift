import SwiftScript
import UIKitEngine

extension CGImage: @MainActor BridgedObject {}

extension TypeBinding {
  static let uiImage = TypeBinding.class(UIImage.self, "UIImage", conforms: ["Hashable"]) { type in
    type.property("let size: CGSize", \.size)
    type.property("let scale: CGFloat", \.scale)
    type.initializer("init()") { UIImage() }
    type.staticMethod("init?(systemName name: String)", UIImage.init(systemName:))
    type.staticMethod("convenience init?(named name: String)", UIImage.init(named:))
    type.property("var cgImage: CGImage?", \.cgImage)
  }

  static let cgImage = TypeBinding.class(CGImage.self, "CGImage") { _ in }
}
