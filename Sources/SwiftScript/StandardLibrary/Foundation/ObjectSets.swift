import Foundation

extension StandardLibrary {
  static let nsSet = TypeBinding.class(
    NSSet.self, "NSSet", inherits: "NSObject", conforms: ["ExpressibleByArrayLiteral", "Sequence"]
  ) { type in
    type.initializer("init()") { NSSet() }
    made(type) { NSSet(array: $0) }
    type.native("init(object: Any)") { _, arguments in .object(NSSet(object: one(arguments[0]))) }
    type.native("init(set: Set<AnyHashable>)") { _, arguments in
      .object(NSSet(set: arguments[0].foundation as? Set<AnyHashable> ?? []))
    }
    type.property("var count: Int", \.count)
    type.native(
      "var allObjects: [Any]", get: { .array(elements(of: set($1[0])) ?? []) }, set: nil)
    type.native("func anyObject() -> Any?") { _, arguments in
      elements(of: set(arguments[0]))?.first?.some ?? .none
    }
    type.native("func contains(_ anObject: Any) -> Bool") { _, arguments in
      .bool(set(arguments[0]).contains(one(arguments[1])))
    }
    type.native("func member(_ object: Any) -> Any?") { _, arguments in
      set(arguments[0]).member(one(arguments[1])).map { Value(foundation: $0).some } ?? .none
    }
    for (name, test) in [
      ("isSubset(of", { $0.isSubset(of: $1) }), ("intersects(_", { $0.intersects($1) }),
      ("isEqual(to", { $0.isEqual(to: $1) }),
    ] as [(String, (NSSet, Set<AnyHashable>) -> Bool)] {
      type.native("func \(name) otherSet: Set<AnyHashable>) -> Bool") { _, arguments in
        .bool(test(set(arguments[0]), arguments[1].foundation as? Set<AnyHashable> ?? []))
      }
    }
    type.native("func mutableCopy() -> Any") { _, arguments in
      .object(NSMutableSet(array: set(arguments[0]).allObjects))
    }
    type.native("func copy() -> Any") { _, arguments in
      .object(NSSet(array: set(arguments[0]).allObjects))
    }
  }

  static let nsMutableSet = TypeBinding.class(
    NSMutableSet.self, "NSMutableSet", inherits: "NSSet"
  ) { type in
    type.initializer("init()") { NSMutableSet() }
    type.initializer("init(capacity numItems: Int)") { (count: Int) in
      NSMutableSet(capacity: max(0, count))
    }
    made(type) { NSMutableSet(array: $0) }
    type.native("init(set: Set<AnyHashable>)") { _, arguments in
      .object(NSMutableSet(set: arguments[0].foundation as? Set<AnyHashable> ?? []))
    }
    type.native("func add(_ object: Any)") { _, arguments in
      (set(arguments[0]) as? NSMutableSet)?.add(one(arguments[1]))
      return .void
    }
    type.native("func remove(_ object: Any)") { _, arguments in
      (set(arguments[0]) as? NSMutableSet)?.remove(one(arguments[1]))
      return .void
    }
    type.native("func addObjects(from array: [Any])") { _, arguments in
      (set(arguments[0]) as? NSMutableSet)?.addObjects(from: objects(arguments[1]))
      return .void
    }
    for (name, change) in [
      ("union", { $0.union($1) }), ("minus", { $0.minus($1) }), ("intersect", { $0.intersect($1) }),
    ] as [(String, (NSMutableSet, Set<AnyHashable>) -> Void)] {
      type.native("func \(name)(_ otherSet: Set<AnyHashable>)") { _, arguments in
        if let me = set(arguments[0]) as? NSMutableSet {
          change(me, arguments[1].foundation as? Set<AnyHashable> ?? [])
        }
        return .void
      }
    }
    type.function("func removeAllObjects()") { (me: NSMutableSet) in me.removeAllObjects() }
  }

  private static func set(_ value: Value) -> NSSet { value.unerased.object as? NSSet ?? NSSet() }
}
