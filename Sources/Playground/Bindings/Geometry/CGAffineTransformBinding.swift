import SwiftScript
import UIKitEngine

extension CGAffineTransform: @MainActor BridgedValue {}

extension TypeBinding {
  static let cgAffineTransform = TypeBinding.struct(
    CGAffineTransform.self, "CGAffineTransform", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.property("var a: CGFloat", \.a)
    type.property("var b: CGFloat", \.b)
    type.property("var c: CGFloat", \.c)
    type.property("var d: CGFloat", \.d)
    type.property("var tx: CGFloat", \.tx)
    type.property("var ty: CGFloat", \.ty)
    type.constant("identity", .identity)
    type.initializer("init()") { CGAffineTransform() }
    type.initializer(
      "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)",
      CGAffineTransform.init(a:b:c:d:tx:ty:))
    type.initializer(
      "init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: "
        + "CGFloat)", CGAffineTransform.init(_:_:_:_:_:_:))
    type.initializer(
      "init(translationX tx: CGFloat, y ty: CGFloat)", CGAffineTransform.init(translationX:y:))
    type.initializer("init(scaleX sx: CGFloat, y sy: CGFloat)", CGAffineTransform.init(scaleX:y:))
    type.initializer("init(rotationAngle angle: CGFloat)", CGAffineTransform.init(rotationAngle:))
    type.property("var isIdentity: Bool", \.isIdentity)
    type.method(
      "func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform",
      CGAffineTransform.translatedBy(x:y:))
    type.method(
      "func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform",
      CGAffineTransform.scaledBy(x:y:))
    type.method(
      "func rotated(by angle: CGFloat) -> CGAffineTransform", CGAffineTransform.rotated(by:))
    type.method(
      "func concatenating(_ other: CGAffineTransform) -> CGAffineTransform",
      CGAffineTransform.concatenating(_:))
    type.method("func inverted() -> CGAffineTransform", CGAffineTransform.inverted)
    type.property("var description: String", \.description)
  }
}
