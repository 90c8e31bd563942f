extension StandardLibrary {
  static let array = {
    var binding = TypeBinding("Array", .struct) {
      let type = MemberTable<Value>()
      arrayInitializers(type)
      sequenceMembers(type)
      places(type)
      adding(type)
      removing(type)
      reordering(type)
      return type.rows
    }
    binding.generics = ["Element"]
    binding.needsErasure = true
    return binding
  }()

  private static func arrayInitializers(_ type: MemberTable<Value>) {
    type.native("init()") { _, _ in .array([]) }
    type.native("init(repeating repeatedValue: Element, count: Int)") { machine, arguments in
      let count = arguments[1].int
      guard machine.require(count >= 0, "Can't construct Array with count < 0") else {
        return .array([])
      }
      guard machine.hasRoom(for: count) else { return .array([]) }
      let stretch = 1 << 18
      guard count > stretch else { return .array(Array(repeating: arguments[0], count: count)) }
      let block = Array(repeating: arguments[0], count: stretch)
      var elements: [Value] = []
      elements.reserveCapacity(count)
      for _ in 0..<(count / stretch) where machine.isStillWanted() { elements += block }
      elements += block.prefix(count % stretch)
      return .array(elements)
    }
    type.native("init(_ elements: Sequence<Element>)") { _, arguments in
      .array(arguments[0].elements)
    }
  }

  /// Elements and slices by their index; a slice counts from 0 again, as arrays do.
  private static func places(_ type: MemberTable<Value>) {
    type.native(
      "subscript(index: Int) -> Element { get set }", step: .arrayElement,
      get: { machine, arguments in
        guard let box = arguments[0].box as? ArrayBox,
          machine.require(
            box.elements.indices.contains(arguments[1].int), "Index out of range")
        else { return .none }
        return box.elements[arguments[1].int]
      },
      set: { machine, arguments in
        let index = arguments[1].int
        changeElements(arguments) { elements in
          if machine.require(elements.indices.contains(index), "Index out of range") {
            swap(&elements[index], &arguments[2])
          }
        }
        return taken(arguments)
      })
    for range in ["Range<Int>", "ClosedRange<Int>", "PartialRange<Int>"] {
      type.native(
        "subscript(bounds: \(range)) -> [Element] { get set }",
        get: { machine, arguments in
          let elements = arguments[0].elements
          guard let bounds = bounds(arguments[1], in: elements.count),
            machine.require(
              bounds.lowerBound >= 0 && bounds.upperBound <= elements.count,
              "Array index is out of range")
          else { return .array([]) }
          return .array(Array(elements[bounds]))
        },
        set: { machine, arguments in
          replaceSubrange(machine, arguments, with: arguments[2].elements)
          return taken(arguments)
        })
    }
    type.native(
      "var indices: Range<Int>",
      get: { _, arguments in
        .box(RangeBox(.int(0), .int(arguments[0].elements.count), isClosed: false))
      }, set: nil)
    type.native("var startIndex: Int", get: { _, _ in .int(0) }, set: nil)
    type.native("var endIndex: Int", get: { .int($1[0].elements.count) }, set: nil)
    type.native("var capacity: Int", get: { .int($1[0].elements.count) }, set: nil)
    type.native("func index(after index: Int) -> Int") { .int($1[1].int &+ 1) }
    type.native("func index(before index: Int) -> Int") { .int($1[1].int &- 1) }
    type.native("func firstIndex(of element: Element) -> Int? where Element: Equatable") {
      _, arguments in
      arguments[0].elements.firstIndex { Equality.areEqual($0, arguments[1]) }.map(Value.int)
        ?? .none
    }
    type.native("func lastIndex(of element: Element) -> Int? where Element: Equatable") {
      _, arguments in
      arguments[0].elements.lastIndex { Equality.areEqual($0, arguments[1]) }.map(Value.int)
        ?? .none
    }
    type.native("func firstIndex(where predicate: (Element) -> Bool) -> Int?") {
      machine, arguments in
      arguments[0].elements.firstIndex(where: test(machine, arguments[1]))
        .map(Value.int) ?? .none
    }
    type.native("func lastIndex(where predicate: (Element) -> Bool) -> Int?") {
      machine, arguments in
      arguments[0].elements.lastIndex(where: test(machine, arguments[1]))
        .map(Value.int) ?? .none
    }
  }

  /// What a setter returns: the changed value, which leaves the register so that nobody shares it.
  static func taken(_ register: UnsafeMutablePointer<Value>) -> Value {
    let value = register.move()
    register.initialize(to: .none)
    return value
  }

  /// A range of indices as a half-open one; `nil` for a value that is no range.
  static func bounds(_ value: Value, in count: Int) -> Range<Int>? {
    guard let range = value.range else { return nil }
    let lower = range.lower?.int ?? 0
    let upper = range.upper.map { range.isClosed && $0.int < .max ? $0.int + 1 : $0.int } ?? count
    // A lower bound beyond the end of the array reads as one beyond any array.
    return lower <= upper ? lower..<upper : lower..<lower
  }

  static func replaceSubrange(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, with replacement: [Value]
  ) {
    changeElements(arguments) { elements in
      guard let bounds = bounds(arguments[1], in: elements.count),
        machine.require(
          bounds.lowerBound >= 0, "Array replace: subrange start is negative"),
        machine.require(
          bounds.upperBound <= elements.count, "Array replace: subrange extends past the end")
      else { return }
      elements.replaceSubrange(bounds, with: replacement)
    }
  }
}
