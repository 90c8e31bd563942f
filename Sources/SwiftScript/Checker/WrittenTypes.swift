import SwiftSyntax

extension TypeSyntax {
  /// `Clamped` of `Clamped<Int>`.
  var firstName: String {
    self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
  }

  /// `inout Int` of a parameter.
  var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers
      .contains { $0.trimmedDescription == "inout" } ?? false
  }

  /// The type as an expression names it: `Defaults.Key<Int>`.
  var asExpression: ExprSyntax {
    let (name, clause): (ExprSyntax, GenericArgumentClauseSyntax?) =
      if let member = self.as(MemberTypeSyntax.self) {
        (
          ExprSyntax(
            MemberAccessExprSyntax(
              base: member.baseType.asExpression,
              declName: DeclReferenceExprSyntax(baseName: .identifier(member.name.text)))),
          member.genericArgumentClause
        )
      } else {
        (
          ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(firstName))),
          self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        )
      }
    guard let clause else { return name }
    return ExprSyntax(
      GenericSpecializationExprSyntax(expression: name, genericArgumentClause: clause))
  }
}

extension TypeScope {
  /// The type that an attribute names, if it names one.
  func attributeType(_ attribute: AttributeSyntax) -> Nominal? {
    let name = attribute.attributeName
    guard name.is(MemberTypeSyntax.self) else { return lookUp(name.firstName)?.nominal }
    return quiet.resolve(name).nominal
  }
}
