/// Parts of texts, and texts made of them.
extension StandardLibrary {
  static func parts(_ type: MemberTable<String>) {
    searches(type, element: "Character")
    part(
      type, "func prefix(_ maxLength: Int) -> Substring", .prefix
    ) { machine, text, count in
      text[..<(place(machine, text, count) ?? text.endIndex)]
    }
    part(
      type, "func suffix(_ maxLength: Int) -> Substring", .suffix
    ) { machine, text, count in
      text[(place(machine, text, count, fromEnd: true) ?? text.startIndex)...]
    }
    part(
      type, "func dropFirst(_ count: Int = 1) -> Substring",
      .dropped
    ) { machine, text, count in
      text[(place(machine, text, count) ?? text.endIndex)...]
    }
    part(
      type, "func dropLast(_ count: Int = 1) -> Substring",
      .dropped
    ) { machine, text, count in
      text[..<(place(machine, text, count, fromEnd: true) ?? text.startIndex)]
    }
    type.native("func filter(_ isIncluded: (Character) -> Bool) -> String") { machine, arguments in
      .string(
        machine.filtered(arguments[0].substring) {
          machine.ask(arguments[1], .character($0)).bool
        })
    }
    type.native(
      "func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]"
    ) { machine, arguments in
      guard machine.require(arguments[2].int >= 0, "Must take zero or more splits") else {
        return .array([])
      }
      let text = arguments[0].substring
      if let separator = arguments[1].character?.asciiValue, PlainText.isPlain(text, machine) {
        return PlainText.split(
          text, at: separator, maxSplits: arguments[2].int, omittingEmpty: arguments[3].bool,
          machine)
      }
      return .array(
        machine.split(text, maxSplits: arguments[2].int, omittingEmpty: arguments[3].bool) {
          $0 == arguments[1].character
        })
    }
    for separator in ["String", "Substring"] {
      type.native(
        "@_disfavoredOverload func split(separator: \(separator), maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]"
      ) { machine, arguments in
        .array(
          machine.split(
            arguments[0].substring, at: arguments[1].string, maxSplits: max(0, arguments[2].int),
            omittingEmpty: arguments[3].bool))
      }
    }
  }

  static func splitting(_ type: MemberTable<String>) {
    type.native("func prefix(while predicate: (Character) -> Bool) -> Substring") {
      machine, arguments in
      let text = arguments[0].substring
      return .substring(text[..<end(of: text, while: arguments[1], machine)])
    }
    type.native("func drop(while predicate: (Character) -> Bool) -> Substring") {
      machine, arguments in
      let text = arguments[0].substring
      return .substring(text[end(of: text, while: arguments[1], machine)...])
    }
    type.native(
      "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) -> Bool) -> [Substring]"
    ) { machine, arguments in
      .array(
        machine.split(
          arguments[0].substring, maxSplits: max(0, arguments[1].int),
          omittingEmpty: arguments[2].bool
        ) { machine.ask(arguments[3], .character($0)).bool })
    }
  }

  /// Where the characters end that a closure holds for.
  private static func end(of text: Substring, while predicate: Value, _ machine: Machine)
    -> String.Index
  {
    machine.firstPlace(in: text) { !machine.ask(predicate, .character($0)).bool } ?? text.endIndex
  }

  /// So many characters from the beginning on, or back from the end; `nil` if there are fewer.
  static func place(
    _ machine: Machine, _ text: Substring, _ count: Int, fromEnd: Bool = false
  ) -> String.Index? {
    fromEnd
      ? machine.place(in: text, from: text.endIndex, by: -count, limit: text.startIndex)
      : machine.place(in: text, from: text.startIndex, by: count, limit: text.endIndex)
  }

  /// A text that is made of another one, stretch by stretch.
  static func changedText(
    _ type: MemberTable<String>, _ row: String, atSpaces: Bool = false,
    _ change: @escaping (String) -> String
  ) {
    let body: Native = { machine, arguments in
      .string(machine.changed(arguments[0].string, atSpaces: atSpaces, change))
    }
    if row.hasPrefix("var") {
      type.native(row, get: body, set: nil)
    } else {
      type.native(row, body)
    }
  }

  private static func part(
    _ type: MemberTable<String>, _ row: String, _ count: PartCount,
    _ body: @escaping (Machine, Substring, Int) -> Substring
  ) {
    type.native(row) { machine, arguments in
      guard count.isRight(arguments[1], machine) else { return .string("") }
      return .substring(body(machine, arguments[0].substring, arguments[1].int))
    }
  }
}
