import Foundation

/// Swift's own types and the objects that stand for them in Objective-C's world.
///
/// `as`, `as?` and `as!` go from one to the other; nothing else does.
enum Bridging {
  /// Names of Foundation's classes, and of Swift's types that are the same as objects.
  private static let pairs: [String: Set<String>] = [
    "NSString": ["String", "Substring"],
    "NSNumber": [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat", "Bool", "Decimal",
    ],
    "NSDecimalNumber": ["Decimal"], "NSArray": ["Array"], "NSDictionary": ["Dictionary"],
    "NSValue": ["CGRect", "CGPoint", "CGSize"], "NSMutableArray": ["Array"],
    "NSMutableDictionary": ["Dictionary"], "NSSet": ["Set"], "NSMutableSet": ["Set"],
    "NSError": ["Error"],
  ]

  /// Whether a value of one type may be cast to the other; as a coercion, which never fails.
  static func isBridged(
    _ from: Type, to target: Type, _ library: Library, isCoercion: Bool = false
  ) -> Bool {
    let arguments = target.arguments
    guard let target = target.nominal, target.isHost, let from = from.nominal else { return false }
    if let others = pairs[target.name] {
      // Nothing of Swift's becomes an object that can be changed.
      if others.contains(from.name) { return !(isCoercion && target.name.hasPrefix("NSMutable")) }
      // Every error is an `NSError`.
      return target.name == "NSError"
        && (from.kind == .protocol || from.conforms(to: library.error))
    }
    guard let others = pairs[from.name], others.contains(target.name) else { return false }
    // A number object need not fit; nor need what a collection object holds, unless it may be anything.
    return !isCoercion || from.name == "NSString"
      || !arguments.isEmpty
        && arguments.allSatisfy { $0 == .any || $0.nominal?.name == "AnyHashable" }
  }

  /// `value` as what stands for it on the other side; `nil` where nothing does.
  static func value(_ value: Value, as target: Nominal, _ machine: Machine) -> Value? {
    guard target.isHost else { return nil }
    if let any = value.box as? AnyBox, any.type == machine.library.float, target.name == "NSNumber"
    {
      return .object(NSNumber(value: Float(any.value.double)))
    }
    let value = value.unerased
    if case .object(let object) = value {
      switch object {
      case let number as NSNumber where target.name != "NSNumber": return plain(number, target.name)
      case let text as NSString where target.name == "String": return .string(text as String)
      case let array as NSArray where target.name == "Array":
        return Value(foundation: array as? [Any])
      case let table as NSDictionary where target.name == "Dictionary":
        return Value(foundation: table as? [AnyHashable: Any])
      case let set as NSSet where target.name == "Set":
        let table = TableBox(isSet: true)
        for element in StandardLibrary.elements(of: set) ?? [] { table[element] = element }
        return .box(table)
      case let value as NSValue where pairs["NSValue"]?.contains(target.name) == true:
        return geometry(value, target.name)
      case is NSError: return nil
      default: break
      }
    }
    guard pairs[target.name] != nil else { return nil }
    return object(value, target.name, machine)
  }

  /// A number object as one of Swift's numbers, if it is that number exactly.
  private static func plain(_ number: NSNumber, _ name: String) -> Value? {
    switch name {
    case "Bool": return (number as? Bool).map { .bool($0) }
    case "Double", "CGFloat": return .double(number.doubleValue)
    case "Float": return (number as? Float).map { .double(Double($0)) }
    case "Decimal": return number.decimalValue.wrapped
    case "Int", "Int64": return (number as? Int).map { .int($0) }
    case "UInt8": return (number as? UInt8).map { .int(Int($0)) }
    case "Int32": return (number as? Int32).map { .int(Int($0)) }
    case "UInt": return (number as? UInt).map { .int(Int($0)) }
    default: return nil
    }
  }

  /// What a value object holds, as the host's own type of that name.
  private static func geometry(_ object: NSValue, _ name: String) -> Value? {
    guard String(cString: object.objCType).hasPrefix("{\(name)=") else { return nil }
    let value: Any =
      switch name {
      case "CGRect": object.rectValue
      case "CGPoint": object.pointValue
      default: object.sizeValue
      }
    return (value as? any Bridged)?.wrapped
  }

  private static func object(_ value: Value, _ name: String, _ machine: Machine) -> Value? {
    switch (name, value) {
    case ("NSError", _): return error(value, machine)
    case ("NSNumber", .int(let number)): return .object(NSNumber(value: number))
    case ("NSNumber", .double(let number)): return .object(NSNumber(value: number))
    case ("NSNumber", .bool(let flag)): return .object(NSNumber(value: flag))
    case ("NSNumber", .box), ("NSDecimalNumber", .box):
      return Decimal.unwrap(value).map { .object(NSDecimalNumber(decimal: $0)) }
    case ("NSString", .box):
      return String.unwrap(value).map { .object(NSString(string: $0)) }
    case ("NSValue", .box(let box as AnyHostBox)):
      switch box.hostValue {
      case let rect as CGRect: return .object(NSValue(rect: rect))
      case let point as CGPoint: return .object(NSValue(point: point))
      case let size as CGSize: return .object(NSValue(size: size))
      default: return nil
      }
    case ("NSArray", .box(let box)) where box is ArrayBox:
      return .object(NSArray(array: value.foundation as? [Any] ?? []))
    case ("NSDictionary", .box(let box as TableBox)) where !box.isSet:
      return .object(NSDictionary(dictionary: value.foundation as? [AnyHashable: Any] ?? [:]))
    case ("NSSet", .box(let box as TableBox)) where box.isSet:
      return .object(NSSet(set: value.foundation as? Set<AnyHashable> ?? []))
    default: return nil
    }
  }

  /// Any error of the script's as an object.
  private static func error(_ value: Value, _ machine: Machine) -> Value? {
    guard let nominal = machine.library.nominal(of: value),
      machine.library.declaresConformance(nominal, to: machine.library.error)
    else { return nil }
    if value.object is NSError { return nil }
    var info: [String: Any] = [:]
    if let text = machine.read("errorDescription", of: value).flatMap(String.unwrap) {
      info[NSLocalizedDescriptionKey] = text
    }
    // A `CustomNSError` says itself what it is.
    let domain = machine.read("_ownDomain", of: value)
    if domain != nil, let own = machine.read("errorUserInfo", of: value)?.foundation,
      let own = own as? [String: Any]
    {
      info.merge(own) { _, own in own }
    }
    let code = domain == nil ? nil : machine.read("errorCode", of: value)
    return .object(
      NSError(
        domain: domain?.string ?? StandardLibrary.domain(of: value, machine),
        code: code?.int ?? StandardLibrary.code(of: value, machine), userInfo: info))
  }
}

extension Machine {
  /// What a property of the script's says of `value`; `nil` if its type has none of that name.
  func read(_ property: String, of value: Value) -> Value? {
    guard let nominal = library.nominal(of: value),
      let member = library.memberLookup?(nominal, property).first(where: {
        if case .requirement = $0.implementation { return false }
        return $0.kind == .property && !$0.isStatic
      })
    else { return nil }
    var window = [value.unerased]
    return window.withUnsafeMutableBufferPointer { window in
      window.baseAddress.map { invoke(member, $0, count: 1) }
    }
  }
}
