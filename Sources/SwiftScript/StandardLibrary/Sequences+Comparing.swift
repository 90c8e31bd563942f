/// How sequences are compared with others. No more is asked of either than the answer needs: one of
/// the script's own may have no end.
extension StandardLibrary {
  static func comparing(_ type: MemberTable<Value>) {
    type.native("func elementsEqual(_ other: Sequence<Element>) -> Bool where Element: Equatable") {
      machine, arguments in
      if let one = arguments[0].exact(ArrayBox.self), let other = arguments[1].exact(ArrayBox.self)
      {
        return .bool(Equality.areEqual(one.elements[...], other.elements[...]))
      }
      return .bool(agree(arguments, machine, Equality.areEqual))
    }
    type.native(
      "func elementsEqual<T>(_ other: Sequence<T>, by areEquivalent: (Element, T) -> Bool) -> Bool"
    ) { machine, arguments in
      let areEquivalent = arguments[2]
      return .bool(agree(arguments, machine) { machine.ask(areEquivalent, $0, $1).bool })
    }
    type.native("func starts(with prefix: Sequence<Element>) -> Bool where Element: Equatable") {
      machine, arguments in
      let wanted = SequenceConversion.walker(arguments[1].unerased, machine)
      var isPrefix: Bool?
      SequenceConversion.walk(arguments[0], machine) { element in
        guard let other = wanted() else {
          isPrefix = true
          return false
        }
        if !Equality.areEqual(element, other) { isPrefix = false }
        return isPrefix == nil
      }
      return .bool(isPrefix ?? (wanted() == nil))
    }
  }

  /// Whether both have as many elements, and each agrees with its counterpart.
  private static func agree(
    _ arguments: UnsafeMutablePointer<Value>, _ machine: Machine,
    _ areEquivalent: (Value, Value) -> Bool
  ) -> Bool {
    let one = SequenceConversion.walker(arguments[0].unerased, machine)
    let other = SequenceConversion.walker(arguments[1].unerased, machine)
    while machine.goesOn() {
      switch (one(), other()) {
      case (let left?, let right?): guard areEquivalent(left, right) else { return false }
      case (nil, nil): return true
      default: return false
      }
    }
    return false
  }
}
