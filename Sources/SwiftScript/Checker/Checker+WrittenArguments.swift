import SwiftSyntax

/// `Result<Int, String>`: what is written for a type's parameters has to be what the type asks of them.
extension Checker {
  /// Of types that are written as such; what an expression names is looked at where it stands.
  func refuseUnsuitedArguments(_ tree: SourceFileSyntax) {
    let reader = WrittenArgumentReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    for node in reader.types where isToldByFile(node) {
      _ = refuseUnsuitedArguments(of: typeScope.quiet.resolve(TypeSyntax(node)), node)
    }
  }

  func refuseUnsuitedArguments(of type: Type, _ node: some SyntaxProtocol) -> Bool {
    guard file != "<library>", let nominal = type.nominal, nominal.kind != .protocol,
      nominal.script != nil, !nominal.isPrelude || nominal.name == "Result", !type.hasHoles,
      !type.arguments.contains(where: \.isError),
      let failure = unmet(nominal.requirements, Substitution(type))
    else { return false }
    switch failure {
    case .conforms(let argument, let target) where target.name == "AnyObject":
      error("'\(nominal.name)' requires that '\(argument)' be a class type", node)
    case .conforms(let argument, let target):
      guard !target.isPrelude else { return false }
      let said = node.description.contains("Void") ? argument.saidWithVoid : "\(argument)"
      error("type '\(said)' does not conform to protocol '\(target.writtenName)'", node)
    case .inherits(let argument, let above):
      error("'\(nominal.name)' requires that '\(argument)' inherit from '\(above)'", node)
    default: return false
    }
    return true
  }

  /// Whether the names among the arguments mean here what they mean in the whole file: none is a type
  /// parameter, or a type inside another.
  private func isToldByFile(_ node: IdentifierTypeSyntax) -> Bool {
    let names = node.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      if case .identifier(let name) = token.tokenKind { name } else { nil }
    }
    return names.allSatisfy { name in
      name != "Self" && !hasParameter(name, around: node.parent)
        && !typeBodies.contains { body in
          body.nominal.outer != nil && body.nominal.shortName == name
            || body.nominal.associatedTypes[name] != nil
            || body.nominal.typeWitnesses[name] != nil
        } && (name == "Void" || module.types[name] != nil || library.types[name] != nil)
    }
  }
}

/// Gathers the types that are written with arguments.
private nonisolated final class WrittenArgumentReader: SyntaxVisitor {
  var types: [IdentifierTypeSyntax] = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.genericArgumentClause != nil { types.append(node) }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
