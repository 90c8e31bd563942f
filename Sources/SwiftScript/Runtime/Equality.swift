/// `==`, `<` and hashing of values whose type the checker found to have them.
enum Equality {
  static func areEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): x == y
    case (.double(let x), .double(let y)): x == y
    // Only as `AnyHashable` are two kinds of numbers compared.
    case (.int(let x), .double(let y)), (.double(let y), .int(let x)): Int(exactly: y) == x
    case (.bool(let x), .bool(let y)): x == y
    case (.none, .none): true
    case (.object(let x), .object(let y)): objects(x, y)
    case (.box(let x), .box(let y)): boxes(x, y)
    case (.box(let x as AnyBox), _): areEqual(x.value, b)
    case (_, .box(let y as AnyBox)): areEqual(a, y.value)
    default: false
    }
  }

  private static func boxes(_ x: Box, _ y: Box) -> Bool {
    if type(of: x) == StringBox.self, type(of: y) == StringBox.self {
      return unsafeDowncast(x, to: StringBox.self).text
        == unsafeDowncast(y, to: StringBox.self).text
    }
    if x is AnyBox || y is AnyBox {
      return areEqual(Value.box(x).unerased, Value.box(y).unerased)
    }
    return Machine.hasDepth && x.equals(y)
  }

  /// As many elements as these, each equal to its counterpart; false once the program is stopped.
  static func areEqual(_ some: ArraySlice<Value>, _ others: ArraySlice<Value>) -> Bool {
    guard some.count == others.count else { return false }
    let distance = others.startIndex - some.startIndex
    for place in some.indices {
      if place & 255 == 255, !Machine.isWanted(after: 256) { return false }
      if !areEqual(some[place], others[place + distance]) { return false }
    }
    return true
  }

  /// A script class may declare its own `==`; otherwise objects are equal when they are the same.
  private static func objects(_ x: AnyObject, _ y: AnyObject) -> Bool {
    if let instance = x as? ScriptInstance, let equals = instance.type.equals {
      return equals(.object(x), .object(y))
    }
    if x === y { return true }
    guard let one = x as? any Equatable, let other = y as? any Equatable else { return false }
    return hostObjects(one, y) ?? hostObjects(other, x) ?? false
  }

  /// A class of the host that says itself when two of its objects are equal; `nil` for objects that it
  /// does not know, as those of a superclass.
  private static func hostObjects<Host: Equatable>(_ x: Host, _ y: AnyObject) -> Bool? {
    (y as? Host).map { $0 == x }
  }

  static func isLess(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x < y
    case (.double(let x), .double(let y)): return x < y
    case (.box(let x), .box(let y)):
      if type(of: x) == StringBox.self, type(of: y) == StringBox.self {
        return unsafeDowncast(x, to: StringBox.self).text
          < unsafeDowncast(y, to: StringBox.self).text
      }
      if x is SubstringBox || y is SubstringBox { return a.substring < b.substring }
      if let x = x as? CharacterBox, let y = y as? CharacterBox { return x.character < y.character }
      if let less = (x as? StructBox)?.type.less ?? (x as? EnumBox)?.type.less { return less(a, b) }
      if let x = x as? AnyHostBox {
        return Machine.order(of: x.hostType)?(a, b) ?? x.isLess(than: y)
      }
      if let x = x as? WideBox, let y = y as? WideBox { return x.number < y.number }
      if let x = x as? EnumBox, let y = y as? EnumBox {
        return x.tag == y.tag ? isLess(x.fields, y.fields) : x.tag < y.tag
      }
      if let x = x as? TupleBox, let y = y as? TupleBox { return tuples(x, "<", y) }
      return false
    case (.object(let x), .object):
      return (x as? ScriptInstance)?.type.less?(a, b) ?? false
    case (.int, .box(let y)): return y is WideBox
    // There is only the order that the script adds.
    case (.bool, .bool): return Machine.order(of: Bool.self)?(a, b) ?? false
    default: return false
    }
  }

  /// `>`, `<=` or `>=`: a type of the script's may declare them; otherwise they follow from `<`.
  static func isOrdered(_ a: Value, _ name: String, _ b: Value) -> Bool {
    if let x = a.exact(TupleBox.self), let y = b.exact(TupleBox.self) { return tuples(x, name, y) }
    let type = scriptType(of: a)
    if let own = type?.comparison(name) { return own(a, b) }
    // What is not less than something may be no number: only of the script's types the opposite
    // follows.
    return switch name {
    case ">": isLess(b, a)
    case "<=": type == nil ? isLess(a, b) || areEqual(a, b) : !isLess(b, a)
    default: type == nil ? isLess(b, a) || areEqual(a, b) : !isLess(a, b)
    }
  }

  /// By the first parts that are not equal, or the last ones.
  private static func tuples(_ x: TupleBox, _ name: String, _ y: TupleBox) -> Bool {
    func areOrdered(_ a: Value, _ b: Value) -> Bool {
      name == "<" ? isLess(a, b) : isOrdered(a, name, b)
    }
    let parts = Array(zip(x.storage, y.storage))
    for (a, b) in parts.dropLast() where !areEqual(a, b) { return areOrdered(a, b) }
    return parts.last.map(areOrdered) ?? (name != "<" && name != ">")
  }

  private static func scriptType(of value: Value) -> ScriptType? {
    switch value {
    case .object(let object): return (object as? ScriptInstance)?.type
    case .box(let box):
      if let any = box as? AnyBox { return scriptType(of: any.value) }
      return (box as? StructBox)?.type ?? (box as? EnumBox)?.type
    default: return nil
    }
  }

  /// By the first that differ.
  private static func isLess(_ some: some Sequence<Value>, _ others: some Sequence<Value>) -> Bool {
    for (one, other) in zip(some, others) {
      if isLess(one, other) { return true }
      if isLess(other, one) { return false }
    }
    return false
  }

  static func hash(_ value: Value, into hasher: inout Hasher) {
    switch value {
    case .int(let x): hasher.combine(x)
    case .double(let x):
      if let whole = Int(exactly: x) { hasher.combine(whole) } else { hasher.combine(x) }
    case .bool(let x): hasher.combine(x)
    case .none: hasher.combine(0)
    case .object(let x):
      if let instance = x as? ScriptInstance, let hash = instance.type.hash {
        hash(value, &hasher)
      } else if let known = x as? any Hashable {
        known.hash(into: &hasher)
      } else {
        hasher.combine(ObjectIdentifier(x))
      }
    case .box(let x):
      if let any = x as? AnyBox {
        hash(any.value, into: &hasher)
      } else if let type = (x as? StructBox)?.type ?? (x as? EnumBox)?.type, let hash = type.hash {
        hash(value, &hasher)
      } else if Machine.hasDepth {
        x.hash(into: &hasher)
      }
    }
  }
}
