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
      let (name, type) = declaration(of: witness),
      type?.trimmedDescription.hasPrefix("Self") != true
    else { return false }
    let what = "'\(requirement.fullName)' in non-final class '\(nominal.name)' must"
    error(
      requirement.kind == .method
        ? "method \(what) return 'Self' to conform to protocol '\(target.name)'"
        : "property \(what) specify type 'Self' to conform to protocol '\(target.name)'", name)
    return true
  }

  /// `func copy() -> Self { Card() }`: a subclass would give the wrong type.
  func refuseNamedClass(_ value: TypedExpr, _ syntax: ExprSyntax) {
    guard context.givesSelf, !value.type.isError, let own = context.nominal,
      let call = syntax.withoutParentheses.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == own.name
    else { return }
    error("cannot convert return expression of type '\(own.name)' to return type 'Self'", syntax)
  }

  private func givesSelf(_ requirement: Member, _ target: Nominal) -> Bool {
    let result = requirement.functionType?.result ?? requirement.type
    return result.unwrappedFully == .parameter(target.selfParameter)
  }

  /// Where this input declares a method or property, and the type that it gives as written.
  func declaration(of member: Member) -> (name: Syntax, type: TypeSyntax?)? {
    for body in typeBodies where body.nominal === member.owner {
      for item in body.members {
        if let node = item.decl.as(FunctionDeclSyntax.self), node.name.text == member.name,
          node.signature.parameterClause.parameters.map({
            $0.firstName.text == "_" ? nil : $0.firstName.text
          }) == member.functionType?.parameters.map(\.label)
        {
          return (Syntax(node.name), node.signature.returnClause?.type)
        }
        for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? []
        where binding.pattern.plainName
          == member.name
        {
          return (Syntax(binding.pattern), binding.typeAnnotation?.type)
        }
      }
    }
    return nil
  }
}
