extension StandardLibrary {
  static func adding(_ type: MemberTable<Value>) {
    type.native("mutating func append(_ newElement: Element)", step: .arrayAppend) {
      _, arguments in
      changeElements(arguments) { $0.append(arguments[1]) }
      return .void
    }
    type.native("mutating func append(contentsOf newElements: Sequence<Element>)") { _, arguments in
      changeElements(arguments) { $0.append(contentsOf: arguments[1].elements) }
      return .void
    }
    type.native("mutating func insert(_ newElement: Element, at index: Int)") {
      machine, arguments in
      let index = arguments[2].int
      changeElements(arguments) { elements in
        if machine.require((0...elements.count).contains(index), "Array index is out of range") {
          elements.insert(arguments[1], at: index)
        }
      }
      return .void
    }
    type.native("mutating func insert(contentsOf newElements: Sequence<Element>, at index: Int)") {
      machine, arguments in
      let index = arguments[2].int
      changeElements(arguments) { elements in
        if machine.require((0...elements.count).contains(index), "Array index is out of range") {
          elements.insert(contentsOf: arguments[1].elements, at: index)
        }
      }
      return .void
    }
    type.native("mutating func reserveCapacity(_ minimumCapacity: Int)") { _, _ in .void }
    for range in ["Range<Int>", "ClosedRange<Int>", "PartialRange<Int>"] {
      type.native(
        "mutating func replaceSubrange(_ subrange: \(range), with newElements: Sequence<Element>)"
      ) { machine, arguments in
        replaceSubrange(machine, arguments, with: arguments[2].elements)
        return .void
      }
      type.native("mutating func removeSubrange(_ bounds: \(range))") { machine, arguments in
        replaceSubrange(machine, arguments, with: [])
        return .void
      }
    }
  }

  static func removing(_ type: MemberTable<Value>) {
    type.native("@discardableResult mutating func remove(at index: Int) -> Element") {
      machine, arguments in
      let index = arguments[1].int
      return changeElements(arguments) { elements in
        machine.require(elements.indices.contains(index), "Index out of range")
          ? elements.remove(at: index) : .none
      }
    }
    type.native("@discardableResult mutating func removeFirst() -> Element") { machine, arguments in
      changeElements(arguments) { elements in
        machine.require(
          !elements.isEmpty, "Can't remove first element from an empty collection")
          ? elements.removeFirst() : .none
      }
    }
    type.native("@discardableResult mutating func removeLast() -> Element") { machine, arguments in
      changeElements(arguments) { elements in
        machine.require(!elements.isEmpty, "Can't remove last element from an empty collection")
          ? elements.removeLast() : .none
      }
    }
    type.native("mutating func removeFirst(_ count: Int)") { machine, arguments in
      removeMany(machine, arguments, "Can't remove more items from a collection than it has") {
        $0.removeFirst($1)
      }
    }
    type.native("mutating func removeLast(_ count: Int)") { machine, arguments in
      removeMany(machine, arguments, "Can't remove more items from a collection than it contains") {
        $0.removeLast($1)
      }
    }
    type.native("mutating func popFirst() -> Element?") { _, arguments in
      changeElements(arguments) { $0.isEmpty ? .none : $0.removeFirst().some }
    }
    type.native("mutating func popLast() -> Element?") { _, arguments in
      changeElements(arguments) { $0.popLast()?.some ?? .none }
    }
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      // The elements die after the array has forgotten them: a `deinit` may look at it.
      let old = arguments[0]
      arguments[0] = .array([])
      _ = old
      return .void
    }
    type.native("mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)") {
      machine, arguments in
      let kept = arguments[0].elements.filter {
        machine.isHalted || !machine.ask(arguments[1], $0).bool
      }
      arguments[0] = .array(kept)
      return .void
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

  static func reordering(_ type: MemberTable<Value>) {
    type.native("mutating func swapAt(_ i: Int, _ j: Int)") { machine, arguments in
      let (i, j) = (arguments[1].int, arguments[2].int)
      changeElements(arguments) { elements in
        if machine.require(
          elements.indices.contains(i) && elements.indices.contains(j), "Index out of range")
        {
          elements.swapAt(i, j)
        }
      }
      return .void
    }
    type.native("mutating func reverse()") { _, arguments in
      changeElements(arguments) { $0.reverse() }
      return .void
    }
    type.native("mutating func sort() where Element: Comparable") { machine, arguments in
      arguments[0] = .array(machine.sorted(arguments[0].elements, by: Equality.isLess))
      return .void
    }
    type.native("mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool)") {
      machine, arguments in
      arguments[0] = .array(machine.sorted(arguments[0].elements, by: order(machine, arguments[1])))
      return .void
    }
  }
}
