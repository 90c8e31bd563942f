/// Parts of sequences.
///
/// What an array gives is an `ArraySlice`, whose indices are the array's; other sequences give
/// arrays.
extension StandardLibrary {
  static func slicing(_ type: MemberTable<Value>, _ part: String) {
    slice(type, "func prefix(_ maxLength: Int) -> \(part)", .prefix) { $0.prefix($1) }
    slice(type, "func suffix(_ maxLength: Int) -> \(part)", .suffix) { $0.suffix($1) }
    slice(type, "func dropFirst(_ count: Int = 1) -> \(part)", .dropped) { $0.dropFirst($1) }
    slice(type, "func dropLast(_ count: Int = 1) -> \(part)", .dropped) { $0.dropLast($1) }
    prefixes(type, part)
    type.native("func drop(while predicate: (Element) -> Bool) -> \(part)") { machine, arguments in
      let holds = test(machine, arguments[1])
      return withParts(arguments[0], machine) { elements in
        var start = 0
        while start < elements.count, machine.goesOn(), holds(elements[start]) { start += 1 }
        return slice(elements[start...], of: arguments[0], as: part, machine)
      }
    }
    guard part != "[Element]" else { return }
    // As sequences they give arrays, where the place wants one.
    slice(type, "func suffix(_ maxLength: Int) -> [Element]", .suffix) {
      $0.suffix($1)
    }
    slice(type, "func dropLast(_ count: Int = 1) -> [Element]", .dropped) {
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
      return slice(elements[...], of: arguments[0], as: part, machine)
    }
  }

  static func splitting(_ type: MemberTable<Value>, _ part: String) {
    type.native(
      "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [\(part)] where Element: Equatable"
    ) { machine, arguments in
      split(arguments, part, machine, maxSplits: arguments[2], omittingEmpty: arguments[3]) {
        Equality.areEqual($0, arguments[1])
      }
    }
    type.native(
      "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) -> Bool) -> [\(part)]"
    ) { machine, arguments in
      split(
        arguments, part, machine, maxSplits: arguments[1], omittingEmpty: arguments[2],
        test(machine, arguments[3]))
    }
  }

  private static func split(
    _ arguments: UnsafeMutablePointer<Value>, _ type: String, _ machine: Machine, maxSplits: Value,
    omittingEmpty: Value, _ isSeparator: (Value) -> Bool
  ) -> Value {
    withParts(arguments[0], machine) { elements in
      let pieces = machine.split(
        elements, maxSplits: max(0, maxSplits.int), omittingEmpty: omittingEmpty.bool, isSeparator)
      return .array(
        machine.made(pieces.count) {
          slice(elements[pieces[$0]], of: arguments[0], as: type, machine)
        })
    }
  }

  /// A part of the elements of `whole`, as the row's text says.
  private static func slice(
    _ part: ArraySlice<Value>, of whole: Value, as type: String, _ machine: Machine
  ) -> Value {
    let elements = machine.copied(part)
    guard type != "[Element]" else { return .array(elements) }
    if type.hasPrefix("Slice<") || type.hasPrefix("Substring.") {
      return .box(ViewBox(elements, of: [whole], from: part.startIndex))
    }
    return .slice(elements, from: start(of: whole) + part.startIndex)
  }

  private static func slice(
    _ rows: MemberTable<Value>, _ text: String, _ kind: PartCount,
    _ body: @escaping ([Value], Int) -> ArraySlice<Value>
  ) {
    let type = text.split(separator: "-> ").last.map(String.init) ?? ""
    rows.native(text) { machine, arguments in
      guard kind.isRight(arguments[1], machine) else { return .array([]) }
      let count = arguments[1].int
      if kind == .prefix, arguments[0].range != nil {
        let elements = SequenceConversion.prefix(count, of: arguments[0], machine)
        return slice(elements[...], of: arguments[0], as: type, machine)
      }
      guard kind == .prefix, arguments[0].unerased.isScripted else {
        return withParts(arguments[0], machine) {
          slice(body($0, count), of: arguments[0], as: type, machine)
        }
      }
      return .array(SequenceConversion.prefix(count, of: arguments[0], machine))
    }
  }
}
