import SwiftScript
import UIKitEngine

extension CATransform3D: @MainActor BridgedValue {}

extension TypeBinding {
  static let caTransform3D = TypeBinding.struct(
    CATransform3D.self, "CATransform3D", conforms: ["Hashable"]
  ) { type in
    type.property("var m11: CGFloat", \.m11)
    type.property("var m12: CGFloat", \.m12)
    type.property("var m13: CGFloat", \.m13)
    type.property("var m14: CGFloat", \.m14)
    type.property("var m21: CGFloat", \.m21)
    type.property("var m22: CGFloat", \.m22)
    type.property("var m23: CGFloat", \.m23)
    type.property("var m24: CGFloat", \.m24)
    type.property("var m31: CGFloat", \.m31)
    type.property("var m32: CGFloat", \.m32)
    type.property("var m33: CGFloat", \.m33)
    type.property("var m34: CGFloat", \.m34)
    type.property("var m41: CGFloat", \.m41)
    type.property("var m42: CGFloat", \.m42)
    type.property("var m43: CGFloat", \.m43)
    type.property("var m44: CGFloat", \.m44)
    type.initializer("init()") { CATransform3D() }
  }
}
