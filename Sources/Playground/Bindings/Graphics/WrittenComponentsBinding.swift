import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// The components of a colour, which UIKit writes where pointers lead: `getRed(&red, …)`.
  static func writtenComponents(_ type: MemberTable<UIColor>) {
    // Nobody need ask for the last one: `alpha: nil`.
    for last in ["inout CGFloat", "CGFloat?"] {
      type.native(
        "@discardableResult func getRed(_ red: inout CGFloat, green: inout CGFloat, "
          + "blue: inout CGFloat, alpha: \(last)) -> Bool"
      ) { _, arguments in
        fill(arguments, 4) { color, values in
          color.getRed(values, green: values + 1, blue: values + 2, alpha: values + 3)
        }
      }
      type.native(
        "@discardableResult func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, "
          + "brightness: inout CGFloat, alpha: \(last)) -> Bool"
      ) { _, arguments in
        fill(arguments, 4) { color, values in
          color.getHue(values, saturation: values + 1, brightness: values + 2, alpha: values + 3)
        }
      }
      type.native(
        "@discardableResult func getWhite(_ white: inout CGFloat, alpha: \(last)) -> Bool"
      ) { _, arguments in
        fill(arguments, 2) { color, values in color.getWhite(values, alpha: values + 1) }
      }
    }
  }

  /// Lets `read` change the variables that a call was given.
  private static func fill(
    _ arguments: UnsafeMutablePointer<Value>, _ count: Int,
    _ read: (UIColor, UnsafeMutablePointer<CGFloat>) -> Bool
  ) -> Value {
    guard let color = UIColor.unwrap(arguments[0]) else { return .bool(false) }
    var values = (1...count).map { CGFloat.unwrap(arguments[$0].variable ?? .none) ?? 0 }
    let isKnown = values.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { read(color, $0) } ?? false
    }
    for (index, value) in values.enumerated() { arguments[index + 1].assign(value.wrapped) }
    return .bool(isKnown)
  }
}
