import Foundation

extension CharacterSet: BridgedValue {}

extension StandardLibrary {
  /// The sets of characters that strings are trimmed and taken apart by.
  static let characterSet = TypeBinding.struct(
    CharacterSet.self, "CharacterSet", conforms: ["Hashable"]
  ) { type in
    type.constant("whitespaces", .whitespaces)
    type.constant("whitespacesAndNewlines", .whitespacesAndNewlines)
    type.constant("newlines", .newlines)
    type.constant("decimalDigits", .decimalDigits)
    type.constant("letters", .letters)
    type.constant("alphanumerics", .alphanumerics)
    type.constant("uppercaseLetters", .uppercaseLetters)
    type.constant("lowercaseLetters", .lowercaseLetters)
    type.constant("punctuationCharacters", .punctuationCharacters)
    type.constant("symbols", .symbols)
    type.property("var inverted: CharacterSet", \.inverted)
    type.staticMethod("init(charactersIn string: String)") { (text: String) in
      CharacterSet(charactersIn: text)
    }
    type.function("func union(_ other: CharacterSet) -> CharacterSet") {
      (set: CharacterSet, other: CharacterSet) in set.union(other)
    }
  }

  static func stringSets(_ type: MemberTable<String>) {
    type.function("func trimmingCharacters(in set: CharacterSet) -> String") {
      (text: String, set: CharacterSet) in text.trimmingCharacters(in: set)
    }
    type.function("func components(separatedBy separator: CharacterSet) -> [String]") {
      (text: String, separator: CharacterSet) in text.components(separatedBy: separator)
    }
  }
}
