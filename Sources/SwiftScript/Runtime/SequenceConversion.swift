/// Walking over the things that a `for` loop or a sequence parameter takes.
enum SequenceConversion {
  /// Any sequence as an array of its elements.
  static let elements: Native = { machine, arguments in
    arguments[0].exact(ArrayBox.self) == nil
      ? .array(array(of: arguments[0], machine)) : arguments[0]
  }

  /// An array with a closure applied to each element.
  static let map: Native = { machine, arguments in
    guard let transform = arguments[1].callable else { return .array([]) }
    return .array(arguments[0].elements.map { machine.call(transform, [$0]) })
  }

  static func array(of value: Value, _ machine: Machine) -> [Value] {
    let value = value.unerased
    if value.isScripted {
      return iterated(value, machine)
    }
    switch value.box {
    case let box as ArrayBox: return box.elements
    case let box as StringBox:
      if PlainText.isPlain(box.text, machine) { return PlainText.characters(box.text, machine) }
      var elements: [Value] = []
      for character in box.text {
        guard machine.goesOn() else { break }
        elements.append(.box(CharacterBox(character)))
      }
      return elements
    case let box as SubstringBox: return array(of: .string(String(box.text)), machine)
    case let box as TableBox:
      return box.isSet ? box.keys : zip(box.keys, box.values).map { .tuple([$0, $1]) }
    case let box as RangeBox:
      guard case .int(let lower)? = box.lower, case .int(let upper)? = box.upper else {
        machine.trap("Range is not countable")
        return []
      }
      let end = box.isClosed ? upper : upper - 1
      guard lower <= end, machine.hasRoom(for: end &- lower) else { return [] }
      var elements: [Value] = []
      elements.reserveCapacity(end - lower + 1)
      for number in lower...end where machine.goesOn() { elements.append(.int(number)) }
      return elements
    default: return []
    }
  }

  /// Goes over the elements for as long as `body` says so.
  ///
  /// A sequence that the script declares may have no end: no more is asked of it than is needed.
  static func walk(_ value: Value, _ machine: Machine, _ body: (Value) -> Bool) {
    let value = value.unerased
    guard value.isScripted else {
      for element in array(of: value, machine) where !(machine.goesOn() && body(element)) { return }
      return
    }
    let next = walker(value, machine)
    while let element = next(), body(element) {}
  }

  /// What gives the elements of a sequence of the script's one by one.
  static func walker(_ value: Value, _ machine: Machine) -> () -> Value? {
    let iterator = machine.call(member: "makeIterator", of: value) ?? value
    let cell = Cell(iterator)
    return {
      guard !machine.isHalted,
        let next = machine.call(member: "next", of: iterator.object == nil ? .box(cell) : iterator),
        !next.isNone
      else { return nil }
      machine.countStep()
      return next.payload
    }
  }

  /// The elements of a sequence that the script declares, all of them.
  private static func iterated(_ value: Value, _ machine: Machine) -> [Value] {
    var elements: [Value] = []
    let next = walker(value, machine)
    while let element = next() { elements.append(element) }
    return elements
  }
}

extension Value {
  /// A value of a type that the script declares.
  var isScripted: Bool { object != nil || box is StructBox || box is EnumBox }
}

extension Machine {
  /// Calls the script's method `name` on `value`, or on what a cell holds.
  func call(member name: String, of value: Value) -> Value? {
    let receiver = (value.box as? Cell)?.value ?? value
    guard !isHalted, let nominal = library.nominal(of: receiver),
      let member = library.memberLookup?(nominal, name).first(where: {
        if case .function = $0.implementation { !$0.isStatic } else { false }
      })
    else { return nil }
    var window = [value]
    return window.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { invoke(member, $0, count: 1) }
    }
  }

  /// A step of a loop that runs in the library: it counts, and can be interrupted, like any other.
  func countStep() {
    steps += 1
    if steps >= nextCheck { _ = check() }
  }
}
