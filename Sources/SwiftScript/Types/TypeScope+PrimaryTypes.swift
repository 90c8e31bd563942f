import SwiftSyntax

/// `P<A, B>`: protocols with what their primary associated types are.
extension TypeScope {
  func constrained(_ nominal: Nominal, _ clause: GenericArgumentClauseSyntax) -> Type {
    let types = clause.arguments.map { argument -> Type in
      if case .type(let type) = argument.argument { return resolve(type) }
      return .error
    }
    return types.contains(where: \.isError) ? .error : library.constrained(nominal, types)
  }

  /// Says what is wrong with the arguments of a protocol that does not have as many primary
  /// associated types.
  func refuseArguments(
    _ clause: GenericArgumentClauseSyntax, of type: Type, _ node: some SyntaxProtocol
  ) -> Bool {
    guard let nominal = type.nominal, nominal.kind == .protocol || nominal === library.sequence
    else { return false }
    let (given, wanted) = (clause.arguments.count, nominal.primaryCount)
    // Of the library's protocols not all are known to have some.
    if given == wanted || (wanted == 0 && nominal.isHost) { return false }
    let name = node.as(IdentifierTypeSyntax.self)?.name.text ?? nominal.name
    guard wanted > 0 else {
      report(
        "protocol '\(name)' does not have primary associated types that can be constrained",
        Syntax(node), [])
      return true
    }
    report(
      "protocol type '\(name)' specialized with too \(given < wanted ? "few" : "many") type "
        + "arguments (got \(given), but expected \(wanted))", Syntax(node), [])
    return true
  }
}

extension Nominal {
  fileprivate var primaryCount: Int { kind == .protocol ? primaryTypes.count : generics.count }
}

extension Library {
  /// The one type that `P<A, B>` is, whoever writes it.
  func constrained(_ nominal: Nominal, _ types: [Type]) -> Type {
    let name = "\(nominal.name)<\(types.map(\.description).joined(separator: ", "))>"
    let known = composed.constrainedProtocols[name]?.first {
      $0.protocols == [nominal] && $0.primaryTypes == nominal.primaryTypes
        && $0.primaryWitnesses == types
    }
    if let known { return .nominal(known, []) }
    let made = Nominal(name, .protocol)
    made.isComposition = true
    made.protocols = [nominal]
    made.primaryTypes = nominal.primaryTypes
    made.isOpenComposition = types.contains(where: \.hasHoles)
    for (name, type) in zip(nominal.primaryTypes, types) { made.typeWitnesses[name] = type }
    // `any Command<T>` where it becomes known what `T` is.
    made.remake = { [unowned self] in constrained(nominal, $0) }
    composed.constrainedProtocols[name, default: []].append(made)
    return .nominal(made, [])
  }
}

extension Nominal {
  /// The `A` and the `B` of `P<A, B>`.
  var primaryWitnesses: [Type] { primaryTypes.compactMap { typeWitnesses[$0] } }
}
