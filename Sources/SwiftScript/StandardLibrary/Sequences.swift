extension StandardLibrary {
  /// What Swift takes as `some Sequence`: any array, set, range, dictionary or string, which the
  /// checker turns into an array of its elements.
  static let sequence = {
    let binding = TypeBinding("Sequence", .struct) {
      let type = MemberTable<Value>()
      sequenceMembers(type)
      return type.rows
    }
    binding.generics = ["Element"]
    binding.needsErasure = true
    return binding
  }()

  /// The members that arrays and all other sequences share; `self` is an array here.
  ///
  /// - Parameter part: the type of their parts; those of an array are slices of it.
  static func sequenceMembers(
    _ type: MemberTable<Value>, part: String = "[Element]", whole: String? = nil,
    countStep: Operation? = .arrayCount
  ) {
    reading(type, countStep)
    viewing(type, whole)
    transforming(type)
    joining(type, whole)
    searching(type)
    slicing(type, part)
    splitting(type, "ArraySlice<Element>")
    ordering(type)
    randomElements(type)
  }

  /// The elements of a sequence: an array, unless its members were found for another type.
  static func parts(_ value: Value, _ machine: Machine) -> [Value] {
    (value.box as? ArrayBox)?.elements ?? SequenceConversion.array(of: value, machine)
  }

  /// What `body` makes of them; they die in stretches where they were made for this.
  static func withParts<Result>(
    _ value: Value, _ machine: Machine, _ body: ([Value]) -> Result
  ) -> Result {
    if let box = value.box as? ArrayBox { return body(box.elements) }
    let box = ArrayBox(SequenceConversion.array(of: value, machine))
    return withExtendedLifetime(box) { body(box.elements) }
  }

  private static func reading(_ type: MemberTable<Value>, _ countStep: Operation?) {
    let count: Native = { .int(parts($1[0], $0).count) }
    if let countStep {
      type.native("var count: Int", step: countStep, get: count, set: nil)
    } else {
      type.native("var count: Int", get: count, set: nil)
    }
    type.native("var isEmpty: Bool", get: { .bool(parts($1[0], $0).isEmpty) }, set: nil)
    type.native("var first: Element?", get: { parts($1[0], $0).first?.some ?? .none }, set: nil)
    type.native("var last: Element?", get: { parts($1[0], $0).last?.some ?? .none }, set: nil)
    type.native(
      "var underestimatedCount: Int",
      get: { machine, arguments in
        // Of a sequence of the script's that has no indices nothing is known beforehand.
        let value = arguments[0].unerased
        let isOpen = value.isScripted && machine.read("startIndex", of: value) == nil
        return .int(isOpen ? 0 : parts(arguments[0], machine).count)
      }, set: nil)
    // For the library's own lazy sequences: what gives the elements of a script's sequence.
    type.native("func _walk() -> () -> Element?") { machine, arguments in
      let next = SequenceConversion.walker(arguments[0].unerased, machine)
      return .box(FunctionBox(machine: machine) { _, _ in next()?.some ?? .none })
    }
    type.native(
      "var _isScripted: Bool", get: { .bool($1[0].unerased.isScripted) }, set: nil)
    type.native("func forEach(_ body: (Element) -> Void)", loop: .forEach) { machine, arguments in
      let body = ClosureCall(machine, arguments[1])
      SequenceConversion.each(arguments[0], machine) { _ = body($0) }
      return .void
    }
  }

  /// What arrays give as views of themselves, other sequences give as arrays.
  private static func viewing(_ type: MemberTable<Value>, _ whole: String?) {
    if let whole {
      wholes(type, whole, "Element")
    } else {
      type.native("func reversed() -> [Element]") { machine, arguments in
        .array(turned(arguments[0], machine))
      }
      type.native("func enumerated() -> [(offset: Int, element: Element)]") {
        machine, arguments in
        withParts(arguments[0], machine) { elements in
          .array(machine.made(elements.count) { .tuple([.int($0), elements[$0]]) })
        }
      }
    }
  }

  private static func transforming(_ type: MemberTable<Value>) {
    type.native("func map<T>(_ transform: (Element) -> T) -> [T]", loop: .map) {
      machine, arguments in
      let transform = ClosureCall(machine, arguments[1])
      if arguments[0].unerased.isScripted {
        // Each is asked for when the one before is done: who watches sees that.
        var results: [Value] = []
        SequenceConversion.each(arguments[0], machine) {
          machine.add(transform($0), to: &results)
        }
        return .array(results)
      }
      return withParts(arguments[0], machine) { elements in
        .array(machine.made(elements.count) { transform(elements[$0]) })
      }
    }
    type.native("func compactMap<T>(_ transform: (Element) -> T?) -> [T]", loop: .compactMap) {
      machine, arguments in
      var results: [Value] = []
      let transform = ClosureCall(machine, arguments[1])
      SequenceConversion.each(arguments[0], machine) { element in
        let result = transform(element)
        if !result.isNone { machine.add(result.payload, to: &results) }
      }
      return .array(results)
    }
    type.native("func flatMap<T>(_ transform: (Element) -> Sequence<T>) -> [T]") {
      machine, arguments in
      var results: [Value] = []
      let transform = ClosureCall(machine, arguments[1])
      SequenceConversion.each(arguments[0], machine) { element in
        machine.append(SequenceConversion.array(of: transform(element), machine), to: &results)
      }
      return .array(results)
    }
    type.native("func filter(_ isIncluded: (Element) -> Bool) -> [Element]", loop: .filter) {
      machine, arguments in
      .array(filtered(arguments[0], machine, arguments[1]))
    }
    type.native("func reduce<T>(_ initial: T, _ next: (T, Element) -> T) -> T", loop: .reduce) {
      machine, arguments in
      var result = arguments[1]
      let next = ClosureCall(machine, arguments[2])
      SequenceConversion.each(arguments[0], machine) { result = next(result, $0) }
      return result
    }
    type.native("func reduce<T>(into initial: T, _ update: (inout T, Element) -> Void) -> T") {
      machine, arguments in
      // The cell must hold the only reference to what is built, or every step copies it.
      let cell = Cell((arguments + 1).move())
      (arguments + 1).initialize(to: .none)
      let update = ClosureCall(machine, arguments[2])
      SequenceConversion.each(arguments[0], machine) { _ = update(.box(cell), $0) }
      return cell.value
    }
  }

  private static func searching(_ type: MemberTable<Value>) {
    type.native("func contains(_ element: Element) -> Bool where Element: Equatable") {
      machine, arguments in
      let wanted = arguments[1]
      return .bool(
        found(arguments[0], machine) { Equality.areEqual($0, wanted) } != nil)
    }
    type.native("func contains(_ other: Sequence<Element>) -> Bool where Element: Equatable") {
      machine, arguments in
      let (whole, wanted) = (parts(arguments[0], machine), parts(arguments[1], machine))
      guard whole.count >= wanted.count else { return .bool(false) }
      return .bool(
        (0...whole.count - wanted.count).contains { start in
          machine.goesOn()
            && Equality.areEqual(whole[start..<start + wanted.count], wanted[...])
        })
    }
    searches(type, element: "Element")
    comparing(type)
  }

  /// What a closure picks, for all types that have elements: those that declare a member of the
  /// same name themselves do not get it as sequences.
  static func searches<Host>(_ type: MemberTable<Host>, element: String) {
    type.native("func contains(where predicate: (\(element)) -> Bool) -> Bool", loop: .contains) {
      machine, arguments in
      .bool(found(arguments[0], machine, test(machine, arguments[1])) != nil)
    }
    type.native("func allSatisfy(_ predicate: (\(element)) -> Bool) -> Bool", loop: .allSatisfy) {
      machine, arguments in
      let holds = test(machine, arguments[1])
      return .bool(found(arguments[0], machine) { !holds($0) } == nil)
    }
    type.native("func first(where predicate: (\(element)) -> Bool) -> (\(element))?") {
      machine, arguments in
      found(arguments[0], machine, test(machine, arguments[1]))?.some ?? .none
    }
    type.native("func last(where predicate: (\(element)) -> Bool) -> (\(element))?") {
      machine, arguments in
      let holds = test(machine, arguments[1])
      return withParts(arguments[0], machine) { elements in
        for element in elements.reversed() {
          guard machine.goesOn() else { break }
          if holds(element) { return element.some }
        }
        return .none
      }
    }
  }

  /// The first element for which `test` holds; what comes after it is never made.
  private static func found(
    _ value: Value, _ machine: Machine, _ test: (Value) -> Bool
  ) -> Value? {
    var found: Value?
    if let array = value.exact(ArrayBox.self) {
      for element in array.elements {
        guard machine.goesOn() else { return nil }
        if test(element) { return element }
      }
      return nil
    }
    SequenceConversion.walk(value, machine) { element in
      if test(element) { found = element }
      return found == nil
    }
    return found
  }

  /// The elements for which a closure holds.
  static func filtered(_ value: Value, _ machine: Machine, _ closure: Value) -> [Value] {
    let isIncluded = test(machine, closure)
    var results: [Value] = []
    SequenceConversion.each(value, machine) { if isIncluded($0) { machine.add($0, to: &results) } }
    return results
  }

  /// A closure of the script as a question about one element.
  static func test(_ machine: Machine, _ closure: Value) -> (Value) -> Bool {
    let test = ClosureCall(machine, closure)
    return { !machine.isHalted && test($0).bool }
  }

  private static func ordering(_ type: MemberTable<Value>) {
    type.native("func sorted() -> [Element] where Element: Comparable") { machine, arguments in
      withParts(arguments[0], machine) { .array(machine.sorted($0, by: Equality.isLess)) }
    }
    type.native("func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]") {
      machine, arguments in
      let order = order(machine, arguments[1])
      return withParts(arguments[0], machine) { .array(machine.sorted($0, by: order)) }
    }
    type.native("func min() -> Element? where Element: Comparable") { machine, arguments in
      withParts(arguments[0], machine) {
        machine.least($0, by: Equality.isLess)?.some ?? .none
      }
    }
    type.native("func max() -> Element? where Element: Comparable") { machine, arguments in
      withParts(arguments[0], machine) {
        machine.greatest($0, by: Equality.isLess)?.some ?? .none
      }
    }
    type.native("func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?") {
      machine, arguments in
      let order = order(machine, arguments[1])
      return withParts(arguments[0], machine) {
        machine.least($0, by: order)?.some ?? .none
      }
    }
    type.native("func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?") {
      machine, arguments in
      let order = order(machine, arguments[1])
      return withParts(arguments[0], machine) {
        machine.greatest($0, by: order)?.some ?? .none
      }
    }
  }

  /// A closure of the script as an order.
  static func order(_ machine: Machine, _ closure: Value) -> (Value, Value) -> Bool {
    let isLess = ClosureCall(machine, closure)
    return { !machine.isHalted && isLess($0, $1).bool }
  }
}
