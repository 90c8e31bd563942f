import Foundation
import SwiftScript
import UIKitEngine

extension MemberTable<NSAttributedString> {
  /// What a place of the text has for attributes, and how far they reach: the range is given as
  /// `&range`, or not at all.
  func attributeLookups() {
    lookup("attributes(at location: Int", at: 1, "[NSAttributedString.Key: Any]") {
      text, _, place, range in
      TextAttributes(all: text.attributes(at: place, effectiveRange: range)).wrapped
    }
    lookup("attribute(_ attrName: NSAttributedString.Key, at location: Int", at: 2, "Any?") {
      text, key, place, range in
      guard let key = NSAttributedString.Key.unwrap(key) else { return .none }
      return Value(hosted: text.attribute(key, at: place, effectiveRange: range))
    }
  }

  /// - Parameter index: where in the arguments the place stands, right before the range.
  private func lookup(
    _ name: String, at index: Int, _ result: String,
    _ look: @escaping @MainActor (NSAttributedString, Value, Int, NSRangePointer?) -> Value
  ) {
    func found(_ arguments: UnsafeMutablePointer<Value>, _ range: NSRangePointer?) -> Value {
      guard let text = NSAttributedString.unwrap(arguments[0]),
        let place = Int.unwrap(arguments[index]), text.holds(place)
      else { return .none }
      return look(text, arguments[1], place, range)
    }
    native("func \(name), effectiveRange range: NSRange?) -> \(result)") { found($1, nil) }
    native("func \(name), effectiveRange range: inout NSRange) -> \(result)") { _, arguments in
      var range = NSRange()
      let result = found(arguments, &range)
      arguments[index + 1].put(range.wrapped)
      return result
    }
  }
}
