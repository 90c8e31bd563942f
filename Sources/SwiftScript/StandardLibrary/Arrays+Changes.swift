extension StandardLibrary {
  static func adding(_ type: MemberTable<Value>, _ kind: ArrayKind) {
    let append: Native = { _, arguments in
      changeElements(arguments) { $0.append(arguments[1]) }
      return .void
    }
    if kind == .array {
      type.native("mutating func append(_ newElement: Element)", step: .arrayAppend, append)
    } else {
      type.native("mutating func append(_ newElement: Element)", append)
    }
    type.native("mutating func append(contentsOf newElements: Sequence<Element>)") {
      machine, arguments in
      let new = arguments[1].elements
      arguments[1] = .none
      changeElements(arguments) { machine.append(new, to: &$0) }
      return .void
    }
    type.native("mutating func insert(_ newElement: Element, at index: Int)") {
      machine, arguments in
      let index = arguments[2].int &- start(of: arguments[0])
      changeElements(arguments) { elements in
        if mayInsert(machine, at: index, elements.count, kind) {
          elements.insert(arguments[1], at: index)
        }
      }
      return .void
    }
    type.native("mutating func insert(contentsOf newElements: Sequence<Element>, at index: Int)") {
      machine, arguments in
      let index = arguments[2].int &- start(of: arguments[0])
      changeElements(arguments) { elements in
        let new = arguments[1].elements
        if mayInsert(machine, at: index, elements.count, kind),
          new.count < 64 || machine.hasRoom(for: new.count)
        {
          elements.insert(contentsOf: new, at: index)
        }
      }
      return .void
    }
    type.native("mutating func partition(by belongsInSecondPartition: (Element) -> Bool) -> Int") {
      machine, arguments in
      let start = start(of: arguments[0])
      let belongs = test(machine, arguments[1])
      return .int(start + changeElements(arguments) { $0.partition(by: belongs) })
    }
    type.native("mutating func reserveCapacity(_ minimumCapacity: Int)") { machine, arguments in
      let wanted = arguments[1].int
      changeElements(arguments) { elements in
        if wanted > elements.capacity, machine.hasRoom(for: wanted) {
          elements.reserveCapacity(wanted)
        }
      }
      return .void
    }
    for range in ["Range<Int>", "ClosedRange<Int>", "PartialRange<Int>"] {
      type.native(
        "mutating func replaceSubrange(_ subrange: \(range), with newElements: Sequence<Element>)"
      ) { machine, arguments in
        replaceSubrange(machine, arguments, with: arguments[2].elements, kind)
        return .void
      }
      type.native("mutating func removeSubrange(_ bounds: \(range))") { machine, arguments in
        replaceSubrange(machine, arguments, with: [], kind)
        return .void
      }
    }
  }

  private static func mayInsert(
    _ machine: Machine, at index: Int, _ count: Int, _ kind: ArrayKind
  ) -> Bool {
    machine.require(
      (0...count).contains(index),
      "\(kind.rawValue) index is out of range"
        + (kind == .slice && index < 0 ? " (before startIndex)" : ""))
  }

  static func removing(_ type: MemberTable<Value>, _ kind: ArrayKind) {
    type.native("@discardableResult mutating func remove(at index: Int) -> Element") {
      machine, arguments in
      let index = arguments[1].int &- start(of: arguments[0])
      return changeElements(arguments) { elements in
        machine.require(elements.indices.contains(index), kind.wrongIndex)
          ? elements.remove(at: index) : .none
      }
    }
    if kind == .array { removingFirst(type) } else { shrinking(type) }
    type.native("@discardableResult mutating func removeLast() -> Element") { machine, arguments in
      changeElements(arguments) { elements in
        machine.require(!elements.isEmpty, "Can't remove last element from an empty collection")
          ? elements.removeLast() : .none
      }
    }
    type.native("mutating func removeLast(_ count: Int)") { machine, arguments in
      removeMany(machine, arguments, "Can't remove more items from a collection than it contains") {
        $0.removeLast($1)
      }
    }
    type.native("mutating func popLast() -> Element?") { _, arguments in
      changeElements(arguments) { $0.popLast()?.some ?? .none }
    }
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      // The elements die after the array has forgotten them: a `deinit` may look at it.
      let old = arguments[0]
      var new: [Value] = []
      if arguments[1].bool { new.reserveCapacity(old.elements.capacity) }
      arguments[0] = .array(new)
      _ = old
      return .void
    }
    type.native("mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)") {
      machine, arguments in
      let isRemoved = test(machine, arguments[1])
      var kept: [Value] = []
      for element in arguments[0].elements {
        guard machine.goesOn() else { return .void }
        if !isRemoved(element) { machine.add(element, to: &kept) }
      }
      if !machine.isDisturbed { put(kept, into: arguments) }
      return .void
    }
  }

  /// Other elements from the same index on.
  private static func put(_ elements: [Value], into register: UnsafeMutablePointer<Value>) {
    let isSlice = register.pointee.box is SliceBox
    let start = start(of: register.pointee)
    register.pointee = isSlice ? .slice(elements, from: start) : .array(elements)
  }

  private static func removingFirst(_ type: MemberTable<Value>) {
    type.native("@discardableResult mutating func removeFirst() -> Element") { machine, arguments in
      changeElements(arguments) { elements in
        machine.require(
          !elements.isEmpty, "Can't remove first element from an empty collection")
          ? elements.removeFirst() : .none
      }
    }
    type.native("mutating func removeFirst(_ count: Int)") { machine, arguments in
      removeMany(machine, arguments, "Can't remove more items from a collection than it has") {
        $0.removeFirst($1)
      }
    }
  }

  /// A slice that loses elements in front starts later.
  private static func shrinking(_ type: MemberTable<Value>) {
    func drop(
      _ count: Int, _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>
    ) -> Value {
      let elements = arguments[0].elements
      arguments[0] = .slice(
        machine.copied(elements.dropFirst(count)), from: start(of: arguments[0]) + count)
      return elements.first ?? .none
    }
    type.native("@discardableResult mutating func removeFirst() -> Element") { machine, arguments in
      guard
        machine.require(
          !arguments[0].elements.isEmpty, "Can't remove items from an empty collection")
      else { return .none }
      return drop(1, machine, arguments)
    }
    type.native("mutating func removeFirst(_ count: Int)") { machine, arguments in
      let count = arguments[1].int
      guard machine.require(count >= 0, "Number of elements to remove should be non-negative"),
        machine.require(
          count <= arguments[0].elements.count,
          "Can't remove more items from a collection than it contains")
      else { return .void }
      _ = drop(count, machine, arguments)
      return .void
    }
    type.native("mutating func popFirst() -> Element?") { machine, arguments in
      arguments[0].elements.isEmpty ? .none : drop(1, machine, arguments).some
    }
  }

  private static func removeMany(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, _ tooMany: String,
    _ remove: (inout [Value], Int) -> Void
  ) -> Value {
    let count = arguments[1].int
    return changeElements(arguments) { elements in
      guard
        machine.require(
          count >= 0, "Number of elements to remove should be non-negative"),
        machine.require(count <= elements.count, tooMany)
      else { return .void }
      remove(&elements, count)
      return .void
    }
  }

  static func reordering(_ type: MemberTable<Value>, _ kind: ArrayKind) {
    type.native("mutating func swapAt(_ i: Int, _ j: Int)") { machine, arguments in
      let start = start(of: arguments[0])
      let (i, j) = (arguments[1].int &- start, arguments[2].int &- start)
      changeElements(arguments) { elements in
        if machine.require(
          elements.indices.contains(i) && elements.indices.contains(j), kind.wrongIndex)
        {
          elements.withUnsafeMutableBufferPointer { $0.swapAt(i, j) }
        }
      }
      return .void
    }
    type.native("mutating func reverse()") { machine, arguments in
      changeElements(arguments) { elements in
        var (low, high) = (0, elements.count - 1)
        while low < high, machine.goesOn() {
          elements.swapAt(low, high)
          (low, high) = (low + 1, high - 1)
        }
      }
      return .void
    }
    type.native("mutating func sort() where Element: Comparable") { machine, arguments in
      put(machine.sorted(arguments[0].elements, by: Equality.isLess), into: arguments)
      return .void
    }
    type.native("mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool)") {
      machine, arguments in
      put(machine.sorted(arguments[0].elements, by: order(machine, arguments[1])), into: arguments)
      return .void
    }
  }
}
