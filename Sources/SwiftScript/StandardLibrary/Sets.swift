extension StandardLibrary {
  static let set = {
    let binding = TypeBinding("Set", .struct) {
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

  private static func makeSet(_ elements: [Value], _ machine: Machine) -> Value {
    let table = TableBox(isSet: true)
    for element in elements {
      guard machine.goesOn() else { break }
      table.insert(element)
    }
    return .box(table)
  }

  static let setOfElements: Native = { makeSet($1[0].elements, $0) }

  /// The set that a value is, or is made into.
  private static func set(_ value: Value, _ machine: Machine) -> TableBox {
    if let table = value.table, table.isSet { return table }
    let table = TableBox(isSet: true)
    SequenceConversion.each(value, machine) { table.insert($0) }
    return table
  }

  private static func setMembers(_ type: MemberTable<Value>) {
    type.native("init()") { _, _ in .box(TableBox(isSet: true)) }
    type.native("init(minimumCapacity: Int)") { _, arguments in
      let table = TableBox(isSet: true)
      table.reserved = arguments[0].int
      return .box(table)
    }
    type.native("mutating func reserveCapacity(_ minimumCapacity: Int)") { _, arguments in
      let wanted = arguments[1].int
      changing(arguments, as: TableBox.self).map { $0.reserved = max($0.reserved, wanted) }
      return .void
    }
    type.native("var capacity: Int", get: { .int($1[0].table?.capacity ?? 0) }, set: nil)
    hashValue(type)
    type.native("init(_ elements: Sequence<Element>)") { makeSet($1[0].elements, $0) }
    type.native("var count: Int", get: { .int($1[0].table?.count ?? 0) }, set: nil)
    type.native("var isEmpty: Bool", get: { .bool($1[0].table?.count == 0) }, set: nil)
    type.native(
      "var first: Element?", get: { first($1[0].table)?.some ?? .none }, set: nil)
    type.native("func contains(_ member: Element) -> Bool") { _, arguments in
      .bool(arguments[0].table?[arguments[1]] != nil)
    }
    searches(type, element: "Element")
    wholes(type, "Set<Element>", "Element", turns: false)
    partsOfViews(type, "Set<Element>")
    type.native("func filter(_ isIncluded: (Element) -> Bool) -> Set<Element>") {
      machine, arguments in
      makeSet(filtered(arguments[0], machine, arguments[1]), machine)
    }
  }

  private static func first(_ table: TableBox?) -> Value? {
    var place = 0
    return table?.next(&place)?.key
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
      // The new one takes its place, though the two are equal.
      if known != nil { table?[arguments[1]] = nil }
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
      guard let first = first(table) else { return .none }
      table?[first] = nil
      return first.some
    }
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      let old = arguments[0]
      arguments[0] = .box(TableBox(isSet: true))
      _ = old
      return .void
    }
  }

  /// What an operation keeps of each set: the elements that the other one has, or has not.
  private struct SetOperation {
    let function: String
    let change: String
    let ofFirst: (_ isInOther: Bool) -> Bool
    let ofSecond: (_ isInOther: Bool) -> Bool
  }

  private static let setOperations = [
    SetOperation(function: "union", change: "formUnion", ofFirst: { _ in true }) { !$0 },
    SetOperation(function: "intersection", change: "formIntersection", ofFirst: { $0 }) { _ in
      false
    },
    SetOperation(function: "subtracting", change: "subtract", ofFirst: { !$0 }) { _ in false },
    SetOperation(
      function: "symmetricDifference", change: "formSymmetricDifference", ofFirst: { !$0 }
    ) { !$0 },
  ]

  /// Each operation as a function and as a change.
  private static func setAlgebra(_ type: MemberTable<Value>) {
    for operation in setOperations {
      type.native("func \(operation.function)(_ other: Sequence<Element>) -> Set<Element>") {
        machine, arguments in combined(arguments, machine, operation)
      }
      type.native("mutating func \(operation.change)(_ other: Sequence<Element>)") {
        machine, arguments in
        arguments[0] = combined(arguments, machine, operation)
        return .void
      }
    }
  }

  private static func combined(
    _ arguments: UnsafeMutablePointer<Value>, _ machine: Machine, _ operation: SetOperation
  ) -> Value {
    let result = TableBox(isSet: true)
    guard let one = arguments[0].table else { return .box(result) }
    let other = set(arguments[1], machine)
    func add(_ table: TableBox, _ rest: TableBox, _ isKept: (Bool) -> Bool) {
      table.walk { key, _ in
        if isKept(rest.value(for: key) != nil) { result.insert(key.pointee) }
      }
    }
    add(one, other, operation.ofFirst)
    add(other, one, operation.ofSecond)
    return .box(result)
  }

  /// Whether all elements of one set are in the other, or none is.
  private static func all(
    of table: TableBox, areIn other: TableBox, _ wanted: Bool, _ machine: Machine
  ) -> Bool {
    var place = 0
    while machine.goesOn(), let entry = table.next(&place) {
      if (other[entry.key] != nil) != wanted { return false }
    }
    return true
  }

  private static func setComparisons(_ type: MemberTable<Value>) {
    let comparisons: [(name: String, body: (TableBox, TableBox, Machine) -> Bool)] = [
      ("isSubset(of", { all(of: $0, areIn: $1, true, $2) }),
      ("isSuperset(of", { all(of: $1, areIn: $0, true, $2) }),
      ("isStrictSubset(of", { $0.count < $1.count && all(of: $0, areIn: $1, true, $2) }),
      ("isStrictSuperset(of", { $0.count > $1.count && all(of: $1, areIn: $0, true, $2) }),
      ("isDisjoint(with", { all(of: $0, areIn: $1, false, $2) }),
    ]
    for (name, body) in comparisons {
      type.native("func \(name) other: Sequence<Element>) -> Bool") { machine, arguments in
        guard let one = arguments[0].table else { return .bool(false) }
        return .bool(body(one, set(arguments[1], machine), machine))
      }
    }
  }
}
