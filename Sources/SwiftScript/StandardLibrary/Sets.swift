extension StandardLibrary {
  static let set = {
    var binding = TypeBinding("Set", .struct) {
      let type = MemberTable<Value>()
      setMembers(type)
      setChanges(type)
      setAlgebra(type)
      setComparisons(type)
      return type.rows
    }
    binding.generics = ["Element"]
    binding.needsErasure = true
    return binding
  }()

  private static func makeSet(_ elements: [Value], _ machine: Machine? = nil) -> Value {
    let table = TableBox(isSet: true)
    for element in elements where table[element] == nil {
      if let machine, !machine.goesOn() { break }
      table[element] = element
    }
    return .box(table)
  }

  private static func setMembers(_ type: MemberTable<Value>) {
    type.native("init()") { _, _ in makeSet([]) }
    type.native("init(_ elements: Sequence<Element>)") { makeSet($1[0].elements, $0) }
    type.native("var count: Int", get: { .int($1[0].table?.count ?? 0) }, set: nil)
    type.native("var isEmpty: Bool", get: { .bool($1[0].table?.count == 0) }, set: nil)
    type.native(
      "var first: Element?", get: { $1[0].table?.keys.first?.some ?? .none }, set: nil)
    type.native("func contains(_ member: Element) -> Bool") { _, arguments in
      .bool(arguments[0].table?[arguments[1]] != nil)
    }
    searches(type, element: "Element") { value, _ in value.table?.keys ?? [] }
    type.native("func filter(_ isIncluded: (Element) -> Bool) -> Set<Element>") {
      machine, arguments in
      makeSet(
        (arguments[0].table?.keys ?? []).filter(test(machine, arguments[1])))
    }
  }

  private static func setChanges(_ type: MemberTable<Value>) {
    type.native(
      "@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)"
    ) { _, arguments in
      let table = changing(arguments, as: TableBox.self)
      let known = table?[arguments[1]]
      if known == nil { table?[arguments[1]] = arguments[1] }
      return .tuple([.bool(known == nil), known ?? arguments[1]])
    }
    type.native("@discardableResult mutating func update(with newMember: Element) -> Element?") {
      _, arguments in
      let table = changing(arguments, as: TableBox.self)
      let known = table?[arguments[1]]
      table?[arguments[1]] = arguments[1]
      return known?.some ?? .none
    }
    type.native("@discardableResult mutating func remove(_ member: Element) -> Element?") {
      _, arguments in
      let table = changing(arguments, as: TableBox.self)
      let known = table?[arguments[1]]
      table?[arguments[1]] = nil
      return known?.some ?? .none
    }
    type.native("mutating func popFirst() -> Element?") { _, arguments in
      let table = changing(arguments, as: TableBox.self)
      guard let first = table?.keys.first else { return .none }
      table?[first] = nil
      return first.some
    }
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      let old = arguments[0]
      arguments[0] = makeSet([])
      _ = old
      return .void
    }
  }

  private typealias SetOperation = (TableBox, TableBox, Machine) -> [Value]

  /// Each operation as a function and as a change.
  private static func setAlgebra(_ type: MemberTable<Value>) {
    let operations: [(function: String, change: String, body: SetOperation)] = [
      ("union", "formUnion", { one, other, _ in one.keys + other.keys }),
      (
        "intersection", "formIntersection",
        { one, other, machine in
          one.keys.filter { machine.goesOn() && other[$0] != nil }
        }
      ),
      (
        "subtracting", "subtract",
        { one, other, machine in
          one.keys.filter { machine.goesOn() && other[$0] == nil }
        }
      ),
      (
        "symmetricDifference", "formSymmetricDifference",
        { one, other, machine in
          one.keys.filter { machine.goesOn() && other[$0] == nil }
            + other.keys.filter { machine.goesOn() && one[$0] == nil }
        }
      ),
    ]
    for (function, change, body) in operations {
      type.native("func \(function)(_ other: Sequence<Element>) -> Set<Element>") {
        machine, arguments in combined(arguments, machine, body)
      }
      type.native("mutating func \(change)(_ other: Sequence<Element>)") { machine, arguments in
        arguments[0] = combined(arguments, machine, body)
        return .void
      }
    }
  }

  private static func combined(
    _ arguments: UnsafeMutablePointer<Value>, _ machine: Machine, _ body: SetOperation
  ) -> Value {
    guard let one = arguments[0].table,
      let other = makeSet(arguments[1].elements, machine).table
    else { return makeSet([]) }
    return makeSet(body(one, other, machine), machine)
  }

  private static func setComparisons(_ type: MemberTable<Value>) {
    let comparisons: [(name: String, body: (TableBox, TableBox, Machine) -> Bool)] = [
      (
        "isSubset(of",
        { one, other, machine in
          one.keys.allSatisfy { machine.goesOn() && other[$0] != nil }
        }
      ),
      (
        "isSuperset(of",
        { one, other, machine in
          other.keys.allSatisfy { machine.goesOn() && one[$0] != nil }
        }
      ),
      (
        "isStrictSubset(of",
        { one, other, machine in
          one.count < other.count && one.keys.allSatisfy { machine.goesOn() && other[$0] != nil }
        }
      ),
      (
        "isStrictSuperset(of",
        { one, other, machine in
          one.count > other.count && other.keys.allSatisfy { machine.goesOn() && one[$0] != nil }
        }
      ),
      (
        "isDisjoint(with",
        { one, other, machine in
          one.keys.allSatisfy { machine.goesOn() && other[$0] == nil }
        }
      ),
    ]
    for (name, body) in comparisons {
      type.native("func \(name) other: Sequence<Element>) -> Bool") { machine, arguments in
        guard let one = arguments[0].table,
          let other = makeSet(arguments[1].elements, machine).table
        else { return .bool(false) }
        return .bool(body(one, other, machine))
      }
    }
  }
}
