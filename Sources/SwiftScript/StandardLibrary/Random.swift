/// Random numbers from a generator that starts alike in every session, so that a session can be
/// repeated to the byte.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64 = 0x4C61_796F_7574_4C61

  /// SplitMix64.
  ///
  /// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators",
  /// OOPSLA 2014, doi:10.1145/2660193.2660195.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A generator that the script declares, asked for one number after the other.
struct ScriptGenerator: RandomNumberGenerator {
  let machine: Machine
  let place: Value

  mutating func next() -> UInt64 {
    let own = (place.box as? Cell)?.value ?? place
    // The library's own generator: `SystemRandomNumberGenerator`.
    guard own.isScripted else { return machine.random.next() }
    return machine.call(member: "next", of: own.object == nil ? place : own)?.bits(UInt64.self) ?? 0
  }
}

extension StandardLibrary {
  static func randomIntegers<Host, Number: FixedWidthInteger>(
    _ type: MemberTable<Host>, _ number: Number.Type
  ) {
    for range in ["Range", "ClosedRange"] {
      type.native("static func random(in range: \(range)<Self>) -> Self") { machine, arguments in
        guard let range = arguments[0].range,
          let lower = range.lower?.bits(number), let upper = range.upper?.bits(number),
          machine.require(
            range.isClosed || lower < upper, "Can't get random value with an empty range")
        else { return .int(0) }
        return .whole(
          range.isClosed
            ? Number.random(in: lower...upper, using: &machine.random)
            : Number.random(in: lower..<upper, using: &machine.random))
      }
      type.native(
        "static func random<G: RandomNumberGenerator>(in range: \(range)<Self>, using generator: inout G) -> Self"
      ) { machine, arguments in
        guard let range = arguments[0].range,
          let lower = range.lower?.bits(number), let upper = range.upper?.bits(number),
          machine.require(
            range.isClosed || lower < upper, "Can't get random value with an empty range")
        else { return .int(0) }
        var generator = ScriptGenerator(machine: machine, place: arguments[1])
        return .whole(
          range.isClosed
            ? Number.random(in: lower...upper, using: &generator)
            : Number.random(in: lower..<upper, using: &generator))
      }
    }
  }

  /// A `Float` is made of fewer of the generator's bits than a `Double`.
  static func randomNumbers<Host, Number: BinaryFloatingPoint>(
    _ type: MemberTable<Host>, _ number: Number.Type
  ) where Number.RawSignificand: FixedWidthInteger {
    for range in ["Range", "ClosedRange"] {
      type.native("static func random(in range: \(range)<Self>) -> Self") { machine, arguments in
        guard let range = arguments[0].range, let lower = (range.lower?.double).map({ Number($0) }),
          let upper = (range.upper?.double).map({ Number($0) }),
          machine.require(
            lower < upper || (range.isClosed && lower == upper),
            "Can't get random value with an empty range")
        else { return .double(0) }
        return .double(
          Double(
            range.isClosed
              ? Number.random(in: lower...upper, using: &machine.random)
              : Number.random(in: lower..<upper, using: &machine.random)))
      }
      type.native(
        "static func random<G: RandomNumberGenerator>(in range: \(range)<Self>, using generator: inout G) -> Self"
      ) { machine, arguments in
        guard let range = arguments[0].range, let lower = (range.lower?.double).map({ Number($0) }),
          let upper = (range.upper?.double).map({ Number($0) }),
          machine.require(
            lower < upper || (range.isClosed && lower == upper),
            "Can't get random value with an empty range")
        else { return .double(0) }
        var generator = ScriptGenerator(machine: machine, place: arguments[1])
        return .double(
          Double(
            range.isClosed
              ? Number.random(in: lower...upper, using: &generator)
              : Number.random(in: lower..<upper, using: &generator)))
      }
    }
  }

  static func randomElements(_ type: MemberTable<Value>) {
    type.native(
      "func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element?"
    ) { machine, arguments in
      var generator = ScriptGenerator(machine: machine, place: arguments[1])
      return SequenceConversion.array(of: arguments[0], machine)
        .randomElement(using: &generator)?.some ?? .none
    }
    type.native("func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element]") {
      machine, arguments in
      var generator = ScriptGenerator(machine: machine, place: arguments[1])
      return .array(
        SequenceConversion.array(of: arguments[0], machine).shuffled(using: &generator))
    }
    type.native("func randomElement() -> Element?") { machine, arguments in
      withParts(arguments[0], machine) {
        $0.randomElement(using: &machine.random)?.some ?? .none
      }
    }
    type.native("func shuffled() -> [Element]") { machine, arguments in
      withParts(arguments[0], machine) { .array(machine.shuffled($0)) }
    }
  }
}
