import SwiftSyntax

/// `func copy() -> Self` of a protocol, and what classes have for it.
extension Checker {
  /// A class that may have subclasses cannot give itself where `Self` is required: a subclass would
  /// inherit it and give the wrong type.
  func refuseFixedSelf(_ nominal: Nominal, _ requirement: Member, _ target: Nominal) -> Bool {
    guard nominal.kind == .class, !nominal.isFinal, !nominal.isActor, !target.isHost,
      requirement.kind == .method || requirement.kind == .property,
      givesSelf(requirement, target), let witness = module.witness(nominal, requirement),
      witness.owner?.kind == .class, !witness.returnsSelf,
      let name = declaredName(of: witness)
    else { return false }
    let what = "'\(requirement.fullName)' in non-final class '\(nominal.name)' must"
    error(
      requirement.kind == .method
        ? "method \(what) return 'Self' to conform to protocol '\(target.name)'"
        : "property \(what) specify type 'Self' to conform to protocol '\(target.name)'", name)
    return true
  }

  private func givesSelf(_ requirement: Member, _ target: Nominal) -> Bool {
    let result = requirement.functionType?.result ?? requirement.type
    return result.unwrappedFully == .parameter(target.selfParameter)
  }

  /// Where the member is declared, if it is in this input and not as `Self`.
  private func declaredName(of member: Member) -> Syntax? {
    for body in typeBodies where body.nominal === member.owner {
      for item in body.members {
        if let node = item.decl.as(FunctionDeclSyntax.self), node.name.text == member.name,
          node.signature.returnClause?.type.trimmedDescription.hasPrefix("Self") == false,
          node.signature.parameterClause.parameters.count == member.functionType?.parameters.count
        {
          return Syntax(node.name)
        }
        for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == member.name,
            binding.typeAnnotation?.type.trimmedDescription.hasPrefix("Self") != true
          else { continue }
          return Syntax(binding.pattern)
        }
      }
    }
    return nil
  }
}
