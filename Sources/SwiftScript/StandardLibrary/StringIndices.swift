import Foundation

extension String.Index: BridgedValue {}

extension StandardLibrary {
  static let stringIndex = TypeBinding.struct(
    String.Index.self, "String.Index", conforms: ["Hashable", "Comparable"]
  ) { type in
    for text in ["String", "Substring"] {
      type.native("func utf16Offset(in text: \(text)) -> Int") { _, arguments in
        .int(String.Index.unwrap(arguments[0])?.utf16Offset(in: arguments[1].substring) ?? 0)
      }
    }
  }

  /// Places in strings.
  ///
  /// Those of a part of a string are the string's.
  static func stringPlaces(_ type: MemberTable<String>) {
    type.native(
      "var startIndex: String.Index", get: { $1[0].substring.startIndex.wrapped }, set: nil)
    type.native("var endIndex: String.Index", get: { $1[0].substring.endIndex.wrapped }, set: nil)
    type.native(
      "var indices: [String.Index]",
      get: { machine, arguments in
        var places: [Value] = []
        let text = arguments[0].substring
        var place = text.startIndex
        while place < text.endIndex, machine.goesOn() {
          places.append(place.wrapped)
          place = text.index(after: place)
        }
        return .array(places)
      },
      set: nil)
    type.native("func index(after i: String.Index) -> String.Index") { machine, arguments in
      let text = arguments[0].substring
      guard let index = String.Index.unwrap(arguments[1]),
        machine.require(
          index >= text.startIndex && index < text.endIndex, wrongIndex(arguments[0]))
      else { return arguments[1] }
      return text.index(after: index).wrapped
    }
    type.native("func formIndex(after i: inout String.Index)") { machine, arguments in
      guard let cell = arguments[1].box as? Cell, let index = String.Index.unwrap(cell.value),
        machine.require(
          index < arguments[0].substring.endIndex, "String index is out of bounds")
      else { return .void }
      cell.value = arguments[0].substring.index(after: index).wrapped
      return .void
    }
    type.native("func index(before i: String.Index) -> String.Index") { machine, arguments in
      let text = arguments[0].substring
      guard let index = String.Index.unwrap(arguments[1]),
        machine.require(index > text.startIndex, wrongIndex(arguments[0]))
      else { return arguments[1] }
      return text.index(before: index).wrapped
    }
    type.native("func index(_ i: String.Index, offsetBy distance: Int) -> String.Index") {
      machine, arguments in
      let text = arguments[0].substring
      let found = String.Index.unwrap(arguments[1]).flatMap {
        machine.place(
          in: text, from: $0, by: arguments[2].int,
          limit: arguments[2].int < 0 ? text.startIndex : text.endIndex)
      }
      guard machine.require(found != nil, "String index is out of bounds") else { return .none }
      return found?.wrapped ?? .none
    }
    type.native(
      "func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?"
    ) { machine, arguments in
      guard let index = String.Index.unwrap(arguments[1]),
        let limit = String.Index.unwrap(arguments[3])
      else { return .none }
      return machine.place(
        in: arguments[0].substring, from: index, by: arguments[2].int, limit: limit)?.wrapped
        ?? .none
    }
    type.native("func distance(from start: String.Index, to end: String.Index) -> Int") {
      machine, arguments in
      guard let start = String.Index.unwrap(arguments[1]),
        let end = String.Index.unwrap(arguments[2])
      else { return .int(0) }
      return .int(machine.distance(in: arguments[0].substring, from: start, to: end))
    }
    type.native("func firstIndex(of element: Character) -> String.Index?") { machine, arguments in
      let wanted = arguments[1].character
      return machine.firstPlace(in: arguments[0].substring) { $0 == wanted }?.wrapped ?? .none
    }
    type.native("func lastIndex(of element: Character) -> String.Index?") { machine, arguments in
      let wanted = arguments[1].character
      return machine.lastPlace(in: arguments[0].substring) { $0 == wanted }?.wrapped ?? .none
    }
    type.native("func firstIndex(where predicate: (Character) -> Bool) -> String.Index?") {
      machine, arguments in
      machine.firstPlace(in: arguments[0].substring) {
        machine.ask(arguments[1], .character($0)).bool
      }?.wrapped ?? .none
    }
    for text in ["String", "Substring"] {
      type.native("func range(of searchString: \(text)) -> Range<String.Index>?") {
        machine, arguments in
        let (text, part) = (arguments[0].substring, arguments[1].string)
        let found =
          text.utf8.count > 1 << 14
          ? machine.range(
            of: part, in: text, from: text.startIndex, isPlain: machine.arePlain(text, part))
          : text.range(of: part)
        return Value(range: found)
      }
    }
    subscripts(type)
    changes(type)
  }

  private static func subscripts(_ type: MemberTable<String>) {
    type.native(
      "subscript(i: String.Index) -> Character { get }",
      get: { machine, arguments in
        let text = arguments[0].substring
        guard let index = String.Index.unwrap(arguments[1]),
          machine.require(
            index >= text.startIndex && index < text.endIndex, wrongIndex(arguments[0]))
        else { return .none }
        return .character(text[index])
      }, set: nil)
    for range in ["Range", "ClosedRange", "PartialRange"] {
      type.native(
        "subscript(r: \(range)<String.Index>) -> Substring { get }",
        get: { machine, arguments in
          let text = arguments[0].substring
          guard let places = places(arguments[1], in: text),
            machine.require(
              places.lowerBound >= text.startIndex && places.upperBound <= text.endIndex,
              "String index range is out of bounds")
          else { return .substring("") }
          return .substring(text[places])
        }, set: nil)
    }
  }

  private static func changes(_ type: MemberTable<String>) {
    type.native("mutating func insert(_ newElement: Character, at i: String.Index)") {
      _, arguments in
      changeText(arguments) { text in
        if let character = arguments[1].character, let index = String.Index.unwrap(arguments[2]) {
          text.insert(character, at: index)
        }
      }
      return .void
    }
    for text in ["String", "Sequence<Character>"] {
      type.native("mutating func insert(contentsOf text: \(text), at i: String.Index)") {
        machine, arguments in
        let added = joined(arguments[1], machine)
        changeText(arguments) { text in
          if let index = String.Index.unwrap(arguments[2]) {
            text.insert(contentsOf: added, at: index)
          }
        }
        return .void
      }
    }
    type.native("@discardableResult mutating func remove(at i: String.Index) -> Character") {
      machine, arguments in
      changeText(arguments) { text in
        guard let index = String.Index.unwrap(arguments[1]),
          machine.require(index < text.endIndex, "String index is out of bounds")
        else { return .none }
        return .character(text.remove(at: index))
      }
    }
    for range in ["Range", "ClosedRange", "PartialRange"] {
      type.native("mutating func removeSubrange(_ bounds: \(range)<String.Index>)") {
        _, arguments in
        changeText(arguments) { text in
          if let places = places(arguments[1], in: text[...]) { text.removeSubrange(places) }
        }
        return .void
      }
      for text in ["String", "Sequence<Character>"] {
        type.native(
          "mutating func replaceSubrange(_ bounds: \(range)<String.Index>, with text: \(text))"
        ) { machine, arguments in
          let added = joined(arguments[2], machine)
          changeText(arguments) { text in
            if let places = places(arguments[1], in: text[...]) {
              text.replaceSubrange(places, with: added)
            }
          }
          return .void
        }
      }
    }
  }

  /// What Swift says of a place that a text does not have.
  private static func wrongIndex(_ text: Value) -> String {
    "\(text.box is SubstringBox ? "Substring" : "String") index is out of bounds"
  }

  /// A range of places, half open.
  private static func places(_ value: Value, in text: Substring) -> Range<String.Index>? {
    guard let range = value.range else { return nil }
    let lower = range.lower.flatMap { String.Index.unwrap($0) } ?? text.startIndex
    var upper = range.upper.flatMap { String.Index.unwrap($0) } ?? text.endIndex
    if range.isClosed, range.upper != nil, upper < text.endIndex {
      upper = text.index(after: upper)
    }
    return lower <= upper ? lower..<upper : nil
  }
}
