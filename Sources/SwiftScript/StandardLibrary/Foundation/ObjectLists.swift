import Foundation

/// Foundation's lists of objects, as far as UIKit code makes them.
///
/// They hold what Foundation holds: numbers and texts as they are, and objects of the script's.
extension StandardLibrary {
  static let objectCollections: [TypeBinding] = [
    nsArray, nsMutableArray, nsDictionary, nsMutableDictionary, nsSet, nsMutableSet, stopMark,
  ]

  private static let nsArray = TypeBinding.class(
    NSArray.self, "NSArray", inherits: "NSObject",
    conforms: ["ExpressibleByArrayLiteral", "Sequence"]
  ) { type in
    type.initializer("init()") { NSArray() }
    made(type) { NSArray(array: $0) }
    type.native("init(object anObject: Any)") { _, arguments in
      .object(NSArray(object: one(arguments[0])))
    }
    type.native("init(array: [Any], copyItems flag: Bool)") { _, arguments in
      .object(NSArray(array: objects(arguments[0]), copyItems: arguments[1].bool))
    }
    type.property("var count: Int", \.count)
    for declaration in ["func object(at index: Int) -> Any", "subscript(index: Int) -> Any"] {
      type.native(declaration) { element($0, $1) }
    }
    type.native(
      "var firstObject: Any?", get: { Value(foundation: list($1[0]).first) }, set: nil)
    type.native("var lastObject: Any?", get: { Value(foundation: list($1[0]).last) }, set: nil)
    type.native("func contains(_ anObject: Any) -> Bool") { _, arguments in
      .bool(index(of: arguments[1], in: list(arguments[0])) != nil)
    }
    type.native("func index(of anObject: Any) -> Int") { _, arguments in
      .int(index(of: arguments[1], in: list(arguments[0])) ?? NSNotFound)
    }
    type.native("func componentsJoined(by separator: String) -> String") { machine, arguments in
      .string(
        list(arguments[0]).map { String(describing: $0) }.joined(separator: arguments[1].string))
    }
    type.native("func adding(_ anObject: Any) -> [Any]") { _, arguments in
      Value(foundation: list(arguments[0]) + [one(arguments[1])])
    }
    type.native("func addingObjects(from otherArray: [Any]) -> [Any]") { _, arguments in
      Value(foundation: list(arguments[0]) + objects(arguments[1]))
    }
    type.native("func isEqual(to otherArray: [Any]) -> Bool") { _, arguments in
      .bool((arguments[0].unerased.object as? NSArray)?.isEqual(objects(arguments[1])) == true)
    }
    type.native("func subarray(with range: NSRange) -> [Any]") { machine, arguments in
      let list = list(arguments[0])
      guard let range = NSRange.unwrap(arguments[1]),
        machine.require(
          range.location >= 0 && range.length >= 0 && range.upperBound <= list.count,
          "*** -[NSArray subarrayWithRange:]: range \(arguments[1].range.map { "\($0)" } ?? "") "
            + "extends beyond bounds (\(list.count))")
      else { return .array([]) }
      return Value(foundation: Array(list[range.lowerBound..<range.upperBound]))
    }
    type.native(
      "func enumerateObjects(_ block: (Any, Int, _StopMark) -> Void)"
    ) { machine, arguments in
      enumerate(machine, arguments[1], list(arguments[0]).enumerated().map { ($1, .int($0)) })
    }
    type.native("func mutableCopy() -> Any") { _, arguments in
      .object(NSMutableArray(array: list(arguments[0])))
    }
    type.native("func copy() -> Any") { _, arguments in
      .object(NSArray(array: list(arguments[0])))
    }
  }

  private static let nsMutableArray = TypeBinding.class(
    NSMutableArray.self, "NSMutableArray", inherits: "NSArray"
  ) { type in
    type.initializer("init()") { NSMutableArray() }
    type.initializer("init(capacity numItems: Int)") { (count: Int) in
      NSMutableArray(capacity: max(0, count))
    }
    made(type) { NSMutableArray(array: $0) }
    change(type, "add(_ anObject: Any)") { _, list, arguments in list.add(one(arguments[1])) }
    change(type, "addObjects(from otherArray: [Any])") { _, list, arguments in
      list.addObjects(from: objects(arguments[1]))
    }
    change(type, "insert(_ anObject: Any, at index: Int)") { machine, list, arguments in
      let index = arguments[2].int
      guard machine.holds(index, in: list.count + 1, "insertObject:atIndex:") else { return }
      list.insert(one(arguments[1]), at: index)
    }
    change(type, "removeObject(at index: Int)") { machine, list, arguments in
      let index = arguments[1].int
      guard machine.holds(index, in: list.count, "removeObjectAtIndex:") else { return }
      list.removeObject(at: index)
    }
    change(type, "replaceObject(at index: Int, with anObject: Any)") { machine, list, arguments in
      let index = arguments[1].int
      guard machine.holds(index, in: list.count, "replaceObjectAtIndex:withObject:") else { return }
      list.replaceObject(at: index, with: one(arguments[2]))
    }
    change(type, "exchangeObject(at idx1: Int, withObjectAt idx2: Int)") {
      machine, list, arguments in
      let (first, second) = (arguments[1].int, arguments[2].int)
      let name = "exchangeObjectAtIndex:withObjectAtIndex:"
      guard machine.holds(first, in: list.count, name), machine.holds(second, in: list.count, name)
      else { return }
      list.exchangeObject(at: first, withObjectAt: second)
    }
    change(type, "remove(_ anObject: Any)") { _, list, arguments in
      while let place = index(of: arguments[1], in: Array(list)) { list.removeObject(at: place) }
    }
    change(type, "removeObjects(in otherArray: [Any])") { _, list, arguments in
      for object in objects(arguments[1]) {
        while let place = index(of: Value(foundation: object), in: Array(list)) {
          list.removeObject(at: place)
        }
      }
    }
    change(type, "removeLastObject()") { _, list, _ in
      if list.count > 0 { list.removeLastObject() }
    }
    change(type, "removeAllObjects()") { _, list, _ in list.removeAllObjects() }
    change(type, "setArray(_ otherArray: [Any])") { _, list, arguments in
      list.setArray(objects(arguments[1]))
    }
    type.native(
      "subscript(index: Int) -> Any", get: { element($0, $1) },
      set: { machine, arguments in
        guard let list = arguments[0].unerased.object as? NSMutableArray,
          machine.holds(arguments[1].int, in: list.count, "replaceObjectAtIndex:withObject:")
        else { return .void }
        list.replaceObject(at: arguments[1].int, with: one(arguments[2]))
        return .void
      })
  }

  /// Made of an array, a literal or objects one by one.
  static func made<Collection: NSObject>(
    _ type: MemberTable<Collection>, _ make: @escaping @MainActor ([Any]) -> Collection
  ) {
    for parameter in ["array: [Any]", "arrayLiteral elements: Any...", "objects elements: Any..."] {
      type.native("init(\(parameter))") { _, arguments in .object(make(objects(arguments[0]))) }
    }
  }

  private static func element(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>
  ) -> Value {
    let (list, index) = (list(arguments[0]), arguments[1].int)
    guard machine.holds(index, in: list.count, "objectAtIndex:") else { return .none }
    return Value(foundation: list[index])
  }

  private static func change(
    _ type: MemberTable<NSMutableArray>, _ text: String,
    _ body: @escaping @MainActor (Machine, NSMutableArray, UnsafeMutablePointer<Value>) -> Void
  ) {
    type.native("func \(text)") { machine, arguments in
      if let list = arguments[0].unerased.object as? NSMutableArray {
        body(machine, list, arguments)
      }
      return .void
    }
  }

  static func objects(_ value: Value) -> [Any] { value.foundation as? [Any] ?? [] }

  /// What one of Foundation's collections holds of a value; nothing as its object for it.
  static func one(_ value: Value) -> Any { value.foundation ?? NSNull() }

  /// Calls a block for each pair until it says stop.
  static func enumerate(
    _ machine: Machine, _ block: Value, _ pairs: [(Any, Value)]
  ) -> Value {
    guard let block = block.callable else { return .void }
    let stop = StopMark()
    for (first, second) in pairs where !stop.pointee && machine.goesOn() {
      _ = machine.call(block, [Value(foundation: first), second, stop.wrapped])
    }
    return .void
  }

  private static func list(_ value: Value) -> [Any] {
    (value.unerased.object as? NSArray).map { Array($0) } ?? []
  }

  private static func index(of value: Value, in list: [Any]) -> Int? {
    value.unerased.foundation.flatMap { one in
      list.firstIndex {
        HashedValue(Value(foundation: $0)) == HashedValue(Value(foundation: one))
      }
    }
  }
}

extension Machine {
  /// Whether a list has a place; where not the program ends as Foundation does.
  fileprivate func holds(_ index: Int, in count: Int, _ method: String) -> Bool {
    require(
      (0..<count).contains(index),
      "*** -[NSArray \(method)]: index (\(index)) beyond bounds (\(count))")
  }
}
