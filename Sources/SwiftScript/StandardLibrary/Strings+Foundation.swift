import Foundation

/// What Foundation adds to strings and does better than we could in Swift of our own; the names that
/// a learner writes for it are in ``Prelude``.
extension StandardLibrary {
  static func foundationStrings(_ type: MemberTable<String>) {
    stringData(type)
    func options(_ value: Value) -> String.CompareOptions {
      String.CompareOptions(rawValue: UInt(bitPattern: value.int))
    }
    type.native("func _range(of range: NSRange) -> Range<String.Index>?") { _, arguments in
      guard let range = NSRange.unwrap(arguments[1]),
        let found = Range(range, in: arguments[0].string)
      else { return .none }
      return Value(range: found)
    }
    type.native("func _compare(_ other: String, _ options: Int) -> ComparisonResult") {
      _, arguments in
      arguments[0].string.compare(arguments[1].string, options: options(arguments[2])).wrapped
    }
    type.native(
      "func _range(of part: String, _ options: Int, _ lower: String.Index, _ upper: String.Index) -> Range<String.Index>?"
    ) { machine, arguments in
      guard let lower = String.Index.unwrap(arguments[3]),
        let upper = String.Index.unwrap(arguments[4]),
        machine.require(lower <= upper, "Range requires lowerBound <= upperBound")
      else { return .none }
      let found = arguments[0].string.range(
        of: arguments[1].string, options: options(arguments[2]), range: lower..<upper)
      return Value(range: found)
    }
    type.native(
      "func _range(ofCharacterFrom set: CharacterSet, _ options: Int, _ lower: String.Index, _ upper: String.Index) -> Range<String.Index>?"
    ) { machine, arguments in
      let text = arguments[0].string
      guard let lower = String.Index.unwrap(arguments[3]),
        let upper = String.Index.unwrap(arguments[4]),
        machine.require(
          lower >= text.startIndex && lower <= upper && upper <= text.endIndex,
          "String index is out of bounds")
      else { return .none }
      let found = text.rangeOfCharacter(
        from: CharacterSet.unwrap(arguments[1]) ?? CharacterSet(), options: options(arguments[2]),
        range: lower..<upper)
      return Value(range: found)
    }
    type.native("func _replacing(_ target: String, _ new: String, _ options: Int) -> String") {
      _, arguments in
      .string(
        arguments[0].string.replacingOccurrences(
          of: arguments[1].string, with: arguments[2].string, options: options(arguments[3])))
    }
    type.native("func _folded(_ options: Int) -> String") { _, arguments in
      .string(arguments[0].string.folding(options: options(arguments[1]), locale: nil))
    }
    type.native(
      "func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?"
    ) { _, arguments in
      let allowed = CharacterSet.unwrap(arguments[1]) ?? CharacterSet()
      return arguments[0].string.addingPercentEncoding(withAllowedCharacters: allowed)
        .map(Value.string) ?? .none
    }
    type.native(
      "var removingPercentEncoding: String?",
      get: { _, arguments in
        arguments[0].string.removingPercentEncoding.map(Value.string) ?? .none
      }, set: nil)
    let normalized: [(String, (String) -> String)] = [
      ("precomposedStringWithCanonicalMapping", \.precomposedStringWithCanonicalMapping),
      ("decomposedStringWithCanonicalMapping", \.decomposedStringWithCanonicalMapping),
      ("precomposedStringWithCompatibilityMapping", \.precomposedStringWithCompatibilityMapping),
      ("decomposedStringWithCompatibilityMapping", \.decomposedStringWithCompatibilityMapping),
    ]
    for (name, form) in normalized {
      type.native(
        "var \(name): String", get: { _, arguments in .string(form(arguments[0].string)) },
        set: nil)
    }
  }
}
