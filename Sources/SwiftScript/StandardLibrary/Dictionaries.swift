extension StandardLibrary {
  static let dictionary = {
    var binding = TypeBinding("Dictionary", .struct) {
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
    type.native("init(uniqueKeysWithValues keysAndValues: Sequence<(Key, Value)>)") {
      machine, arguments in
      let table = TableBox()
      for pair in pairs(arguments[0]) {
        guard machine.goesOn(),
          machine.require(
            table[pair.key] == nil,
            "Duplicate values for key: '\(Description.text(of: pair.key, as: .any, machine))'")
        else { break }
        table[pair.key] = pair.value
      }
      return .box(table)
    }
    type.native(
      "init(_ keysAndValues: Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value)"
    ) { machine, arguments in
      let table = TableBox()
      merge(pairs(arguments[0]), into: table, machine, arguments[1])
      return .box(table)
    }
    type.native(
      "init<S>(grouping values: Sequence<S>, by keyForValue: (S) -> Key) where Value == [S]"
    ) { machine, arguments in
      // A group grows in place: in a table it would be copied for each element.
      let places = TableBox()
      var groups: [[Value]] = []
      for value in arguments[0].elements where machine.goesOn() {
        let key = machine.ask(arguments[1], value)
        if let place = places[key] {
          groups[place.int].append(value)
        } else {
          places[key] = .int(groups.count)
          groups.append([value])
        }
      }
      let table = TableBox()
      for (key, group) in zip(places.keys, groups) where machine.goesOn() {
        table[key] = .array(group)
      }
      return .box(table)
    }
  }

  /// What a sequence of `(key, value)` tuples holds.
  private static func pairs(_ value: Value) -> [(key: Value, value: Value)] {
    value.elements.compactMap { element in
      guard let tuple = element.box as? TupleBox, tuple.fields.count == 2 else { return nil }
      return (tuple.fields[0], tuple.fields[1])
    }
  }

  private static func pairs(of table: TableBox?) -> [(key: Value, value: Value)] {
    guard let table else { return [] }
    return zip(table.keys, table.values).map { ($0, $1) }
  }

  private static func merge(
    _ pairs: [(key: Value, value: Value)], into table: TableBox, _ machine: Machine,
    _ combine: Value
  ) {
    for (key, value) in pairs where machine.goesOn() {
      table[key] = table[key].map { machine.ask(combine, $0, value) } ?? value
    }
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
    type.native("var keys: [Key]", get: { .array($1[0].table?.keys ?? []) }, set: nil)
    type.native("var values: [Value]", get: { .array($1[0].table?.values ?? []) }, set: nil)
    type.native(
      "var first: (key: Key, value: Value)?",
      get: { _, arguments in
        pairs(of: arguments[0].table).first.map { .tuple([$0.key, $0.value]) } ?? .none
      }, set: nil)
    searches(type, element: "(key: Key, value: Value)") { value, _ in
      pairs(of: value.table).map { .tuple([$0.key, $0.value]) }
    }
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
    type.native("mutating func removeAll(keepingCapacity: Bool = false)") { _, arguments in
      let old = arguments[0]
      arguments[0] = .box(TableBox())
      _ = old
      return .void
    }
    type.native(
      "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value)"
    ) { machine, arguments in
      if let table = changing(arguments, as: TableBox.self) {
        merge(pairs(of: arguments[1].table), into: table, machine, arguments[2])
      }
      return .void
    }
  }

  private static func derivedTables(_ type: MemberTable<Value>) {
    type.native(
      "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]"
    ) { machine, arguments in
      let table = TableBox()
      for (key, value) in pairs(of: arguments[0].table) where machine.goesOn() {
        table[key] = value
      }
      merge(pairs(of: arguments[1].table), into: table, machine, arguments[2])
      return .box(table)
    }
    type.native(
      "func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]"
    ) { machine, arguments in
      let table = TableBox()
      for (key, value) in pairs(of: arguments[0].table) where machine.goesOn() {
        if machine.ask(arguments[1], .tuple([key, value])).bool { table[key] = value }
      }
      return .box(table)
    }
    type.native("func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]") { machine, arguments in
      let table = TableBox()
      for (key, value) in pairs(of: arguments[0].table) where machine.goesOn() {
        table[key] = machine.ask(arguments[1], value)
      }
      return .box(table)
    }
    type.native("func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]") {
      machine, arguments in
      let table = TableBox()
      for (key, value) in pairs(of: arguments[0].table) where machine.goesOn() {
        let result = machine.ask(arguments[1], value)
        if !result.isNone { table[key] = result.payload }
      }
      return .box(table)
    }
  }
}
