extension StandardLibrary {
  static let dictionary = {
    let binding = TypeBinding("Dictionary", .struct) {
      let type = MemberTable<Value>()
      dictionaryInitializers(type)
      keyed(type)
      changingPairs(type)
      derivedTables(type)
      return type.rows
    }
    binding.generics = ["Key", "Value"]
    binding.needsErasure = true
    return binding
  }()

  private static func dictionaryInitializers(_ type: MemberTable<Value>) {
    type.native("init()") { _, _ in .box(TableBox()) }
    type.native("init(minimumCapacity: Int)") { _, arguments in
      let table = TableBox()
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
    type.native("init(uniqueKeysWithValues keysAndValues: Sequence<(Key, Value)>)") {
      machine, arguments in
      let table = TableBox()
      walkPairs(arguments[0], machine) { key, value in
        guard
          machine.require(
            table[key] == nil,
            "Duplicate values for key: '\(Description.text(of: key, as: .any, machine))'")
        else { return }
        table[key] = value
      }
      return .box(table)
    }
    type.native(
      "init(_ keysAndValues: Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value)"
    ) { machine, arguments in
      let table = TableBox()
      merge(arguments[0], into: table, machine, arguments[1])
      return .box(table)
    }
    type.native(
      "init<S>(grouping values: Sequence<S>, by keyForValue: (S) -> Key) where Value == [S]"
    ) { machine, arguments in
      // A group grows in place: in a table it would be copied for each element.
      let places = TableBox()
      var groups: [ArrayBox] = []
      let keyOf = ClosureCall(machine, arguments[1])
      SequenceConversion.each(arguments[0], machine) { value in
        let key = keyOf(value)
        guard !machine.isDisturbed else { return }
        if let place = places[key] {
          machine.add(value, to: &groups[place.int].elements)
        } else {
          places[key] = .int(groups.count)
          groups.append(ArrayBox([value]))
        }
      }
      let table = TableBox()
      places.walk { key, place in
        table[key.pointee] = .box(groups[place.word])
      }
      return .box(table)
    }
  }

  /// Goes over a dictionary, or a sequence of `(key, value)` tuples.
  private static func walkPairs(
    _ value: Value, _ machine: Machine, _ body: (_ key: Value, _ value: Value) -> Void
  ) {
    if let table = value.table {
      var place = 0
      while machine.goesOn(), let entry = table.next(&place) { body(entry.key, entry.value) }
      return
    }
    SequenceConversion.each(value, machine) { element in
      guard let tuple = element.box as? TupleBox, tuple.storage.count == 2 else { return }
      body(tuple.storage[0], tuple.storage[1])
    }
  }

  private static func merge(
    _ pairs: Value, into table: TableBox, _ machine: Machine, _ combine: Value
  ) {
    let combine = ClosureCall(machine, combine)
    walkPairs(pairs, machine) { key, value in
      let merged = table[key].map { combine($0, value) } ?? value
      if !machine.isDisturbed { table[key] = merged }
    }
  }

  /// A dictionary of what `body` makes of each entry.
  private static func made(
    _ value: Value, _ machine: Machine, _ body: (_ key: Value, _ value: Value) -> Value?
  ) -> Value {
    let table = TableBox()
    walkPairs(value, machine) { key, value in
      if let new = body(key, value), !machine.isDisturbed { table[key] = new }
    }
    return .box(table)
  }

  private static func keyed(_ type: MemberTable<Value>) {
    type.native(
      "subscript(key: Key) -> Value? { get set }", step: .tableElement,
      get: { _, arguments in arguments[0].table?[arguments[1]]?.some ?? .none },
      set: { _, arguments in
        let new = arguments[2]
        changing(arguments, as: TableBox.self)?[arguments[1]] = new.isNone ? nil : new.payload
        return taken(arguments)
      })
    type.native(
      "subscript(key: Key, default defaultValue: Value) -> Value { get set }", step: .tableValue,
      get: { _, arguments in arguments[0].table?[arguments[1]] ?? arguments[2] },
      set: { _, arguments in
        changing(arguments, as: TableBox.self)?[arguments[1]] = arguments[3]
        return taken(arguments)
      })
    type.native("var count: Int", get: { .int($1[0].table?.count ?? 0) }, set: nil)
    type.native("var isEmpty: Bool", get: { .bool($1[0].table?.count == 0) }, set: nil)
    type.native(
      "var keys: Dictionary<Key, Value>.Keys", get: { .array($1[0].table?.keys ?? []) }, set: nil)
    type.native(
      "var values: Dictionary<Key, Value>.Values", get: { .array($1[0].table?.values ?? []) },
      set: nil)
    wholes(type, "[Key: Value]", "(key: Key, value: Value)", turns: false)
    partsOfViews(type, "[Key: Value]")
    type.native(
      "var first: (key: Key, value: Value)?",
      get: { _, arguments in
        var place = 0
        return arguments[0].table?.next(&place).map { .tuple([$0.key, $0.value]) } ?? .none
      }, set: nil)
    searches(type, element: "(key: Key, value: Value)")
  }

  private static func changingPairs(_ type: MemberTable<Value>) {
    type.native(
      "@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?"
    ) { _, arguments in
      let table = changing(arguments, as: TableBox.self)
      let old = table?[arguments[2]]
      table?[arguments[2]] = arguments[1]
      return old?.some ?? .none
    }
    type.native("@discardableResult mutating func removeValue(forKey key: Key) -> Value?") {
      _, arguments in
      let table = changing(arguments, as: TableBox.self)
      let old = table?[arguments[1]]
      table?[arguments[1]] = nil
      return old?.some ?? .none
    }
    type.native("mutating func popFirst() -> (key: Key, value: Value)?") { _, arguments in
      let table = changing(arguments, as: TableBox.self)
      var place = 0
      guard let (key, value) = table?.next(&place) else { return .none }
      table?[key] = nil
      return .tuple([key, value])
    }
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      let old = arguments[0]
      arguments[0] = .box(TableBox())
      _ = old
      return .void
    }
    for other in mergeable {
      type.native(
        "mutating func merge(_ other: \(other), uniquingKeysWith combine: (Value, Value) -> Value)"
      ) { machine, arguments in
        if let table = changing(arguments, as: TableBox.self) {
          merge(arguments[1], into: table, machine, arguments[2])
        }
        return .void
      }
    }
  }

  /// What a dictionary is merged with: another one, or any pairs.
  private static let mergeable = ["[Key: Value]", "Sequence<(Key, Value)>"]

  private static func derivedTables(_ type: MemberTable<Value>) {
    for other in mergeable {
      type.native(
        "func merging(_ other: \(other), uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]"
      ) { machine, arguments in
        guard let table = arguments[0].table?.copied() as? TableBox else { return .box(TableBox()) }
        merge(arguments[1], into: table, machine, arguments[2])
        return .box(table)
      }
    }
    type.native(
      "func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]"
    ) { machine, arguments in
      let isIncluded = test(machine, arguments[1])
      return made(arguments[0], machine) { isIncluded(.tuple([$0, $1])) ? $1 : nil }
    }
    type.native("func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]") { machine, arguments in
      let transform = ClosureCall(machine, arguments[1])
      return made(arguments[0], machine) { transform($1) }
    }
    type.native("func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]") {
      machine, arguments in
      let transform = ClosureCall(machine, arguments[1])
      return made(arguments[0], machine) { _, value in
        let result = transform(value)
        return result.isNone ? nil : result.payload
      }
    }
  }
}
