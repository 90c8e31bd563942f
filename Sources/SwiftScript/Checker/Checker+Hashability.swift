import SwiftSyntax

/// What keys and elements of sets have to be, and what largest and smallest values are of.
extension Checker {
  /// Asks it of a type that is written, once all conformances are known.
  func requireHashableParts(of type: Type, _ node: TypeSyntax) {
    guard file != "<library>", node.root.id == treeID else { return }
    if let open = openKey(in: type, node) {
      error("type '\(open)' does not conform to protocol 'Hashable'", node)
      return
    }
    if let (open, target) = openArgument(in: type, node) {
      error("type '\(open)' does not conform to protocol '\(target.writtenName)'", node)
      return
    }
    if refuseUnboundKey(in: type, node) { return }
    guard !keys(in: type).isEmpty else { return }
    pendingBodies.append { [self] in
      guard let key = keys(in: type).first(where: isUnhashable) else { return }
      refuse(key, writtenIn: node, node)
    }
  }

  /// A type parameter of the type around that is a key, though nothing says that it can be one.
  ///
  /// Of a function's own the signature implies it.
  private func openKey(in type: Type, _ node: TypeSyntax) -> Type? {
    guard let owner = context.nominal, owner.kind != .protocol, !isInExtension(node) else {
      return nil
    }
    return allKeys(in: type).first { lacks($0, library.hashable, owner) }
  }

  /// `struct Board<Item> { var sorted: Sorted<Item> }` of a `Sorted<T: Comparable>`.
  private func openArgument(in type: Type, _ node: TypeSyntax) -> (Type, Nominal)? {
    guard let owner = context.nominal, owner.kind != .protocol, !isInExtension(node),
      let nominal = type.unwrappedFully.nominal, nominal.script != nil, !nominal.isPrelude
    else { return nil }
    for case .conforms(.parameter(let asked), let target) in nominal.requirements
    where !target.isPrelude {
      guard let index = nominal.generics.firstIndex(where: { $0 === asked }),
        type.unwrappedFully.arguments.indices.contains(index)
      else { continue }
      let argument = type.unwrappedFully.arguments[index]
      if lacks(argument, target, owner) { return (argument.generalized, target) }
    }
    return nil
  }

  /// Whether it is a type parameter of `owner`'s of which nothing says that it is a `target`.
  private func lacks(_ type: Type, _ target: Nominal, _ owner: Nominal) -> Bool {
    let named =
      type.nominal?.stands ?? { if case .parameter(let one) = type { one } else { nil } }()
    guard let named, owner.generics.contains(where: { $0 === named }) else { return false }
    if let archetype = type.nominal, conforms(.nominal(archetype, []), to: target) {
      return false
    }
    return !owner.requirements.contains { requirement in
      switch requirement {
      case .conforms(.parameter(named), let bound), .suits(.parameter(named), let bound):
        module.conforms(bound, to: target)
      case .inherits(.parameter(named), _): true
      case .same(let one, let other):
        one == .parameter(named) || other == .parameter(named)
      default: false
      }
    }
  }

  private func isInExtension(_ node: TypeSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(ExtensionDeclSyntax.self) { return true }
      next = current.parent
    }
    return false
  }

  /// The same of the types that functions take and give.
  func requireHashableParts(of signature: FunctionSignatureSyntax) {
    let types =
      signature.parameterClause.parameters.map(\.type)
      + (signature.returnClause.map { [$0.type] } ?? [])
    for type in types where type.description.contains(":") || type.description.contains("Set<") {
      requireHashableParts(of: typeScope.quiet.resolve(type), type)
    }
  }

  /// The same of a value that an expression makes.
  func requireHashableKey(of type: Type, _ node: some SyntaxProtocol) {
    // `[String: Int]()` is read as a table of types before it is one itself.
    guard let name = type.nominal?.name, file != "<library>",
      !allKeys(in: type).contains(where: { if case .metatype = $0 { true } else { false } }),
      let key = unboundKey(in: type) ?? keys(in: type).first(where: isUnhashable)
    else { return }
    error(
      conformsToNothing(key)
        ? "type '\(key)' cannot conform to 'Hashable'"
        : "generic struct '\(name)' requires that '\(key)' conform to 'Hashable'", node)
  }

  /// `Set<(Int, Int)>()`: the type is written out.
  func refuseKey(
    in type: Type, writtenAs written: TypeSyntax? = nil, _ node: some SyntaxProtocol
  ) -> Bool {
    if refuseUnboundKey(in: type, node) { return true }
    guard file != "<library>", let key = keys(in: type).first(where: isUnhashable) else {
      return false
    }
    refuse(key, writtenIn: written, node)
    return true
  }

  private func refuse(_ key: Type, writtenIn type: TypeSyntax?, _ node: some SyntaxProtocol) {
    let alias = type.flatMap(keySyntax).flatMap { typeScope.alias($0) }
    error("type \(key.said(as: alias, beside: key)) does not conform to protocol 'Hashable'", node)
  }

  /// The keys, and elements of sets, in `type` that may be none: the script's own types, and what is
  /// no declared type.
  ///
  /// Of an extension of all collections none: what its `Element` is there, is no word of the script's.
  private func keys(in type: Type) -> [Type] {
    guard copiedCollection == nil else { return [] }
    return allKeys(in: type).filter { $0.nominal?.script != nil || conformsToNothing($0) }
  }

  /// The `Key` of `[Key: Value]` and of `Set<Key>`.
  private func keySyntax(in node: TypeSyntax) -> TypeSyntax? {
    if let table = node.as(DictionaryTypeSyntax.self) { return table.key }
    guard let list = node.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments,
      case .type(let key)? = list.first?.argument
    else { return nil }
    return key
  }

  /// Whether the type is none that somebody declares, and conforms to nothing.
  ///
  /// A tuple, a function, a type, or whatever there is behind a protocol.
  func conformsToNothing(_ type: Type) -> Bool {
    switch type {
    case .any, .tuple, .function, .metatype: true
    case .nominal(let nominal, _): isExistential(nominal)
    default: false
    }
  }

  func allKeys(in type: Type) -> [Type] {
    switch type {
    case .optional(let inner): allKeys(in: inner)
    case .nominal(let nominal, let arguments):
      (nominal === library.dictionary || nominal === library.set ? Array(arguments.prefix(1)) : [])
        + arguments.flatMap { allKeys(in: $0) }
    default: []
    }
  }

  func isUnhashable(_ type: Type) -> Bool {
    if conformsToNothing(type) { return true }
    guard let nominal = type.nominal, nominal.script != nil, !nominal.isPrelude,
      nominal.hostBase == nil, !(nominal.kind == .enum && isPlainEnum(nominal))
    else { return false }
    return !conforms(type, to: library.hashable)
  }

  /// `max(a, b)` of what has no order: none of the functions fits, and the general one says why.
  func refuseBounds(
    _ fitting: [(Candidate, [[ArgumentList.Argument]])], _ node: some ExprSyntaxProtocol
  ) -> Bool {
    for (candidate, arguments) in fitting
    where candidate.member?.owner == nil && !candidate.generics.isEmpty {
      for (parameter, given) in zip(candidate.type.parameters, arguments) {
        guard case .parameter(let generic) = parameter.type, let first = given.first,
          let type = guess({ check(first.value) })?.type, type.nominal?.script != nil,
          let bound = generic.bounds.first(where: { !conforms(type, to: $0) })
        else { continue }
        error(
          "\(candidate.describedGlobal) requires that '\(type)' conform to '\(bound.name)'",
          node)
        return true
      }
    }
    return false
  }
}
