/// Operators that need more than one machine step.
enum Arithmetic {
  static let joinStrings: Native = { machine, arguments in
    let (first, second) = (arguments[0].string, arguments[1].string)
    guard machine.hasMemory(for: first.utf8.count + second.utf8.count) else { return .string("") }
    return .string(first + second)
  }

  static let appendString: Native = { machine, arguments in
    let text = arguments[1].string
    guard machine.hasMemory(for: text.utf8.count) else { return .void }
    changeText(arguments) { $0 += text }
    return .void
  }

  static let appendArray: Native = { machine, arguments in
    let elements = SequenceConversion.array(of: arguments[1], machine)
    arguments[1] = .none
    changeElements(arguments) { machine.append(elements, to: &$0) }
    return .void
  }

  static let joinArrays: Native = { machine, arguments in
    let (first, second) = (
      arguments[0].elements, SequenceConversion.array(of: arguments[1], machine)
    )
    guard machine.hasRoom(for: first.count + second.count) else { return .array([]) }
    var joined = machine.copied(first[...], spare: second.count)
    machine.append(second, to: &joined)
    return .array(joined)
  }

  /// The same where the first is any sequence.
  static func joinBehind(isSlice: Bool) -> Native {
    { machine, arguments in
      arguments[0] = .array(SequenceConversion.array(of: arguments[0], machine))
      let joined = joinArrays(machine, arguments)
      return isSlice ? .slice(joined.elements, from: 0) : joined
    }
  }

  static let joinSlices: Native = { machine, arguments in
    let start = StandardLibrary.start(of: arguments[0])
    return .slice(joinArrays(machine, arguments).elements, from: start)
  }

  static let halfOpenRange: Native = { machine, arguments in
    if Equality.isLess(arguments[1], arguments[0]) {
      machine.trap("Range requires lowerBound <= upperBound")
    }
    return .box(RangeBox(arguments[0], arguments[1], isClosed: false))
  }

  static let closedRange: Native = { machine, arguments in
    if Equality.isLess(arguments[1], arguments[0]) {
      machine.trap("Range requires lowerBound <= upperBound")
    }
    return .box(RangeBox(arguments[0], arguments[1], isClosed: true))
  }

  static let rangeContains: Native = { _, arguments in
    .bool((arguments[0].box as? RangeBox)?.contains(arguments[1]) ?? false)
  }

  static func order(_ name: String) -> Native {
    if name == "<" { return { _, arguments in .bool(Equality.isLess(arguments[0], arguments[1])) } }
    return { _, arguments in .bool(Equality.isOrdered(arguments[0], name, arguments[1])) }
  }

  /// The operator on whole numbers that are not `Int`, on `Float`, and on bits.
  static func native(_ name: String, _ type: String) -> Native? {
    if type == "Float" { return float(name) }
    if type == "Double" || type == "CGFloat" { return nil }
    return integer(name, type)
  }

  private static func float(_ name: String) -> Native? {
    func rounded(_ body: @escaping (Float, Float) -> Float) -> Native {
      { _, arguments in
        .double(Double(body(Float(arguments[0].double), Float(arguments[1].double))))
      }
    }
    switch name {
    case "+": return rounded(+)
    case "-": return rounded(-)
    case "*": return rounded(*)
    case "/": return rounded(/)
    default: return nil
    }
  }
}

/// Building collections from the arrays that literals make.
enum Collections {
  static let makeSet: Native = { machine, arguments in
    let box = TableBox(isSet: true)
    SequenceConversion.each(arguments[0], machine) { box.insert($0) }
    return .box(box)
  }

  /// From an array of keys and values by turns.
  static let makeDictionary: Native = { machine, arguments in
    let box = TableBox()
    let parts = arguments[0].elements
    for index in stride(from: 0, to: parts.count - 1, by: 2) where machine.goesOn() {
      if box[parts[index]] != nil {
        machine.trap("Dictionary literal contains duplicate keys")
      }
      box[parts[index]] = parts[index + 1]
    }
    return .box(box)
  }
}
