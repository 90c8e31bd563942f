extension StandardLibrary {
  /// The parts of a range of whole numbers, which are ranges themselves.
  static func rangeParts(_ type: MemberTable<Value>) {
    part(type, "prefix(_ maxLength: Int)", .prefix) { $0.prefix($1) }
    part(type, "suffix(_ maxLength: Int)", .suffix) { $0.suffix($1) }
    part(type, "dropFirst(_ count: Int = 1)", .dropped) { $0.dropFirst($1) }
    part(type, "dropLast(_ count: Int = 1)", .dropped) { $0.dropLast($1) }
    type.native("func prefix(upTo end: Bound) -> Range<Bound>") { machine, arguments in
      slice(arguments[0], { $0.lowerBound..<max($0.lowerBound, $1) }, arguments[1], machine)
    }
    type.native("func prefix(through position: Bound) -> Range<Bound>") { machine, arguments in
      slice(arguments[0], { $0.lowerBound..<max($0.lowerBound, $1 + 1) }, arguments[1], machine)
    }
    type.native("func suffix(from start: Bound) -> Range<Bound>") { machine, arguments in
      slice(arguments[0], { min($1, $0.upperBound)..<$0.upperBound }, arguments[1], machine)
    }
    type.native("func prefix(while predicate: (Bound) -> Bool) -> Range<Bound>") {
      machine, arguments in
      let whole = bounds(arguments[0])
      return range(whole.lowerBound..<end(of: whole, while: arguments[1], machine))
    }
    type.native("func drop(while predicate: (Bound) -> Bool) -> Range<Bound>") {
      machine, arguments in
      let whole = bounds(arguments[0])
      return range(end(of: whole, while: arguments[1], machine)..<whole.upperBound)
    }
  }

  private static func bounds(_ value: Value) -> Range<Int> {
    let lower = value.range?.lower?.int ?? 0
    return lower..<max(lower, value.range?.upper?.int ?? 0)
  }

  private static func range(_ range: Range<Int>) -> Value {
    .box(RangeBox(.int(range.lowerBound), .int(range.upperBound), isClosed: false))
  }

  private static func part(
    _ type: MemberTable<Value>, _ member: String, _ count: PartCount,
    _ part: @escaping (Range<Int>, Int) -> Range<Int>
  ) {
    type.native("func \(member) -> Range<Bound>") { machine, arguments in
      guard count.isRight(arguments[1], machine) else { return .none }
      return range(part(bounds(arguments[0]), arguments[1].int))
    }
  }

  private static func slice(
    _ value: Value, _ part: (Range<Int>, Int) -> Range<Int>, _ place: Value, _ machine: Machine
  ) -> Value {
    let whole = bounds(value)
    guard
      machine.require(
        place.int >= whole.lowerBound && place.int <= whole.upperBound, "Range out of bounds")
    else { return .none }
    return range(part(whole, place.int))
  }

  private static func end(of whole: Range<Int>, while predicate: Value, _ machine: Machine) -> Int {
    let test = ClosureCall(machine, predicate)
    for number in whole where machine.goesOn() {
      if !test(.int(number)).bool { return number }
    }
    return whole.upperBound
  }
}
