import Foundation

extension CharacterSet: BridgedValue {}

extension StandardLibrary {
  /// The sets of characters that strings are trimmed and taken apart by.
  static let characterSet = TypeBinding.struct(
    CharacterSet.self, "CharacterSet", conforms: ["Hashable", "ExpressibleByArrayLiteral"]
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
    for range in ["Range", "ClosedRange"] {
      type.native("init(charactersIn range: \(range)<Unicode.Scalar>)") { _, arguments in
        guard let range = arguments[0].range,
          let lower = range.lower.flatMap(Unicode.Scalar.unwrap),
          let upper = range.upper.flatMap(Unicode.Scalar.unwrap)
        else { return CharacterSet().wrapped }
        return range.isClosed
          ? CharacterSet(charactersIn: lower...upper).wrapped
          : CharacterSet(charactersIn: lower..<upper).wrapped
      }
    }
    for (name, set) in [
      ("urlQueryAllowed", CharacterSet.urlQueryAllowed), ("urlPathAllowed", .urlPathAllowed),
      ("urlHostAllowed", .urlHostAllowed), ("urlFragmentAllowed", .urlFragmentAllowed),
      ("capitalizedLetters", .capitalizedLetters), ("controlCharacters", .controlCharacters),
      ("illegalCharacters", .illegalCharacters),
    ] { type.constant(name, set) }
    type.native("init()") { _, _ in CharacterSet().wrapped }
    type.native("init(arrayLiteral elements: Unicode.Scalar...)") { _, arguments in
      CharacterSet(arguments[0].elements.compactMap(Unicode.Scalar.unwrap)).wrapped
    }
    characterSetMembers(type)
    type.function("func union(_ other: CharacterSet) -> CharacterSet") {
      (set: CharacterSet, other: CharacterSet) in set.union(other)
    }
  }

  private static func characterSetMembers(_ type: MemberTable<CharacterSet>) {
    type.function("func contains(_ member: Unicode.Scalar) -> Bool") {
      (set: CharacterSet, member: Unicode.Scalar) in set.contains(member)
    }
    type.function("func isSuperset(of other: CharacterSet) -> Bool") {
      (set: CharacterSet, other: CharacterSet) in set.isSuperset(of: other)
    }
    type.function("func intersection(_ other: CharacterSet) -> CharacterSet") {
      (set: CharacterSet, other: CharacterSet) in set.intersection(other)
    }
    type.function("func subtracting(_ other: CharacterSet) -> CharacterSet") {
      (set: CharacterSet, other: CharacterSet) in set.subtracting(other)
    }
    type.function("func symmetricDifference(_ other: CharacterSet) -> CharacterSet") {
      (set: CharacterSet, other: CharacterSet) in set.symmetricDifference(other)
    }
    type.function("func isSubset(of other: CharacterSet) -> Bool") {
      (set: CharacterSet, other: CharacterSet) in set.isSubset(of: other)
    }
    type.function("func isDisjoint(with other: CharacterSet) -> Bool") {
      (set: CharacterSet, other: CharacterSet) in set.isDisjoint(with: other)
    }
    type.property("var isEmpty: Bool", \.isEmpty)
    let changes: [(row: String, body: (inout CharacterSet, Value) -> Void)] = [
      ("insert(charactersIn string: String)", { $0.insert(charactersIn: $1.string) }),
      ("remove(charactersIn string: String)", { $0.remove(charactersIn: $1.string) }),
      (
        "insert(_ character: Unicode.Scalar)",
        { set, value in
          if let scalar = Unicode.Scalar.unwrap(value) { set.insert(scalar) }
        }
      ),
      (
        "remove(_ character: Unicode.Scalar)",
        { set, value in
          if let scalar = Unicode.Scalar.unwrap(value) { set.remove(scalar) }
        }
      ),
      (
        "formUnion(_ other: CharacterSet)",
        { set, value in
          set.formUnion(CharacterSet.unwrap(value) ?? CharacterSet())
        }
      ),
      (
        "formIntersection(_ other: CharacterSet)",
        { set, value in
          set.formIntersection(CharacterSet.unwrap(value) ?? CharacterSet())
        }
      ),
    ]
    for (row, body) in changes {
      type.native("mutating func \(row)") { _, arguments in
        var set = CharacterSet.unwrap(arguments[0]) ?? CharacterSet()
        body(&set, arguments[1])
        arguments[0] = set.wrapped
        return .void
      }
    }
    type.native("mutating func invert()") { _, arguments in
      arguments[0] = (CharacterSet.unwrap(arguments[0]) ?? CharacterSet()).inverted.wrapped
      return .void
    }
  }

  static func stringSets(_ type: MemberTable<String>) {
    type.native("func trimmingCharacters(in set: CharacterSet) -> String") { machine, arguments in
      let set = CharacterSet.unwrap(arguments[1]) ?? CharacterSet()
      return .string(machine.trimmed(arguments[0].string, set))
    }
    type.native("func components(separatedBy separator: CharacterSet) -> [String]") {
      machine, arguments in
      let set = CharacterSet.unwrap(arguments[1]) ?? CharacterSet()
      return .array(machine.components(of: arguments[0].string, separatedBy: set))
    }
  }
}
