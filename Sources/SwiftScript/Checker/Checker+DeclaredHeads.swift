import SwiftSyntax

/// What the head of a function promises and cannot keep.
extension Checker {
  func refuseHead(of signature: FunctionSignatureSyntax) {
    guard file != "<library>" else { return }
    refuseUnusedGenerics(signature)
    if let thrown = signature.effectSpecifiers?.throwsClause?.type {
      let type = typeScope.quiet.resolve(thrown)
      if let nominal = type.nominal, nominal.kind != .protocol, type != library.never,
        !type.hasHoles, !conforms(type, to: library.error)
      {
        error("thrown type '\(type)' does not conform to the 'Error' protocol", thrown)
      }
    }
  }

  /// A type parameter that no argument and no result could tell.
  private func refuseUnusedGenerics(_ signature: FunctionSignatureSyntax) {
    let (generics, condition) =
      switch signature.parent?.as(SyntaxEnum.self) {
      case .functionDecl(let node): (node.genericParameterClause, node.genericWhereClause)
      case .initializerDecl(let node): (node.genericParameterClause, node.genericWhereClause)
      default: (nil, nil)
      }
    for one in generics?.parameters ?? [] {
      let others = generics?.parameters.filter { $0.id != one.id }.compactMap(\.inheritedType) ?? []
      let places = [Syntax(signature), condition.map(Syntax.init)] + others.map(Syntax.init)
      let isUsed = places.compactMap(\.self).contains { place in
        place.tokens(viewMode: .sourceAccurate).contains { $0.text == one.name.text }
      }
      if !isUsed {
        error("generic parameter '\(one.name.text)' is not used in function signature", one.name)
      }
    }
  }

  /// An operator of a type that takes none of its values would be found by nobody.
  func refuseForeignOperator(_ node: FunctionDeclSyntax, _ member: Member, in nominal: Nominal) {
    switch node.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default: return
    }
    guard file != "<library>", member.isStatic, let type = member.functionType,
      !type.parameters.contains(where: { isOwn($0.type, nominal) })
    else { return }
    let isProtocol = nominal.kind == .protocol
    let owner = isProtocol ? " of protocol '\(nominal.writtenName)'" : ""
    error(
      "member operator '\(node.name.text)'\(owner) must have at least one argument of type '\(isProtocol ? "Self" : "\(nominal.selfType)")'",
      node.name)
  }

  private func isOwn(_ type: Type, _ nominal: Nominal) -> Bool {
    type.isError || type.mentions(nominal)
      || nominal === library.optional && type.wrapped != nil
      || nominal.kind == .protocol && type.mentions(nominal.selfParameter)
  }
}
