import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// The components of a colour, which UIKit writes where pointers lead: `getRed(&red, …)`.
  static func writtenComponents(_ type: MemberTable<UIColor>) {
    for form in forms(of: ["_ red", "green", "blue", "alpha"]) {
      type.native("@discardableResult func getRed(\(form)) -> Bool") { _, arguments in
        fill(arguments, 4) { color, values in
          color.getRed(values, green: values + 1, blue: values + 2, alpha: values + 3)
        }
      }
    }
    for form in forms(of: ["_ hue", "saturation", "brightness", "alpha"]) {
      type.native("@discardableResult func getHue(\(form)) -> Bool") { _, arguments in
        fill(arguments, 4) { color, values in
          color.getHue(values, saturation: values + 1, brightness: values + 2, alpha: values + 3)
        }
      }
    }
    for form in forms(of: ["_ white", "alpha"]) {
      type.native("@discardableResult func getWhite(\(form)) -> Bool") { _, arguments in
        fill(arguments, 2) { color, values in color.getWhite(values, alpha: values + 1) }
      }
    }
  }

  /// Nobody need ask for all of them: `green: nil`.
  private static func forms(of names: [String]) -> [String] {
    names.reduce([""]) { forms, name in
      ["inout CGFloat", "CGFloat?"].flatMap { type in
        forms.map { ($0.isEmpty ? "" : $0 + ", ") + "\(name): \(type)" }
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
