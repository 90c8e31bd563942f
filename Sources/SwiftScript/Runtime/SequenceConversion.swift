/// Walking over the things that a `for` loop or a sequence parameter takes.
enum SequenceConversion {
  /// Any sequence as an array of its elements.
  static let elements: Native = { machine, arguments in
    .array(array(of: arguments[0], machine))
  }

  /// An array with a closure applied to each element.
  static let map: Native = { machine, arguments in
    guard let transform = arguments[1].callable else { return .array([]) }
    return .array(arguments[0].elements.map { machine.call(transform, [$0]) })
  }

  static func array(of value: Value, _ machine: Machine) -> [Value] {
    switch value.unerased.box {
    case let box as ArrayBox: return box.elements
    case let box as StringBox: return box.text.map { .box(CharacterBox($0)) }
    case let box as TableBox:
      return box.isSet ? box.keys : zip(box.keys, box.values).map { .tuple([$0, $1]) }
    case let box as RangeBox:
      guard case .int(let lower)? = box.lower, case .int(let upper)? = box.upper else {
        machine.trap("Range is not countable")
        return []
      }
      let end = box.isClosed ? upper : upper - 1
      return lower > end ? [] : (lower...end).map { .int($0) }
    default: return []
    }
  }
}
