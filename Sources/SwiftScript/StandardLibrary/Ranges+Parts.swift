extension StandardLibrary {
  /// What lies between the elements that a range is split at, which are ranges, too.
  private static func rangeSplitting(_ type: MemberTable<Value>) {
    func split(
      _ range: Value, _ machine: Machine, maxSplits: Value, omittingEmpty: Value,
      _ isSeparator: (Value) -> Bool
    ) -> Value {
      guard machine.require(maxSplits.int >= 0, "Must take zero or more splits"),
        let whole = CountedRange(range.range, machine)
      else { return .array([]) }
      let pieces = machine.split(
        SequenceConversion.array(of: range, machine), maxSplits: maxSplits.int,
        omittingEmpty: omittingEmpty.bool, isSeparator)
      return .array(pieces.map { whole.part($0, machine) })
    }
    type.native(
      "func split(separator: Bound, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Range<Bound>]"
    ) { machine, arguments in
      split(arguments[0], machine, maxSplits: arguments[2], omittingEmpty: arguments[3]) {
        Equality.areEqual($0, arguments[1])
      }
    }
    type.native(
      "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Bound) -> Bool) -> [Range<Bound>]"
    ) { machine, arguments in
      split(
        arguments[0], machine, maxSplits: arguments[1], omittingEmpty: arguments[2],
        test(machine, arguments[3]))
    }
  }

  /// The parts of a range that can be walked, which are ranges themselves.
  static func rangeParts(_ type: MemberTable<Value>) {
    rangeSplitting(type)
    part(type, "prefix(_ maxLength: Int)", .prefix) { $0.prefix($1) }
    part(type, "suffix(_ maxLength: Int)", .suffix) { $0.suffix($1) }
    part(type, "dropFirst(_ count: Int = 1)", .dropped) { $0.dropFirst($1) }
    part(type, "dropLast(_ count: Int = 1)", .dropped) { $0.dropLast($1) }
    slice(type, "prefix(upTo end: Bound)") { 0..<max(0, $1) }
    slice(type, "prefix(through position: Bound)", isThrough: true) { 0..<max(0, $1 + 1) }
    slice(type, "suffix(from start: Bound)") { min($1, $0)..<$0 }
    part(type, "prefix(while predicate: (Bound) -> Bool)") { 0..<$1 }
    part(type, "drop(while predicate: (Bound) -> Bool)") { $1..<$0 }
  }

  private static func part(
    _ type: MemberTable<Value>, _ member: String, _ count: PartCount,
    _ part: @escaping (Range<Int>, Int) -> Range<Int>
  ) {
    type.native("func \(member) -> Range<Bound>") { machine, arguments in
      guard count.isRight(arguments[1], machine),
        let whole = CountedRange(arguments[0].range, machine)
      else { return .none }
      return whole.part(part(0..<whole.count, arguments[1].int), machine)
    }
  }

  /// A part whose end is said by a place.
  private static func slice(
    _ type: MemberTable<Value>, _ member: String, isThrough: Bool = false,
    _ part: @escaping (Int, Int) -> Range<Int>
  ) {
    type.native("func \(member) -> Range<Bound>") { machine, arguments in
      guard let whole = CountedRange(arguments[0].range, machine) else { return .none }
      let place = whole.offset(of: arguments[1], machine)
      let end = isThrough ? whole.count - 1 : whole.count
      guard machine.require(place >= 0 && place <= end, "Range out of bounds") else {
        return .none
      }
      return whole.part(part(whole.count, place), machine)
    }
  }

  /// A part that ends or starts where the first element is that a closure says no to.
  private static func part(
    _ type: MemberTable<Value>, _ member: String, _ part: @escaping (Int, Int) -> Range<Int>
  ) {
    type.native("func \(member) -> Range<Bound>") { machine, arguments in
      guard let whole = CountedRange(arguments[0].range, machine) else { return .none }
      let test = ClosureCall(machine, arguments[1])
      var place = 0
      while place < whole.count, machine.goesOn(), test(whole.bound(place, machine)).bool {
        place += 1
      }
      return whole.part(part(whole.count, place), machine)
    }
  }
}

extension CountedRange {
  fileprivate func part(_ offsets: Range<Int>, _ machine: Machine) -> Value {
    .box(
      RangeBox(
        bound(offsets.lowerBound, machine), bound(offsets.upperBound, machine), isClosed: false))
  }
}
