/// `joined()` and `joined(separator:)`: of texts a text, of sequences a view of them.
extension StandardLibrary {
  /// - Parameter whole: the type that has the rows, where it is an array or a slice of one.
  static func joining(_ type: MemberTable<Value>, _ whole: String?) {
    let flat = whole == "[Element]" ? "FlattenSequence<[[T]]>" : "[T]"
    type.native("func joined<T>() -> \(flat) where Element == [T]") { machine, arguments in
      let elements = withParts(arguments[0], machine) { machine.joined($0) }
      return flat == "[T]" ? .array(elements) : .box(ViewBox(elements, of: [arguments[0]]))
    }
    type.native("func joined<T>() -> [T] where Element == ArraySlice<T>") { machine, arguments in
      withParts(arguments[0], machine) { .array(machine.joined($0)) }
    }
    // The last in generic code; what is known to be texts the two before take.
    for demand in ["Element == String", "Element == Substring", "Element: StringProtocol"] {
      type.native("func joined(separator: String = \"\") -> String where \(demand)") {
        machine, arguments in
        withParts(arguments[0], machine) {
          .string(joined($0, arguments[1].string, machine))
        }
      }
    }
    let view = whole == "[Element]" ? "JoinedSequence<[[T]]>" : "[T]"
    type.native("func joined<T>(separator: [T]) -> \(view) where Element == [T]") {
      machine, arguments in
      let separator = arguments[1]
      let elements = withParts(arguments[0], machine) { spaced($0, by: separator, machine) }
      return view == "[T]"
        ? .array(elements) : .box(ViewBox(elements, of: [arguments[0], arguments[1]]))
    }
    // Of whatever else can be walked: ranges, sets, sequences of the script's.
    type.native("@_disfavoredOverload func joined() -> [Element.Element] where Element: Sequence") {
      machine, arguments in
      withParts(arguments[0], machine) { .array(machine.joined(walked($0, machine))) }
    }
    type.native(
      "@_disfavoredOverload func joined<S: Sequence>(separator: S) -> [Element.Element] where Element: Sequence, S.Element == Element.Element"
    ) { machine, arguments in
      let separator = Value.array(SequenceConversion.array(of: arguments[1], machine))
      return withParts(arguments[0], machine) {
        .array(spaced(walked($0, machine), by: separator, machine))
      }
    }
    if let whole {
      type.native(
        "func joined(separator: Substring) -> JoinedSequence<\(whole)> where Element == String"
      ) { machine, arguments in
        let text = withParts(arguments[0], machine) { joined($0, arguments[1].string, machine) }
        let separator = SequenceConversion.array(of: arguments[1], machine)
        return .box(
          ViewBox(
            SequenceConversion.array(of: .string(text), machine),
            of: [arguments[0], .array(separator)]))
      }
    }
  }

  /// Sequences as arrays of their elements.
  private static func walked(_ parts: [Value], _ machine: Machine) -> [Value] {
    parts.map { .array(SequenceConversion.array(of: $0, machine)) }
  }

  private static func spaced(
    _ lists: [Value], by separator: Value, _ machine: Machine
  ) -> [Value] {
    machine.joined(Array(lists.map { [$0] }.joined(separator: [separator])))
  }

  private static func joined(_ texts: [Value], _ separator: String, _ machine: Machine) -> String {
    let separator = TextLiteral(separator)
    return texts.withUnsafeBufferPointer { texts in
      // Read where they stand: a copy of each would be counted twice over.
      guard let first = texts.baseAddress.map(UnsafeMutablePointer.init(mutating:)) else {
        return ""
      }
      var size = 0
      for place in 0..<texts.count {
        guard machine.goesOn() else { return "" }
        size += length(first + place, machine) + separator.bytes.count
      }
      guard machine.hasMemory(for: size) else { return "" }
      return TextWriter.text(capacity: size) { writer in
        for place in 0..<texts.count {
          guard machine.goesOn() else { break }
          if place > 0 { writer.write(separator.bytes) }
          if let box = (first + place).borrow(machine.kinds.text) {
            box._withUnsafeGuaranteedRef { writer.write($0.text) }
          } else {
            texts[place].exact(SubstringBox.self)?.write(to: &writer)
          }
        }
      }
    }
  }

  private static func length(_ text: UnsafeMutablePointer<Value>, _ machine: Machine) -> Int {
    text.borrow(machine.kinds.text)?._withUnsafeGuaranteedRef { $0.text.utf8.count }
      ?? text.pointee.substring.utf8.count
  }
}
