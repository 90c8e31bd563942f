import SwiftSyntax

/// What keys and elements of sets have to be, and what largest and smallest values are of.
extension Checker {
  /// Asks it of a type that is written, once all conformances are known.
  func requireHashableParts(of type: Type, _ node: TypeSyntax) {
    guard file != "<library>", node.root.id == treeID, !keys(in: type).isEmpty else { return }
    pendingBodies.append { [self] in
      guard let key = keys(in: type).first(where: isUnhashable) else { return }
      error("type '\(key)' does not conform to protocol 'Hashable'", node)
    }
  }

  /// The same of the types that functions take and give.
  func requireHashableParts(of signature: FunctionSignatureSyntax) {
    let types =
      signature.parameterClause.parameters.map(\.type)
      + (signature.returnClause.map { [$0.type] } ?? [])
    for type in types where type.description.contains(":") || type.description.contains("Set<") {
      var quiet = typeScope
      quiet.report = { _, _, _ in }
      requireHashableParts(of: quiet.resolve(type), type)
    }
  }

  /// The same of a value that an expression makes.
  func requireHashableKey(of type: Type, _ node: some SyntaxProtocol) {
    guard let name = type.nominal?.name, let key = keys(in: type).first, isUnhashable(key) else {
      return
    }
    error("generic struct '\(name)' requires that '\(key)' conform to 'Hashable'", node)
  }

  /// The script's own types that are keys, or elements of sets, in `type`.
  private func keys(in type: Type) -> [Type] {
    switch type {
    case .optional(let inner): keys(in: inner)
    case .nominal(let nominal, let arguments):
      (nominal === library.dictionary || nominal === library.set
        ? arguments.prefix(1).filter { $0.nominal?.script != nil } : [])
        + arguments.flatMap { keys(in: $0) }
    default: []
    }
  }

  private func isUnhashable(_ type: Type) -> Bool {
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
          "global function '\(candidate.name)' requires that '\(type)' conform to '\(bound.name)'",
          node)
        return true
      }
    }
    return false
  }
}
