import Foundation
import SwiftScript
import UIKitEngine

extension CGImage: @MainActor BridgedObject {}

extension TypeBinding {
  static let uiImage = TypeBinding.class(
    UIImage.self, "UIImage", inherits: "NSObject", conforms: ["Hashable"]
  ) { type in
    type.property("let size: CGSize", \.size)
    type.property("let scale: CGFloat", \.scale)
    type.initializer("init()") { UIImage() }
    type.staticMethod("init?(systemName name: String)", UIImage.init(systemName:))
    type.staticMethod("convenience init?(named name: String)", UIImage.init(named:))
    type.staticMethod("convenience init?(data: Data)") { (data: Data) in UIImage(data: data) }
    type.staticMethod("convenience init?(data: Data, scale: CGFloat)") {
      (data: Data, scale: CGFloat) in UIImage(data: data, scale: scale)
    }
    type.property("var cgImage: CGImage?", \.cgImage)
    type.forms()
    type.configurations()
    type.initializer("convenience init(cgImage: CGImage)") { (image: CGImage) in
      UIImage(cgImage: image)
    }
    type.initializer(
      "convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation)",
      UIImage.init(cgImage:scale:orientation:))
    type.function("func draw(at point: CGPoint)") { (me: UIImage, point: CGPoint) in
      me.draw(at: point)
    }
    type.function("func draw(in rect: CGRect)") { (me: UIImage, rect: CGRect) in
      me.draw(in: rect)
    }
    type.function("func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat)") {
      (me: UIImage, rect: CGRect, mode: CGBlendMode, alpha: CGFloat) in
      me.draw(in: rect, blendMode: mode, alpha: alpha)
    }
    type.function("func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)") {
      (me: UIImage, point: CGPoint, mode: CGBlendMode, alpha: CGFloat) in
      me.draw(at: point, blendMode: mode, alpha: alpha)
    }
    type.property("var description: String", \.description)
  }

  static let cgImage = TypeBinding.class(CGImage.self, "CGImage") { type in
    type.property("var width: Int", \.width)
    type.property("var height: Int", \.height)
  }
}
