import SwiftSyntax

/// Generic types that a cast names without their arguments.
extension Checker {
  /// `box as? Named` of a `Box<Int>`: what is cast tells the arguments, or the place does.
  func castTarget(_ node: TypeSyntax, from source: Type, _ expected: Type?) -> Type {
    let target = asked(node)
    noteNamed(target)
    let open = bareParameters(of: target)
    guard let nominal = target.nominal, !open.isEmpty else { return target }
    if let wanted = expected?.unwrappedFully, wanted.nominal === nominal, !wanted.hasHoles {
      return wanted
    }
    var found = Substitution()
    if let owner = source.unwrappedFully.nominal, let seen = target.seen(as: owner) {
      _ = found.match(seen, source.unwrappedFully, self)
    }
    let missing = open.filter { found[$0] == nil }
    if nominal === library.sequence { return unsupportedCast(node) }
    for parameter in missing {
      error(
        "generic parameter '\(parameter.name)' could not be inferred in cast to '\(nominal.name)'",
        node)
    }
    return missing.isEmpty ? found(target) : .error
  }

  /// `as? any Collection<Int>` asks what the value itself is.
  private func asked(_ node: TypeSyntax) -> Type {
    let target = resolve(node)
    guard target.nominal === library.sequence, bareParameters(of: target).isEmpty,
      node.as(SomeOrAnyTypeSyntax.self)?.constraint.firstName == "Collection"
    else { return target }
    return .nominal(library.anyCollection, target.arguments)
  }

  /// Of the other protocols of collections no more is known than that they are walked.
  private func unsupportedCast(_ node: TypeSyntax) -> Type {
    unsupported("a cast to '\(node.trimmedDescription)' is", node)
    return .error
  }

  /// In a pattern nothing tells them.
  func patternTarget(_ node: TypeSyntax) -> Type {
    let target = asked(node)
    noteNamed(target)
    guard let nominal = target.nominal, !bareParameters(of: target).isEmpty else { return target }
    if nominal === library.sequence { return unsupportedCast(node) }
    error("reference to generic type '\(nominal.name)' requires arguments in <...>", node)
    return .error
  }

  /// The type parameters that stand for themselves, since nothing has been written for them.
  func bareParameters(of type: Type) -> [GenericParameter] {
    guard let nominal = type.nominal, nominal.kind != .protocol else { return [] }
    return zip(nominal.generics, type.arguments).compactMap { parameter, argument in
      argument == .parameter(parameter) ? parameter : nil
    }
  }
}
