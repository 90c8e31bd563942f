import Foundation

extension StandardLibrary {
  static let string = TypeBinding.struct(
    String.self, "String",
    conforms: [
      "Hashable", "Comparable", "CustomStringConvertible", "LosslessStringConvertible", "CVarArg",
      "StringProtocol",
    ]
  ) { type in
    stringInitializers(type)
    textMembers(type)
    wholes(type, "String", "Character")
    stringChanges(type)
    converted(type)
    foundationStrings(type)
  }

  static let substring = {
    let binding = TypeBinding.struct(
      Substring.self, "Substring",
      conforms: [
        "Hashable", "Comparable", "CustomStringConvertible", "LosslessStringConvertible",
        "StringProtocol",
      ]
    ) { rows in
      rows.native("init()") { _, _ in .substring("") }
      rows.native("init(_ text: String)") { _, arguments in
        .substring(arguments[0].substring)
      }
      rows.native("init(_ part: Substring)") { _, arguments in arguments[0] }
      rows.native("init(_ characters: Sequence<Character>)") { machine, arguments in
        .substring(joined(arguments[0], machine)[...])
      }
      rows.native("var base: String", get: { .string($1[0].substring.base) }, set: nil)
      let type = MemberTable<String>()
      textMembers(type)
      wholes(type, "Substring", "Character")
      substringChanges(type)
      converted(type)
      rows.rows += type.rows.filter { !$0.text.hasPrefix("init") }
    }
    binding.needsErasure = true
    return binding
  }()

  /// What a text and its parts can both do: the bodies take either.
  private static func textMembers(_ type: MemberTable<String>) {
    stringProperties(type)
    questions(type)
    parts(type)
    splitting(type)
    stringViews(type)
    stringPlaces(type)
    stringSets(type)
  }

  /// Parts lose what is at their ends, and what stays keeps its places.
  private static func substringChanges(_ type: MemberTable<String>) {
    func change(
      _ arguments: UnsafeMutablePointer<Value>, _ body: (inout Substring) -> Value
    ) -> Value {
      var text = arguments[0].substring
      let result = body(&text)
      arguments[0] = .substring(text)
      return result
    }
    for (name, isFirst) in [("First", true), ("Last", false)] {
      type.native("@discardableResult mutating func remove\(name)() -> Character") {
        machine, arguments in
        change(arguments) { text in
          guard
            machine.require(
              !text.isEmpty,
              isFirst
                ? "Can't remove items from an empty collection"
                : "Can't remove last element from an empty collection")
          else { return .none }
          return .character(isFirst ? text.removeFirst() : text.removeLast())
        }
      }
      type.native("mutating func remove\(name)(_ count: Int)") { machine, arguments in
        let count = arguments[1].int
        return change(arguments) { text in
          guard machine.require(count >= 0, "Number of elements to remove should be non-negative"),
            machine.require(
              count <= text.count, "Can't remove more items from a collection than it contains")
          else { return .void }
          text = isFirst ? text.dropFirst(count) : text.dropLast(count)
          return .void
        }
      }
      type.native("mutating func pop\(name)() -> Character?") { _, arguments in
        change(arguments) { text in
          (isFirst ? text.popFirst() : text.popLast()).map(Value.character) ?? .none
        }
      }
    }
    for row in [
      "append(_ other: Substring)", "append(_ character: Character)",
      "append(contentsOf other: String)", "append(contentsOf other: Substring)",
    ] {
      type.native("mutating func \(row)") { _, arguments in
        change(arguments) { text in
          text += arguments[1].character.map { String($0) } ?? arguments[1].string
          return .void
        }
      }
    }
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      arguments[0] = .substring("")
      return .void
    }
  }

  /// What a text, or any sequence of characters, has in it.
  static func joined(_ characters: Value, _ machine: Machine) -> String {
    if characters.box is StringBox || characters.box is SubstringBox { return characters.string }
    var text = ""
    for element in SequenceConversion.array(of: characters, machine) {
      guard machine.goesOn() else { break }
      if let character = element.character { text.append(character) }
    }
    return text
  }

  private static func stringInitializers(_ type: MemberTable<String>) {
    type.native("init()") { _, _ in .string("") }
    type.native("init(describing subject: Any)") { machine, arguments in
      .string(Description.text(of: arguments[0], as: .any, machine))
    }
    type.native("init(reflecting subject: Any)") { machine, arguments in
      .string(Description.text(of: arguments[0], as: .any, machine, debug: true))
    }
    type.native("init(_ string: String)") { _, arguments in arguments[0] }
    type.native("init(_ substring: Substring)") { _, arguments in .string(arguments[0].string) }
    type.native("init(_ character: Character)") { _, arguments in
      .string(arguments[0].character.map { String($0) } ?? "")
    }
    type.native("init<T: _LosslessFloat>(_ value: T)") { _, arguments in
      .string("\(Float(arguments[0].double))")
    }
    type.native("init<T: LosslessStringConvertible>(_ value: T)", step: .appendNumber) {
      machine, arguments in
      if case .int(let number) = arguments[0] { return .string(String(number)) }
      return .string(Description.text(of: arguments[0], as: .any, machine))
    }
    type.native("init(_ characters: Sequence<Character>)") { machine, arguments in
      .string(joined(arguments[0], machine))
    }
    type.native("init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)") {
      machine, arguments in
      let radix = arguments[1].int
      guard machine.require((2...36).contains(radix), "Radix must be between 2 and 36") else {
        return .string("")
      }
      return .string(String(arguments[0].wholeNumber, radix: radix, uppercase: arguments[2].bool))
    }
    for element in ["String", "Character"] {
      type.native("init(repeating repeatedValue: \(element), count: Int)") { machine, arguments in
        guard machine.require(arguments[1].int >= 0, "Negative count not allowed") else {
          return .string("")
        }
        let text = arguments[0].character.map { String($0) } ?? arguments[0].string
        return .string(machine.repeated(text, count: arguments[1].int))
      }
    }
    for list in ["_ arguments: Any...", "arguments: [CVarArg]"] {
      type.native("init(format: String, \(list))") { machine, arguments in
        .string(
          StringFormat(arguments[0].string, machine).filled(with: arguments[1].elements, machine))
      }
    }
    type.native("func appendingFormat(_ format: String, _ arguments: Any...) -> String") {
      machine, arguments in
      let format = StringFormat(arguments[1].string, machine)
      return .string(arguments[0].string + format.filled(with: arguments[2].elements, machine))
    }
  }

  private static func stringProperties(_ type: MemberTable<String>) {
    type.native("var count: Int", get: { .int(PlainText.count($1[0].substring, $0)) }, set: nil)
    type.property("var isEmpty: Bool", \.isEmpty)
    type.property("var first: Character?", \.first)
    type.property("var last: Character?", \.last)
    type.property("var description: String", \.description)
    type.native(
      "var debugDescription: String",
      get: { .string(Description.quoted($1[0].string, $0)) }, set: nil)
    type.native(
      "var hashValue: Int",
      get: { _, arguments in
        var hasher = Hasher()
        Equality.hash(.string(arguments[0].string), into: &hasher)
        return .int(hasher.finalize())
      }, set: nil)
    changedText(type, "var capitalized: String", atSpaces: true) { $0.capitalized }
  }

  private static func questions(_ type: MemberTable<String>) {
    for part in ["String", "Substring"] {
      type.native("func hasPrefix(_ prefix: \(part)) -> Bool") { machine, arguments in
        .bool(machine.matches(arguments[0].substring, arguments[1].substring, atEnd: false))
      }
      type.native("func hasSuffix(_ suffix: \(part)) -> Bool") { machine, arguments in
        .bool(machine.matches(arguments[0].substring, arguments[1].substring, atEnd: true))
      }
      type.native("func contains(_ other: \(part)) -> Bool") { machine, arguments in
        .bool(PlainText.contains(arguments[0].substring, arguments[1].string, machine))
      }
    }
    type.native("func contains(_ element: Character) -> Bool") { machine, arguments in
      var found = false
      if let wanted = arguments[1].character {
        machine.walk(arguments[0].substring) { character in
          found = character == wanted
          return !found
        }
      }
      return .bool(found)
    }
  }

  /// Adds what a sequence has of characters.
  static let appendCharacters: Native = { machine, arguments in
    let added = joined(arguments[1], machine)
    changeText(arguments) { $0 += added }
    return .void
  }

  private static func stringChanges(_ type: MemberTable<String>) {
    type.native("mutating func append(_ other: String)", step: .appendText) { _, arguments in
      changeText(arguments) { $0 += arguments[1].string }
      return .void
    }
    type.native("mutating func append(_ character: Character)") { _, arguments in
      changeText(arguments) { text in
        if let character = arguments[1].character { text.append(character) }
      }
      return .void
    }
    for part in ["String", "Substring"] {
      type.native("mutating func append(contentsOf other: \(part))") { _, arguments in
        changeText(arguments) { $0 += arguments[1].string }
        return .void
      }
    }
    type.native("mutating func append(contentsOf other: Sequence<Character>)", appendCharacters)
    type.native("@discardableResult mutating func removeFirst() -> Character") {
      machine, arguments in
      changeText(arguments) { text in
        machine.require(!text.isEmpty, "Can't remove first element from an empty collection")
          ? .character(text.removeFirst()) : .none
      }
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      type.native("mutating func \(name)(_ count: Int)") { machine, arguments in
        let count = arguments[1].int
        return changeText(arguments) { text in
          guard machine.require(count >= 0, "Number of elements to remove should be non-negative")
          else { return .void }
          let end = place(machine, text[...], count, fromEnd: !isFirst)
          guard
            machine.require(
              end != nil, "Can't remove more items from a collection than it contains"), let end
          else { return .void }
          if isFirst { text.removeSubrange(..<end) } else { text.removeSubrange(end...) }
          return .void
        }
      }
    }
    type.native("@discardableResult mutating func removeLast() -> Character") {
      machine, arguments in
      changeText(arguments) { text in
        machine.require(!text.isEmpty, "Can't remove last element from an empty collection")
          ? .character(text.removeLast()) : .none
      }
    }
    type.native("mutating func popLast() -> Character?") { _, arguments in
      changeText(arguments) { $0.popLast().map(Value.character) ?? .none }
    }
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      changeText(arguments) { $0.removeAll() }
      return .void
    }
    type.native("mutating func removeAll(where shouldBeRemoved: (Character) -> Bool)") {
      machine, arguments in
      let kept = machine.filtered(arguments[0].substring) {
        !machine.ask(arguments[1], .character($0)).bool
      }
      if !machine.isDisturbed { arguments[0] = .string(kept) }
      return .void
    }
  }

  private static func converted(_ type: MemberTable<String>) {
    changedText(type, "func uppercased() -> String") { $0.uppercased() }
    changedText(type, "func lowercased() -> String") { $0.lowercased() }
    type.native("func components(separatedBy separator: String) -> [String]") {
      machine, arguments in
      .array(
        machine.components(of: arguments[0].string, separatedBy: arguments[1].string))
    }
    let replace: Native = { machine, arguments in
      .string(
        machine.replaced(arguments[0].string, arguments[1].string, with: arguments[2].string))
    }
    for (target, new) in [
      ("String", "String"), ("Substring", "String"), ("String", "Substring"),
      ("Substring", "Substring"),
    ] {
      type.native(
        "func replacingOccurrences(of target: \(target), with replacement: \(new)) -> String",
        replace)
    }
    type.native(
      "func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String"
    ) {
      machine, arguments in
      let pad = arguments[2].string
      guard machine.require(arguments[1].int >= 0 && !pad.isEmpty, "Invalid padding"),
        machine.require((0..<pad.count).contains(arguments[3].int), "Invalid padding")
      else { return .string("") }
      let (text, length) = (arguments[0].string, arguments[1].int)
      guard length > 1 << 16 else {
        return .string(
          text.padding(toLength: length, withPad: pad, startingAt: arguments[3].int))
      }
      let missing = length - PlainText.count(text[...], machine)
      guard missing > 0 else {
        return .string(String(text[..<(place(machine, text[...], length) ?? text.endIndex)]))
      }
      let rest = machine.repeated(pad, count: missing / pad.count + 2).dropFirst(arguments[3].int)
      return .string(text + rest[..<(place(machine, rest, missing) ?? rest.endIndex)])
    }
  }
}
