import Foundation

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
    let elements = arguments[0].elements
    return .array(machine.made(elements.count) { machine.call(transform, elements[$0]) })
  }

  static func array(of value: Value, _ machine: Machine) -> [Value] {
    let value = value.unerased
    if value.isScripted {
      return iterated(value, machine)
    }
    if let object = value.object { return StandardLibrary.elements(of: object) ?? [] }
    switch value.box {
    case let box as ArrayBox: return box.elements
    case is StringBox, is SubstringBox:
      let text = value.substring
      if PlainText.isPlain(text, machine) { return PlainText.characters(text, machine) }
      var elements: [Value] = []
      machine.walk(text) {
        machine.add(.box(CharacterBox($0)), to: &elements)
        return true
      }
      return elements
    case let box as TableBox: return box.elements
    case let box as RangeBox:
      guard let range = CountedRange(box, machine) else { return [] }
      return machine.made(range.count) { range.bound($0, machine) }
    case let box as HostBox<Data>:
      let first = box.value.startIndex
      return machine.made(box.value.count) { .int(Int(box.value[first + $0])) }
    default: return []
    }
  }

  /// Goes over the elements for as long as `body` says so.
  ///
  /// A sequence that the script declares may have no end: no more is asked of it than is needed.
  static func walk(_ value: Value, _ machine: Machine, _ body: (Value) -> Bool) {
    let value = value.unerased
    if value.isScripted {
      let next = walker(value, machine)
      while let element = next(), body(element) {}
      return
    }
    switch value.box {
    case let box as TableBox:
      var place = 0
      while machine.goesOn(), let entry = box.next(&place) {
        guard body(box.isSet ? entry.key : .tuple([entry.key, entry.value])) else { return }
      }
    case let box as RangeBox: walk(box, machine, body)
    case is StringBox, is SubstringBox:
      machine.walk(value.substring) { body(.character($0)) }
    default:
      for element in array(of: value, machine) where !(machine.goesOn() && body(element)) { return }
    }
  }

  /// The first `count` elements; no more is asked of the sequence.
  static func prefix(_ count: Int, of value: Value, _ machine: Machine) -> [Value] {
    var elements: [Value] = []
    guard count > 0 else { return [] }
    walk(value, machine) { element in
      elements.append(element)
      return elements.count < count
    }
    return elements
  }

  /// Whole numbers are not counted beforehand: `0...Int.max` has more than can be said.
  private static func walk(_ box: RangeBox, _ machine: Machine, _ body: (Value) -> Bool) {
    guard case .int(var next)? = box.lower else {
      if box.upper == nil {
        let next = walker(.box(box), machine)
        while let element = next(), body(element) {}
        return
      }
      guard let range = CountedRange(box, machine) else { return }
      var offset = 0
      while offset < range.count, machine.goesOn(), body(range.bound(offset, machine)) {
        offset += 1
      }
      return
    }
    var last = box.upper?.int ?? .max
    if box.upper != nil, !box.isClosed {
      guard last > next else { return }
      last -= 1
    }
    while next <= last, machine.goesOn(), body(.int(next)), next < .max { next += 1 }
  }

  /// Goes over all elements, for as long as the program goes on.
  @inline(__always)
  static func each(_ value: Value, _ machine: Machine, _ body: (Value) -> Void) {
    if let array = value.exact(ArrayBox.self) {
      for element in array.elements {
        guard machine.goesOn() else { return }
        body(element)
      }
    } else {
      walk(value, machine) { element in
        body(element)
        return true
      }
    }
  }

  /// What gives the elements of a sequence one by one.
  static func walker(_ value: Value, _ machine: Machine) -> () -> Value? {
    if let range = value.box as? RangeBox, range.upper == nil, let lower = range.lower,
      let counted = CountedRange(RangeBox(lower, lower, isClosed: true), machine)
    {
      var offset = 0
      return {
        defer { offset += 1 }
        return machine.isHalted ? nil : counted.bound(offset, machine)
      }
    }
    guard value.isScripted else {
      var elements = array(of: value, machine).makeIterator()
      return { machine.isHalted ? nil : elements.next() }
    }
    let iterator = machine.call(member: "makeIterator", of: value) ?? value
    let cell = Cell(iterator)
    return {
      guard !machine.isHalted,
        let next = machine.call(member: "next", of: iterator.object == nil ? .box(cell) : iterator),
        !next.isNone
      else { return nil }
      machine.count()
      return next.payload
    }
  }

  /// The elements of a sequence that the script declares, all of them.
  private static func iterated(_ value: Value, _ machine: Machine) -> [Value] {
    var elements: [Value] = []
    if let lazy = value.box as? StructBox, lazy.type.nominal.isPrelude,
      lazy.type.nominal.name == "LazySequence"
    {
      _ = machine.call(member: "_measure", of: value)
    }
    let next = walker(value, machine)
    while let element = next() { elements.append(element) }
    return elements
  }
}

extension Value {
  /// A value of a type that the script declares.
  ///
  /// Foundation's collections of objects know their elements themselves.
  var isScripted: Bool {
    if let object { return !(object is NSArray || object is NSDictionary || object is NSSet) }
    return box is StructBox || box is EnumBox
  }
}

extension Machine {
  /// Calls the script's method `name` on `value`, or on what a cell holds.
  func call(member name: String, of value: Value) -> Value? {
    method(name, of: value).flatMap { call($0, of: value) }
  }

  /// The script's method of that name; of several that are called alike the one with these labels.
  func method(_ name: String, labels: String? = nil, of value: Value) -> Member? {
    let receiver = (value.box as? Cell)?.value ?? value
    guard let nominal = library.nominal(of: receiver) else { return nil }
    return library.memberLookup?(nominal, name).first { member in
      guard case .function = member.implementation, !member.isStatic else { return false }
      return labels.map { member.fullName == "\(name)(\($0))" } ?? true
    }
  }

  func call(_ method: Member, of value: Value, with arguments: [Value] = []) -> Value? {
    guard !isHalted else { return nil }
    var window = [value] + arguments
    return window.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { invoke(method, $0, count: buffer.count) }
    }
  }
}
