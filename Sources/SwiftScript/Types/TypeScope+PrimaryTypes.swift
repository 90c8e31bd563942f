import SwiftSyntax

/// `P<A, B>`: protocols with what their primary associated types are.
extension TypeScope {
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
