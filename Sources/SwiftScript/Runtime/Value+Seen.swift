/// Values of which the code that takes them knows less than the code that gave them.
extension Value {
  /// This value, which is an `own`, as one who sees a `seen` has it: its type's name goes with it
  /// where it would not be known any more.
  func seen(as seen: Type, of own: Type) -> Value {
    guard own.isErased(as: seen) else { return self }
    switch (seen, own) {
    case (.optional(let outer), .optional(let inner)):
      return isNone ? self : payload.seen(as: outer, of: inner).some
    case (.tuple(let outer), .tuple(let inner)):
      guard let tuple = box as? TupleBox else { return self }
      let types = zip(outer.map(\.type), inner.map(\.type))
      return .tuple(zip(tuple.storage, types).map { $0.seen(as: $1.0, of: $1.1) })
    case (.nominal(let array, let outer), .nominal(let same, let inner)) where array === same:
      guard let seen = outer.first, let own = inner.first else { return self }
      return .array(elements.map { $0.seen(as: seen, of: own) })
    default: return .box(AnyBox(own, unerased))
    }
  }
}

extension Type {
  /// Whether values of this type can be told apart at run time without help.
  var tellsItself: Bool {
    switch self {
    // What nobody knew the type of when it was made brings its name along.
    case .any, .associated: true
    case .nominal(let nominal, let arguments):
      !nominal.needsErasure && (arguments.isEmpty || nominal.script != nil)
    default: false
    }
  }

  /// Whether a part of it may be of a type that only the value tells.
  var erases: Bool {
    switch self {
    case .any, .associated: true
    case .nominal(let nominal, let arguments):
      nominal.kind == .protocol || arguments.contains(where: \.erases)
    case .optional(let inner): inner.erases
    case .tuple(let elements): elements.contains { $0.type.erases }
    default: false
    }
  }

  /// Whether values of this type need their type's name where they are seen as `seen`.
  func isErased(as seen: Type) -> Bool {
    switch (seen, self) {
    case (.any, _), (.associated, _): !tellsItself
    case (.nominal(let nominal, _), _) where nominal.kind == .protocol: !tellsItself
    case (.optional(let outer), .optional(let inner)): inner.isErased(as: outer)
    case (.tuple(let outer), .tuple(let inner)):
      zip(outer, inner).contains { $1.type.isErased(as: $0.type) }
    case (.nominal(let a, let outer), .nominal(let b, let inner)) where a === b:
      a.name == "Array" && a.script == nil && zip(outer, inner).contains { $1.isErased(as: $0) }
    default: false
    }
  }
}
