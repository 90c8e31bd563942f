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
    type.forms()
    type.configurations()
    type.initializer("convenience init(cgImage: CGImage)") { (image: CGImage) in
      UIImage(cgImage: image)
    }
    type.property("var description: String", \.description)
  }

  static let cgImage = TypeBinding.class(CGImage.self, "CGImage") { type in
    type.property("var width: Int", \.width)
    type.property("var height: Int", \.height)
  }
}
