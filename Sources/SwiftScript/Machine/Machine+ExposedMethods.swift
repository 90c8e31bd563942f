/// Methods that a program finds by a name in a text, as Objective-C's runtime lets it.
extension Machine {
  /// The method of a value's class, or of one above it, that `isMeant`.
  ///
  /// Those of the script's own classes have to be exposed, with `@objc` or by what they override.
  public func exposedMethod(of value: Value, _ isMeant: (Member) -> Bool) -> Member? {
    guard let nominal = library.nominal(of: value) else { return nil }
    for one in nominal.classChain {
      let found = one.members.first { member in
        member.kind == .method && !member.isStatic && !member.isHidden(in: one) && isMeant(member)
      }
      if let found { return found }
    }
    return nil
  }

  /// Whether a value is an object of the class that a metatype names.
  public func isInstance(_ value: Value, of metatype: Value, orBelow: Bool) -> Bool {
    guard let own = library.nominal(of: value),
      case .nominal(let wanted, _)? = (metatype.payload.unerased.box as? TypeBox)?.type
    else { return false }
    return orBelow ? own.inherits(from: wanted) : own === wanted
  }
}

extension Member {
  /// How many arguments a call of the method has.
  public var parameterCount: Int { functionType?.parameters.count ?? 0 }
}
