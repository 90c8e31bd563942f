import SwiftScript
import UIKitEngine

extension CGPoint: @MainActor BridgedValue {}
extension CGSize: @MainActor BridgedValue {}

extension TypeBinding {
  static let cgPoint = TypeBinding.struct(
    CGPoint.self, "CGPoint", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init()") { CGPoint() }
    type.dictionaries(\.dictionaryRepresentation) { CGPoint(dictionaryRepresentation: $0) }
    type.initializer("init(x: CGFloat, y: CGFloat)") { (x: CGFloat, y: CGFloat) in
      CGPoint(x: x, y: y)
    }
    type.initializer("init(x: Double, y: Double)") { (x: Double, y: Double) in CGPoint(x: x, y: y) }
    type.initializer("init(x: Int, y: Int)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
    type.constant("zero", .zero)
    type.property("var x: CGFloat", \.x)
    type.property("var y: CGFloat", \.y)
    type.method(
      "func applying(_ transform: CGAffineTransform) -> CGPoint", CGPoint.applying(_:))
    type.method("func equalTo(_ point2: CGPoint) -> Bool", CGPoint.equalTo(_:))
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
  }

  static let cgSize = TypeBinding.struct(
    CGSize.self, "CGSize", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init()") { CGSize() }
    type.dictionaries(\.dictionaryRepresentation) { CGSize(dictionaryRepresentation: $0) }
    type.initializer("init(width: CGFloat, height: CGFloat)") { (width: CGFloat, height: CGFloat) in
      CGSize(width: width, height: height)
    }
    type.initializer("init(width: Double, height: Double)") { (width: Double, height: Double) in
      CGSize(width: width, height: height)
    }
    type.initializer("init(width: Int, height: Int)") { (width: Int, height: Int) in
      CGSize(width: width, height: height)
    }
    type.constant("zero", .zero)
    type.property("var width: CGFloat", \.width)
    type.property("var height: CGFloat", \.height)
    type.method("func applying(_ transform: CGAffineTransform) -> CGSize", CGSize.applying(_:))
    type.method("func equalTo(_ size2: CGSize) -> Bool", CGSize.equalTo(_:))
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
  }
}
