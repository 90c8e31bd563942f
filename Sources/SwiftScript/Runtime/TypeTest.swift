import Foundation

/// What `is`, `as?` and `as!` ask of a running value.
enum TypeTest {
  static func matches(_ value: Value, _ type: Type, _ machine: Machine) -> Bool {
    switch type {
    case .any: return true
    case .optional(let inner):
      return holdsNothing(value) || matches(value.payload, inner, machine)
    case .nominal(let target, let arguments):
      // Whatever is no object can be put into one.
      if target === machine.library.anyObject {
        if case .box(let box) = value, box is AnyBox { return true }
        return !value.isNone
      }
      if case .none = value { return false }
      if case .box(let box) = value, let any = box as? AnyBox { return matches(any, type, machine) }
      if machine.library.isAnySequence(target) {
        return machine.library.isSequence(machine.dynamicType(of: value), target, arguments)
      }
      if target.kind == .protocol {
        guard let nominal = machine.library.nominal(of: value) else { return false }
        return conforms(nominal, to: target, machine) { machine.dynamicType(of: value) }
      }
      return matchesNominal(value, target, arguments, machine)
        || bridges(value, target, arguments, machine)
    case .tuple(let elements):
      if elements.isEmpty, let any = value.box as? AnyBox { return any.type == type }
      guard let tuple = value.unerased.box as? TupleBox, tuple.fields.count == elements.count else {
        return false
      }
      return zip(tuple.fields, elements).allSatisfy { matches($0, $1.type, machine) }
    case .function:
      if let any = value.box as? AnyBox { return matches(any, type, machine) }
      return value.callable != nil
    case .metatype(let inner): return matchesMetatype(value, inner, machine)
    case .parameter, .associated, .error: return false
    }
  }

  /// Whether it says so, and what it asks of its type arguments for that holds.
  private static func conforms(
    _ nominal: Nominal, to target: Nominal, _ machine: Machine, _ type: () -> Type
  ) -> Bool {
    let isPlain = nominal.conditions.isEmpty && target.remake == nil
    return isPlain && machine.library.declaresConformance(nominal, to: target)
      || machine.library.conforms(type(), to: target)
  }

  /// `x is Role.Type`: a type that is that one, one below it, or one that conforms to it.
  private static func matchesMetatype(_ value: Value, _ wanted: Type, _ machine: Machine) -> Bool {
    guard let type = (value.unerased.box as? TypeBox)?.type else { return false }
    if wanted.nominal === machine.library.anyObject { return type.nominal?.kind == .class }
    guard let own = type.nominal, let target = wanted.nominal, !target.isArchetype else {
      if let inner = type.wrapped, let target = wanted.nominal, target.kind == .protocol {
        return conforms(machine.library.optional, to: target, machine) { .optional(inner) }
      }
      if case .metatype = type { return wanted == .any || type == wanted }
      return wanted == .any || type == wanted || wanted.nominal != nil
    }
    if target.kind == .protocol { return conforms(own, to: target, machine) { type } }
    return own.inherits(from: target)
  }

  private static func matches(_ any: AnyBox, _ type: Type, _ machine: Machine) -> Bool {
    if any.type == type { return true }
    switch any.type {
    // What an erased optional holds is what counts.
    case .optional(let inner):
      // `extension Optional: P`: it is one itself, with or without a value.
      if let target = type.nominal, target.kind == .protocol,
        conforms(machine.library.optional, to: target, machine, { any.type })
      {
        return true
      }
      if any.value.isNone { return type.wrapped != nil }
      return matches(.box(AnyBox(inner, any.value.payload)), type, machine)
    case .nominal(let nominal, let arguments):
      guard case .nominal(let target, let wanted) = type else { return false }
      if machine.library.isAnySequence(target) {
        return machine.library.isSequence(any.type, target, wanted)
      }
      if target.kind == .protocol, nominal.kind != .protocol, nominal.kind != .class {
        return conforms(nominal, to: target, machine) { any.type }
      }
      if bridges(any.value, target, wanted, machine) { return true }
      if nominal === target && arguments.count == wanted.count || any.value.box is KeyPathBox {
        return matchesNominal(any.value, target, wanted, machine)
      }
      // An object, or what a protocol is all that is known of, is of a type of its own.
      return (nominal.kind == .class || nominal.kind == .protocol)
        && matches(any.value, type, machine)
    case .any: return matches(any.value, type, machine)
    case .function(let function):
      guard case .function(let wanted) = type else { return false }
      return function.parameters.map(\.type) == wanted.parameters.map(\.type)
        && function.result == wanted.result
    default: return false
    }
  }

  /// Whether what stands for the value on the other side is of the type, its parts as well.
  private static func bridges(
    _ value: Value, _ target: Nominal, _ arguments: [Type], _ machine: Machine
  ) -> Bool {
    guard let bridged = Bridging.value(value, as: target, machine) else { return false }
    return arguments.isEmpty || matchesNominal(bridged, target, arguments, machine)
  }

  private static func matchesNominal(
    _ value: Value, _ target: Nominal, _ arguments: [Type], _ machine: Machine
  ) -> Bool {
    if let path = value.box as? KeyPathBox { return matches(path.kind, target, arguments) }
    guard let nominal = machine.library.nominal(of: value), nominal.inherits(from: target) else {
      return false
    }
    if target.script != nil, !arguments.isEmpty {
      return machine.dynamicType(of: value).seen(as: target)?.arguments == arguments
    }
    switch value.box {
    case let box as ArrayBox:
      for element in box.elements {
        guard machine.goesOn(), matches(element, arguments[0], machine) else { return false }
      }
      return true
    case let box as TableBox:
      var place = 0
      while machine.goesOn(), let (key, value) = box.next(&place) {
        guard matches(key, arguments[0], machine),
          box.isSet || matches(value, arguments[1], machine)
        else { return false }
      }
      return true
    default: return true
    }
  }

  /// A key path that says less says the first of what one says that says more.
  private static func matches(_ path: Type, _ target: Nominal, _ wanted: [Type]) -> Bool {
    path.nominal?.inherits(from: target) == true && path.arguments.starts(with: wanted)
  }

  /// The value as it is kept where its type is known.
  static func cast(_ value: Value, to type: Type, _ machine: Machine) -> Value {
    switch type {
    case .any: value
    case .optional(let inner):
      holdsNothing(value) ? .none : cast(value.payload, to: inner, machine).some
    case .nominal(let nominal, let arguments) where nominal.kind != .protocol:
      parts(
        of: Bridging.value(value, as: nominal, machine) ?? settled(value.unerased), nominal,
        arguments, machine)
    case .nominal(let target, _): existential(value, target, machine)
    default: settled(value.unerased)
    }
  }

  /// What is in optionals, and in what less is known of, as a value of the protocol.
  private static func existential(
    _ value: Value, _ target: Nominal, _ machine: Machine
  ) -> Value {
    guard let any = value.box as? AnyBox else { return value.payload }
    switch any.type {
    case .any: return existential(any.value, target, machine)
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      return existential(any.value, target, machine)
    case .optional(let inner)
    where !conforms(machine.library.optional, to: target, machine) { any.type }:
      let held = any.value.payload.seen(as: .any, of: inner)
      return existential(held, target, machine)
    default: return value
    }
  }

  /// What was a list of anything, each part as it is kept in a list of such.
  private static func parts(
    of value: Value, _ nominal: Nominal, _ arguments: [Type], _ machine: Machine
  ) -> Value {
    guard arguments.last.map({ $0 != .any }) ?? false else { return value }
    switch value.box {
    case let box as ArrayBox where nominal === machine.library.array:
      guard box.elements.contains(where: mayBeErased) else { return value }
      return .array(box.elements.map { cast($0, to: arguments[0], machine) })
    case let box as TableBox where nominal === machine.library.dictionary && arguments.count == 2:
      guard box.values.contains(where: mayBeErased) else { return value }
      let table = TableBox()
      for (key, value) in zip(box.keys, box.values) {
        table[key] = cast(value, to: arguments[1], machine)
      }
      return .box(table)
    default: return value
    }
  }

  /// Anything, a list of anything, or an object of Foundation's that stands for a value.
  private static func mayBeErased(_ value: Value) -> Bool {
    if let object = value.object { return object is NSNumber || object is NSString }
    return value.box is AnyBox || value.box is ArrayBox || value.box is TableBox
  }

  /// An erased optional without a value is nil in any other, too.
  private static func holdsNothing(_ value: Value) -> Bool {
    guard let any = value.box as? AnyBox else { return value.isNone }
    if any.type == .any || any.type == .optional(.any) { return holdsNothing(any.value) }
    return any.value.isNone && any.type.wrapped != nil
  }

  /// What is in it, however often it was erased.
  private static func settled(_ value: Value) -> Value {
    var value = value.payload
    while let any = value.box as? AnyBox { value = any.value.payload }
    return value
  }
}
