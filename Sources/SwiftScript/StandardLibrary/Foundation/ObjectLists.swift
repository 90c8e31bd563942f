import Foundation

/// Foundation's lists of objects, as far as UIKit code makes them: mostly to copy what is in an array,
/// as layouts do with the attributes that they change.
extension StandardLibrary {
  static let nsArray = TypeBinding.class(
    NSArray.self, "NSArray", inherits: "NSObject", conforms: ["ExpressibleByArrayLiteral"]
  ) { type in
    type.initializer("init()") { NSArray() }
    for parameter in ["array: [Any]", "arrayLiteral elements: Any..."] {
      type.native("init(\(parameter))") { _, arguments in
        .object(NSArray(array: objects(arguments[0])))
      }
    }
    type.native("init(array: [Any], copyItems flag: Bool)") { _, arguments in
      .object(NSArray(array: objects(arguments[0]), copyItems: arguments[1].bool))
    }
    type.property("var count: Int", \.count)
    for declaration in ["func object(at index: Int) -> Any", "subscript(index: Int) -> Any"] {
      type.native(declaration) { machine, arguments in
        let (list, index) = (list(arguments[0]), arguments[1].int)
        guard
          machine.require(
            list.indices.contains(index),
            "*** -[NSArray objectAtIndex:]: index (\(index)) beyond bounds (\(list.count))")
        else { return .none }
        return Value(foundation: list[index])
      }
    }
    type.native(
      "var firstObject: Any?", get: { Value(foundation: list($1[0]).first) }, set: nil)
    type.native("var lastObject: Any?", get: { Value(foundation: list($1[0]).last) }, set: nil)
    type.native("func contains(_ anObject: Any) -> Bool") { _, arguments in
      .bool(index(of: arguments[1], in: arguments[0]) != nil)
    }
    type.native("func index(of anObject: Any) -> Int") { _, arguments in
      .int(index(of: arguments[1], in: arguments[0]) ?? NSNotFound)
    }
    type.native("func componentsJoined(by separator: String) -> String") { machine, arguments in
      .string(
        list(arguments[0]).map { String(describing: $0) }.joined(separator: arguments[1].string))
    }
  }

  private static func objects(_ value: Value) -> [Any] { value.foundation as? [Any] ?? [] }

  private static func list(_ value: Value) -> [Any] {
    (value.unerased.object as? NSArray).map { Array($0) } ?? []
  }

  private static func index(of value: Value, in array: Value) -> Int? {
    value.unerased.foundation.flatMap { one in
      list(array).firstIndex {
        HashedValue(Value(foundation: $0)) == HashedValue(Value(foundation: one))
      }
    }
  }
}
