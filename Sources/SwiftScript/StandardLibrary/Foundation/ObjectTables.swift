import Foundation

/// Foundation's dictionaries and sets of objects.
///
/// In which order they are gone over is not documented; here it is the order of their descriptions, so
/// that it is the same in each run.
extension StandardLibrary {
  static let nsDictionary = TypeBinding.class(
    NSDictionary.self, "NSDictionary", inherits: "NSObject",
    conforms: ["ExpressibleByDictionaryLiteral", "Sequence"]
  ) { type in
    type.initializer("init()") { NSDictionary() }
    made(type) { NSDictionary(dictionary: $0) }
    type.native("init(objects: [Any], forKeys keys: [Any])") { machine, arguments in
      let (objects, keys) = (objects(arguments[0]), objects(arguments[1]))
      guard
        machine.require(
          objects.count == keys.count,
          "*** -[NSDictionary initWithObjects:forKeys:]: count of objects (\(objects.count)) "
            + "differs from count of keys (\(keys.count))")
      else { return .object(NSDictionary()) }
      return .object(
        NSDictionary(
          dictionary: Dictionary(
            zip(keys.compactMap { $0 as? AnyHashable }, objects), uniquingKeysWith: { $1 })))
    }
    type.property("var count: Int", \.count)
    for text in ["object(forKey aKey", "value(forKey key"] {
      type.native("func \(text): \(text.hasPrefix("v") ? "String" : "Any")) -> Any?") {
        _, arguments in
        value(arguments[1], in: arguments[0])
      }
    }
    type.native(
      "subscript(key: Any) -> Any? { get }", get: { value($1[1], in: $1[0]) }, set: nil)
    type.native(
      "var allKeys: [Any]", get: { .array(ordered($1[0]).map { Value(foundation: $0.0) }) },
      set: nil)
    type.native(
      "var allValues: [Any]", get: { .array(ordered($1[0]).map(\.1)) }, set: nil)
    type.native("func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool") { _, arguments in
      .bool(
        (arguments[0].unerased.object as? NSDictionary)?
          .isEqual(to: table(arguments[1])) == true)
    }
    type.native(
      "func enumerateKeysAndObjects(_ block: (Any, Any, _StopMark) -> Void)"
    ) { machine, arguments in enumerate(machine, arguments[1], ordered(arguments[0])) }
    type.native("func mutableCopy() -> Any") { _, arguments in
      .object(NSMutableDictionary(dictionary: contents(arguments[0])))
    }
    type.native("func copy() -> Any") { _, arguments in
      .object(NSDictionary(dictionary: contents(arguments[0])))
    }
  }

  static let nsMutableDictionary = TypeBinding.class(
    NSMutableDictionary.self, "NSMutableDictionary", inherits: "NSDictionary"
  ) { type in
    type.initializer("init()") { NSMutableDictionary() }
    type.initializer("init(capacity numItems: Int)") { (count: Int) in
      NSMutableDictionary(capacity: max(0, count))
    }
    made(type) { NSMutableDictionary(dictionary: $0) }
    type.native(
      "subscript(key: Any) -> Any?", get: { value($1[1], in: $1[0]) },
      set: { _, arguments in
        set(arguments[2], for: arguments[1], in: arguments[0])
        return .void
      })
    for text in [
      "setObject(_ anObject: Any, forKey aKey: Any)",
      "setValue(_ value: Any?, forKey key: String)",
    ] {
      type.native("func \(text)") { _, arguments in
        set(arguments[1], for: arguments[2], in: arguments[0])
        return .void
      }
    }
    type.native("func removeObject(forKey aKey: Any)") { _, arguments in
      set(.none, for: arguments[1], in: arguments[0])
      return .void
    }
    type.native("func removeObjects(forKeys keyArray: [Any])") { _, arguments in
      for key in arguments[1].elements { set(.none, for: key, in: arguments[0]) }
      return .void
    }
    type.native("func addEntries(from otherDictionary: [AnyHashable: Any])") { _, arguments in
      (arguments[0].unerased.object as? NSMutableDictionary)?
        .addEntries(from: table(arguments[1]))
      return .void
    }
    type.function("func removeAllObjects()") { (me: NSMutableDictionary) in me.removeAllObjects() }
  }

  /// Made of a dictionary or a literal.
  private static func made<Table: NSDictionary>(
    _ type: MemberTable<Table>, _ make: @escaping @MainActor ([AnyHashable: Any]) -> Table
  ) {
    type.native("init(dictionary otherDictionary: [AnyHashable: Any])") { _, arguments in
      .object(make(table(arguments[0])))
    }
    type.native("init(dictionaryLiteral elements: (Any, Any)...)") { _, arguments in
      .object(make(pairs(arguments[0])))
    }
  }

  private static func table(_ value: Value) -> [AnyHashable: Any] {
    value.foundation as? [AnyHashable: Any] ?? [:]
  }

  private static func pairs(_ value: Value) -> [AnyHashable: Any] {
    var table: [AnyHashable: Any] = [:]
    for pair in value.elements {
      guard let fields = (pair.unerased.box as? TupleBox)?.fields, fields.count == 2,
        let key = fields[0].foundation as? AnyHashable
      else { continue }
      table[key] = one(fields[1])
    }
    return table
  }

  private static func contents(_ value: Value) -> [AnyHashable: Any] {
    var table: [AnyHashable: Any] = [:]
    guard let object = value.unerased.object as? NSDictionary else { return table }
    for key in object.allKeys {
      if let key = key as? AnyHashable { table[key] = object[key] }
    }
    return table
  }

  private static func value(_ key: Value, in table: Value) -> Value {
    guard let table = table.unerased.object as? NSDictionary, let key = key.foundation,
      let found = table.object(forKey: key)
    else { return .none }
    return Value(foundation: found).some
  }

  private static func set(_ value: Value, for key: Value, in table: Value) {
    guard let table = table.unerased.object as? NSMutableDictionary,
      let key = key.foundation as? AnyHashable
    else { return }
    if let object = value.foundation {
      table[key] = object
    } else {
      table.removeObject(forKey: key)
    }
  }

  private static func ordered(_ value: Value) -> [(Any, Value)] {
    contents(value).sorted { "\($0.key)" < "\($1.key)" }.map {
      ($0.key.base, Value(foundation: $0.value))
    }
  }

  /// What a loop over one of Foundation's collections goes over; `nil` for another object.
  static func elements(of object: AnyObject) -> [Value]? {
    switch object {
    case let list as NSArray: return list.map { Value(foundation: $0) }
    case is NSDictionary:
      return ordered(.object(object)).map { .tuple([Value(foundation: $0), $1]) }
    case let set as NSSet:
      return set.allObjects.sorted { "\($0)" < "\($1)" }.map { Value(foundation: $0) }
    default: return nil
    }
  }
}
