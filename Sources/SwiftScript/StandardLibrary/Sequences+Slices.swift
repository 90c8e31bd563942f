/// Parts of sequences.
///
/// What an array gives is an `ArraySlice`, whose indices are the array's; other sequences give
/// arrays.
extension StandardLibrary {
  static func slicing(_ type: MemberTable<Value>, _ part: String) {
    slice(type, "func prefix(_ maxLength: Int) -> \(part)", takes: true) { $0.prefix($1) }
    slice(type, "func suffix(_ maxLength: Int) -> \(part)", takes: true) { $0.suffix($1) }
    slice(type, "func dropFirst(_ count: Int = 1) -> \(part)", takes: false) { $0.dropFirst($1) }
    slice(type, "func dropLast(_ count: Int = 1) -> \(part)", takes: false) { $0.dropLast($1) }
    prefixes(type, part)
    type.native("func drop(while predicate: (Element) -> Bool) -> \(part)") { machine, arguments in
      let elements = parts(arguments[0], machine)
      return slice(elements.drop(while: test(machine, arguments[1])), of: arguments[0], as: part)
    }
    guard part != "[Element]" else { return }
    // As sequences they give arrays, where the place wants one.
    slice(type, "func suffix(_ maxLength: Int) -> [Element]", takes: true) {
      $0.suffix($1)
    }
    slice(type, "func dropLast(_ count: Int = 1) -> [Element]", takes: false) {
      $0.dropLast($1)
    }
    prefixes(type, "[Element]")
  }

  private static func prefixes(_ type: MemberTable<Value>, _ part: String) {
    type.native("func prefix(while predicate: (Element) -> Bool) -> \(part)") {
      machine, arguments in
      let holds = test(machine, arguments[1])
      var elements: [Value] = []
      SequenceConversion.walk(arguments[0], machine) { element in
        guard holds(element) else { return false }
        elements.append(element)
        return true
      }
      return slice(elements[...], of: arguments[0], as: part)
    }
  }

  static func splitting(_ type: MemberTable<Value>, _ part: String) {
    type.native(
      "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [\(part)] where Element: Equatable"
    ) { machine, arguments in
      .array(
        parts(arguments[0], machine).split(
          maxSplits: max(0, arguments[2].int), omittingEmptySubsequences: arguments[3].bool
        ) { Equality.areEqual($0, arguments[1]) }.map { slice($0, of: arguments[0], as: part) })
    }
    type.native(
      "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) -> Bool) -> [\(part)]"
    ) { machine, arguments in
      .array(
        parts(arguments[0], machine).split(
          maxSplits: max(0, arguments[1].int), omittingEmptySubsequences: arguments[2].bool,
          whereSeparator: test(machine, arguments[3])
        ).map { slice($0, of: arguments[0], as: part) })
    }
  }

  /// A part of the elements of `whole`, as the row's text says.
  private static func slice(_ part: ArraySlice<Value>, of whole: Value, as type: String) -> Value {
    guard type != "[Element]" else { return .array(Array(part)) }
    return .slice(part, from: start(of: whole) + part.startIndex)
  }

  private static func slice(
    _ rows: MemberTable<Value>, _ text: String, takes: Bool,
    _ body: @escaping ([Value], Int) -> ArraySlice<Value>
  ) {
    let type = text.hasSuffix("[Element]") ? "[Element]" : ""
    rows.native(text) { machine, arguments in
      let name = text.contains("prefix") ? "prefix" : "suffix"
      guard
        machine.require(
          arguments[1].int >= 0,
          takes
            ? "Can't take a \(name) of negative length from a collection"
            : "Can't drop a negative number of elements from a collection")
      else { return .array([]) }
      let count = arguments[1].int
      guard name == "prefix", takes, arguments[0].unerased.isScripted else {
        let part = body(parts(arguments[0], machine), count)
        return slice(part, of: arguments[0], as: type)
      }
      var elements: [Value] = []
      guard count > 0 else { return .array([]) }
      SequenceConversion.walk(arguments[0], machine) { element in
        elements.append(element)
        return elements.count < count
      }
      return .array(elements)
    }
  }
}
