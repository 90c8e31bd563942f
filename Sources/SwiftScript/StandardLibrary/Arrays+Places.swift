extension StandardLibrary {
  /// Elements and slices by their index.
  static func places(_ type: MemberTable<Value>, _ kind: ArrayKind) {
    elementPlace(type, kind)
    for range in ["Range<Int>", "ClosedRange<Int>", "PartialRange<Int>"] {
      type.native(
        "subscript(bounds: \(range)) -> ArraySlice<Element> { get set }",
        get: { machine, arguments in part(machine, arguments, kind) },
        set: { machine, arguments in
          if let bounds = bounds(machine, arguments, kind) {
            let new = arguments[2].elements
            guard new.count < 64 || machine.hasRoom(for: new.count) else { return taken(arguments) }
            changeElements(arguments) { $0.replaceSubrange(bounds, with: new) }
          }
          return taken(arguments)
        })
    }
    halves(type, kind)
    ends(type)
    walking(type)
    finding(type)
  }

  private static func elementPlace(_ type: MemberTable<Value>, _ kind: ArrayKind) {
    let row = "subscript(index: Int) -> Element { get set }"
    let get: Native = { machine, arguments in
      let index = arguments[1].int &- start(of: arguments[0])
      guard let box = arguments[0].box as? ArrayBox,
        machine.require(box.elements.indices.contains(index), kind.wrongIndex)
      else { return .none }
      return box.elements[index]
    }
    let set: Native = { machine, arguments in
      let index = arguments[1].int &- start(of: arguments[0])
      changeElements(arguments) { elements in
        if machine.require(elements.indices.contains(index), kind.wrongIndex) {
          swap(&elements[index], &arguments[2])
        }
      }
      return taken(arguments)
    }
    if kind == .array {
      type.native(row, step: .arrayElement, get: get, set: set)
    } else {
      type.native(row, get: get, set: set)
    }
  }

  /// What lies before or after an index.
  private static func halves(_ type: MemberTable<Value>, _ kind: ArrayKind) {
    let rows: [(row: String, range: @MainActor (Value) -> RangeBox)] = [
      ("func prefix(upTo end: Int)", { RangeBox(nil, $0, isClosed: false) }),
      ("func prefix(through position: Int)", { RangeBox(nil, $0, isClosed: true) }),
      ("func suffix(from start: Int)", { RangeBox($0, nil, isClosed: false) }),
    ]
    for (row, range) in rows {
      type.native(row + " -> ArraySlice<Element>") { machine, arguments in
        arguments[1] = .box(range(arguments[1]))
        return part(machine, arguments, kind)
      }
    }
  }

  /// The part of an array that a range of its indices means.
  private static func part(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, _ kind: ArrayKind
  ) -> Value {
    guard let bounds = bounds(machine, arguments, kind) else { return .array([]) }
    let start = start(of: arguments[0]) + bounds.lowerBound
    return .slice(machine.copied(arguments[0].elements[bounds]), from: start)
  }

  private static func ends(_ type: MemberTable<Value>) {
    type.native(
      "var indices: Range<Int>",
      get: { _, arguments in
        let (start, end) = (start(of: arguments[0]), end(of: arguments[0]))
        return .box(RangeBox(.int(start), .int(end), isClosed: false))
      }, set: nil)
    type.native("var startIndex: Int", get: { .int(start(of: $1[0])) }, set: nil)
    type.native("var endIndex: Int", get: { .int(end(of: $1[0])) }, set: nil)
    type.native("var capacity: Int", get: { .int($1[0].elements.capacity) }, set: nil)
  }

  private static func walking(_ type: MemberTable<Value>) {
    type.native("func index(after index: Int) -> Int") { .int($1[1].int &+ 1) }
    for (name, step) in [("after", 1), ("before", -1)] {
      type.native("func formIndex(\(name) index: inout Int)") { _, arguments in
        if let cell = arguments[1].box as? Cell { cell.value = .int(cell.value.int &+ step) }
        return .void
      }
    }
    type.native("func index(before index: Int) -> Int") { .int($1[1].int &- 1) }
    type.native("func index(_ i: Int, offsetBy distance: Int) -> Int") {
      .int($1[1].int &+ $1[2].int)
    }
    type.native(
      "func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?"
    ) { _, arguments in
      let (index, distance) = (arguments[1].int, arguments[2].int)
      let left = arguments[3].int &- index
      let isBeyond = distance > 0 ? left >= 0 && left < distance : left <= 0 && distance < left
      return isBeyond ? .none : .int(index &+ distance)
    }
    type.native("func distance(from start: Int, to end: Int) -> Int") {
      .int($1[2].int &- $1[1].int)
    }
  }

  private static func finding(_ type: MemberTable<Value>) {
    func index(_ place: Int?, in array: Value) -> Value {
      place.map { .int(start(of: array) + $0) } ?? .none
    }
    func first(_ machine: Machine, _ array: Value, _ test: (Value) -> Bool) -> Value {
      let elements = array.elements
      for place in elements.indices {
        guard machine.goesOn() else { return .none }
        if test(elements[place]) { return index(place, in: array) }
      }
      return .none
    }
    func last(_ machine: Machine, _ array: Value, _ test: (Value) -> Bool) -> Value {
      let elements = array.elements
      for place in elements.indices.reversed() {
        guard machine.goesOn() else { return .none }
        if test(elements[place]) { return index(place, in: array) }
      }
      return .none
    }
    type.native("func firstIndex(of element: Element) -> Int? where Element: Equatable") {
      machine, arguments in
      first(machine, arguments[0]) { Equality.areEqual($0, arguments[1]) }
    }
    type.native("func lastIndex(of element: Element) -> Int? where Element: Equatable") {
      machine, arguments in
      last(machine, arguments[0]) { Equality.areEqual($0, arguments[1]) }
    }
    type.native("func firstIndex(where predicate: (Element) -> Bool) -> Int?") {
      machine, arguments in
      first(machine, arguments[0], test(machine, arguments[1]))
    }
    type.native("func lastIndex(where predicate: (Element) -> Bool) -> Int?") {
      machine, arguments in
      last(machine, arguments[0], test(machine, arguments[1]))
    }
  }

  /// The index of an array's first element.
  static func start(of array: Value) -> Int { (array.box as? ArrayBox)?.start ?? 0 }

  private static func end(of array: Value) -> Int { start(of: array) + array.elements.count }

  /// What a setter returns: the changed value, which leaves the register so that nobody shares it.
  static func taken(_ register: UnsafeMutablePointer<Value>) -> Value {
    let value = register.move()
    register.initialize(to: .none)
    return value
  }

  /// A range of indices as the places in the box, half open; `nil` if one bound lies above the other.
  private static func places(_ value: Value, in array: Value) -> (lower: Int, upper: Int)? {
    guard let range = value.range else { return nil }
    let lower = range.lower?.int ?? start(of: array)
    let upper =
      range.upper.map { range.isClosed && $0.int < .max ? $0.int + 1 : $0.int } ?? end(of: array)
    let start = start(of: array)
    return lower <= upper ? (lower &- start, upper &- start) : nil
  }

  /// The places that a subscript's range means; `nil`, and the program stopped, if there are none.
  private static func bounds(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, _ kind: ArrayKind
  ) -> Range<Int>? {
    let found = places(arguments[1], in: arguments[0])
    guard machine.require(found != nil, "Range requires lowerBound <= upperBound"), let found,
      machine.require(
        found.upper <= arguments[0].elements.count, "\(kind.rawValue) index is out of range"),
      machine.require(
        found.lower >= 0,
        kind == .array
          ? "Negative Array index is out of range"
          : "ArraySlice index is out of range (before startIndex)")
    else { return nil }
    return found.lower..<found.upper
  }

  static func replaceSubrange(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, with replacement: [Value],
    _ kind: ArrayKind
  ) {
    let found = places(arguments[1], in: arguments[0])
    guard machine.require(found != nil, "Range requires lowerBound <= upperBound"), let found,
      machine.require(
        found.lower >= 0,
        "\(kind.rawValue) replace: subrange start is "
          + (kind == .array ? "negative" : "before the startIndex")),
      machine.require(
        found.upper <= arguments[0].elements.count,
        "\(kind.rawValue) replace: subrange extends past the end")
    else { return }
    guard replacement.count < 64 || machine.hasRoom(for: replacement.count) else { return }
    changeElements(arguments) {
      $0.replaceSubrange(found.lower..<found.upper, with: replacement)
    }
  }
}
