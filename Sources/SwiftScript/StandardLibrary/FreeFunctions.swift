import Foundation

extension StandardLibrary {
  static let output = [
    FunctionBinding(
      "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"
    ) { machine, arguments in write(machine, arguments, debug: false) },
    FunctionBinding(
      "func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"
    ) { machine, arguments in write(machine, arguments, debug: true) },
    FunctionBinding(
      "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", to output: inout String)"
    ) { machine, arguments in
      let text = printed(machine, arguments, debug: false)
      guard !machine.isHalted, let cell = arguments[3].box as? Cell else { return .void }
      cell.value = .string(cell.value.string + text)
      return .void
    },
    FunctionBinding("func readLine(strippingNewline: Bool = true) -> String?") { _, arguments in
      Swift.readLine(strippingNewline: arguments[0].bool).map { Value.string($0).some } ?? .none
    },
  ]

  private static func write(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, debug: Bool
  ) -> Value {
    machine.writeOut()
    var console = ConsoleStream(machine)
    let writer = Description.Writer(machine: machine)
    for (place, item) in arguments[0].elements.enumerated() {
      if place > 0 { console.write(arguments[1].string) }
      writer.write(item, .any, debug, to: &console)
      // A `description` of the script may have stopped it.
      if machine.isHalted { break }
    }
    if !machine.isHalted { console.write(arguments[2].string) }
    machine.writeOut()
    return .void
  }

  private static func printed(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, debug: Bool
  ) -> String {
    let texts = arguments[0].elements.map {
      Description.text(of: $0, as: .any, machine, debug: debug)
    }
    return texts.joined(separator: arguments[1].string) + arguments[2].string
  }

  /// Whoever hands on where it was called from; the trace tells where that is.
  private static let place = "file: StaticString = \"\", line: UInt = 0"

  /// Functions that stop the program, each with Swift's own sentence.
  static let checks = [
    FunctionBinding("func fatalError(_ message: String = \"\", \(place)) -> Never") {
      machine, arguments in
      machine.trap(arguments[0].string)
      return .void
    },
    FunctionBinding("func preconditionFailure(_ message: String = \"\", \(place)) -> Never") {
      machine, arguments in
      machine.trap(arguments[0].string)
      return .void
    },
    FunctionBinding("func assertionFailure(_ message: String = \"\", \(place))") {
      machine, arguments in
      machine.trap(arguments[0].string)
      return .void
    },
    FunctionBinding(
      "func precondition(_ condition: Bool, _ message: @autoclosure () -> String = \"\", \(place))"
    ) { machine, arguments in
      check(machine, arguments, "Precondition failed")
    },
    FunctionBinding(
      "func assert(_ condition: Bool, _ message: @autoclosure () -> String = \"\", \(place))"
    ) { machine, arguments in
      check(machine, arguments, "Assertion failed")
    },
  ]

  private static func check(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, _ sentence: String
  ) -> Value {
    if arguments[0].bool { return .void }
    let message = arguments[1].callable.map { machine.call($0, []).string } ?? ""
    machine.trap(message.isEmpty ? sentence : "\(sentence): \(message)")
    return .void
  }

  static let comparisons: [FunctionBinding] =
    choices + [
      FunctionBinding("func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool", isOnlyOne),
      FunctionBinding("func abs<T: SignedNumeric>(_ x: T) -> T") { machine, arguments in
        if case .double(let number) = arguments[0] { return .double(Swift.abs(number)) }
        if let number = Decimal.unwrap(arguments[0]) { return Swift.abs(number).wrapped }
        guard machine.require(arguments[0].int != .min, "arithmetic overflow") else {
          return .int(0)
        }
        return .int(Swift.abs(arguments[0].int))
      },
      FunctionBinding("func swap<T: ~Copyable>(_ a: inout T, _ b: inout T)") { _, arguments in
        if let a = arguments[0].box as? Cell, let b = arguments[1].box as? Cell {
          (a.value, b.value) = (b.value, a.value)
        }
        return .void
      },
      FunctionBinding(
        "func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B>"
      ) { machine, arguments in
        let (one, other) = zipped(arguments[0], arguments[1], machine)
        return .box(
          ViewBox(
            machine.made(Swift.min(one.count, other.count)) { .tuple([one[$0], other[$0]]) },
            of: [arguments[0], arguments[1]]))
      },
      FunctionBinding(
        "func _changes<T>(_ new: [T], _ old: [T], _ same: (T, T) -> Bool) -> [(Int, Bool, T)]"
      ) { machine, arguments in
        let same = ClosureCall(machine, arguments[2])
        let steps = arguments[0].elements.difference(from: arguments[1].elements) {
          machine.goesOn() && same($0, $1).bool
        }
        return .array(
          steps.map { change in
            switch change {
            case .insert(let offset, let element, _):
              .tuple([.int(offset), .bool(true), element])
            case .remove(let offset, let element, _):
              .tuple([.int(offset), .bool(false), element])
            }
          })
      },
      FunctionBinding("func repeatElement<T>(_ element: T, count: Int) -> Repeated<T>") {
        machine, arguments in
        let count = arguments[1].int
        guard machine.require(count >= 0, "Repetition count should be non-negative") else {
          return .array([])
        }
        return .box(ViewBox(machine.made(count) { _ in arguments[0] }, of: [arguments[0]]))
      },
    ] + strides

  /// The elements of both, of `1...` as many as the other has.
  private static func zipped(
    _ one: Value, _ other: Value, _ machine: Machine
  ) -> ([Value], [Value]) {
    if one.range?.isLong == true {
      let elements = SequenceConversion.array(of: other, machine)
      return (SequenceConversion.prefix(elements.count, of: one, machine), elements)
    }
    let elements = SequenceConversion.array(of: one, machine)
    if other.range?.isLong == true {
      return (elements, SequenceConversion.prefix(elements.count, of: other, machine))
    }
    return (elements, SequenceConversion.array(of: other, machine))
  }

  /// The call has taken the object out of its place: the cell is the only one of ours that holds it.
  private static let isOnlyOne: Native = { _, arguments in
    guard let cell = arguments[0].box as? Cell else { return .bool(false) }
    return .bool(withUnsafeMutablePointer(to: &cell.value) { $0.isOnlyReference })
  }

  /// `min` and `max`: of numbers first, so that literals take the type of the other argument.
  private static let choices: [FunctionBinding] =
    ["Int", "Double", "CGFloat"].flatMap { type in
      [
        FunctionBinding(
          "func min(_ x: \(type), _ y: \(type), _ rest: \(type)...) -> \(type)", least),
        FunctionBinding(
          "func max(_ x: \(type), _ y: \(type), _ rest: \(type)...) -> \(type)", greatest),
      ]
    } + [
      FunctionBinding("func min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T", least),
      FunctionBinding("func max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T", greatest),
    ]

  private static let least: Native = { _, arguments in
    ([arguments[1]] + arguments[2].elements).reduce(arguments[0]) {
      Equality.isLess($1, $0) ? $1 : $0
    }
  }

  private static let greatest: Native = { _, arguments in
    ([arguments[1]] + arguments[2].elements).reduce(arguments[0]) {
      // What is no number is neither less nor as great: it stands if it comes first.
      if case (.double(let first), .double(let next)) = ($0, $1) { return next >= first ? $1 : $0 }
      return Equality.isLess($1, $0) ? $0 : $1
    }
  }

  private static let strides: [FunctionBinding] =
    ["Int", "Double", "CGFloat"].flatMap { strides(over: $0, by: $0) }
    + integerNames.subtracting(["Int"]).sorted().flatMap { strides(over: $0, by: "Int") }

  private static func strides(over type: String, by step: String) -> [FunctionBinding] {
    [
      FunctionBinding(
        "func stride(from start: \(type), to end: \(type), by stride: \(step)) -> StrideTo<\(type)>"
      ) { machine, arguments in steps(machine, arguments, includesEnd: false) },
      FunctionBinding(
        "func stride(from start: \(type), through end: \(type), by stride: \(step)) -> StrideThrough<\(type)>"
      ) { machine, arguments in steps(machine, arguments, includesEnd: true) },
    ]
  }

  /// All steps at once, where Swift makes them one by one; more than ten million are refused.
  private static func steps(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, includesEnd: Bool
  ) -> Value {
    if arguments[0].box != nil || arguments[1].box != nil {
      return wideSteps(machine, arguments, includesEnd: includesEnd)
    }
    let count =
      arguments[2].double == 0
      ? 0 : (arguments[1].double - arguments[0].double) / arguments[2].double
    guard machine.require(arguments[2].double != 0, "Stride size must not be zero"),
      machine.require(count < 10_000_000, "LayoutLab: a stride of more than ten million steps")
    else { return .array([]) }
    if case .int(let start) = arguments[0] {
      let (end, step) = (arguments[1].int, arguments[2].int)
      return includesEnd
        ? walked(stride(from: start, through: end, by: step), machine, Value.int)
        : walked(stride(from: start, to: end, by: step), machine, Value.int)
    }
    let (start, end, step) = (arguments[0].double, arguments[1].double, arguments[2].double)
    return includesEnd
      ? walked(stride(from: start, through: end, by: step), machine, Value.double)
      : walked(stride(from: start, to: end, by: step), machine, Value.double)
  }

  private static func walked<Number>(
    _ numbers: some Sequence<Number>, _ machine: Machine, _ value: (Number) -> Value
  ) -> Value {
    var elements: [Value] = []
    for number in numbers {
      guard machine.goesOn() else { break }
      machine.add(value(number), to: &elements)
    }
    return .array(elements)
  }

  /// Between numbers that are too great for an `Int`.
  private static func wideSteps(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, includesEnd: Bool
  ) -> Value {
    let (end, step) = (arguments[1].wholeNumber, arguments[2].wholeNumber)
    guard machine.require(step != 0, "Stride size must not be zero") else { return .array([]) }
    var (next, elements) = (arguments[0].wholeNumber, [Value]())
    while step > 0 ? next < end : next > end, machine.goesOn() {
      guard
        machine.require(
          elements.count < 10_000_000, "LayoutLab: a stride of more than ten million steps")
      else { return .array([]) }
      elements.append(.whole(next))
      next += step
    }
    if includesEnd, next == end { elements.append(.whole(next)) }
    return .array(elements)
  }
}
