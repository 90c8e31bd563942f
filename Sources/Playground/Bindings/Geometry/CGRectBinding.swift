import SwiftScript
import UIKitEngine

extension CGRect: @MainActor BridgedValue {}

extension TypeBinding {
  static let cgRect = TypeBinding.struct(
    CGRect.self, "CGRect", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init()") { CGRect() }
    type.initializer("init(origin: CGPoint, size: CGSize)", CGRect.init(origin:size:))
    type.initializer("init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") {
      (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
      CGRect(x: x, y: y, width: width, height: height)
    }
    type.initializer("init(x: Double, y: Double, width: Double, height: Double)") {
      (x: Double, y: Double, width: Double, height: Double) in
      CGRect(x: x, y: y, width: width, height: height)
    }
    type.initializer("init(x: Int, y: Int, width: Int, height: Int)") {
      (x: Int, y: Int, width: Int, height: Int) in
      CGRect(x: x, y: y, width: width, height: height)
    }
    type.constant("zero", .zero)
    type.constant("null", .null)
    type.constant("infinite", .infinite)

    type.property("var origin: CGPoint", \.origin)
    type.property("var size: CGSize", \.size)
    type.property("var width: CGFloat { get }", \.width)
    type.property("var height: CGFloat { get }", \.height)
    type.property("var minX: CGFloat { get }", \.minX)
    type.property("var midX: CGFloat { get }", \.midX)
    type.property("var maxX: CGFloat { get }", \.maxX)
    type.property("var minY: CGFloat { get }", \.minY)
    type.property("var midY: CGFloat { get }", \.midY)
    type.property("var maxY: CGFloat { get }", \.maxY)
    type.property("var isEmpty: Bool { get }", \.isEmpty)
    type.property("var isNull: Bool { get }", \.isNull)
    type.property("var isInfinite: Bool { get }", \.isInfinite)
    type.property("var standardized: CGRect { get }", \.standardized)
    type.property("var integral: CGRect { get }", \.integral)

    type.function("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
      (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.insetBy(dx: dx, dy: dy)
    }
    type.function("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
      (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.offsetBy(dx: dx, dy: dy)
    }
    type.method("func inset(by insets: UIEdgeInsets) -> CGRect", CGRect.inset(by:))
    type.function("func union(_ r2: CGRect) -> CGRect") { (rect: CGRect, other: CGRect) in
      rect.union(other)
    }
    type.function("func intersection(_ r2: CGRect) -> CGRect") { (rect: CGRect, other: CGRect) in
      rect.intersection(other)
    }
    type.function("func intersects(_ rect2: CGRect) -> Bool") { (rect: CGRect, other: CGRect) in
      rect.intersects(other)
    }
    type.function("func contains(_ point: CGPoint) -> Bool") { (rect: CGRect, point: CGPoint) in
      rect.contains(point)
    }
    type.function("func contains(_ rect2: CGRect) -> Bool") { (rect: CGRect, other: CGRect) in
      rect.contains(other)
    }
    type.function("func equalTo(_ rect2: CGRect) -> Bool") { (rect: CGRect, other: CGRect) in
      rect == other
    }
    type.method("func applying(_ t: CGAffineTransform) -> CGRect", CGRect.applying(_:))
    type.dictionaries(\.dictionaryRepresentation) { CGRect(dictionaryRepresentation: $0) }
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
  }
}
