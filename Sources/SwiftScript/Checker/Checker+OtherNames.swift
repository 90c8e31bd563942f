import SwiftSyntax

/// The other names of types, where what is written far from a value says what it should have been.
extension Checker {
  /// `Swift.Array` where the script has an `Array` of its own.
  func hiddenType(_ name: String, in base: ExprSyntax) -> Type? {
    guard base.trimmedDescription != Description.moduleName, let own = module.types[name],
      !own.isHost, !own.isPrelude, let found = library.types[name]
    else { return nil }
    return .nominal(found, [])
  }

  /// What swiftc says of a value that is no `result`, in the words of the function around it.
  func unreturnable(_ node: some SyntaxProtocol, _ result: Type) -> (Type) -> String {
    let alias = resultType(around: Syntax(node)).flatMap { typeScope.alias($0) }
    return {
      "cannot convert return expression of type '\($0)' to return type \(result.said(as: alias, beside: $0))"
    }
  }

  private func resultType(around node: Syntax) -> TypeSyntax? {
    var next = node.parent
    while let current = next {
      switch current.as(SyntaxEnum.self) {
      case .functionDecl(let node): return node.signature.returnClause?.type
      case .subscriptDecl(let node): return node.returnClause.type
      case .patternBinding(let node): return node.typeAnnotation?.type
      case .closureExpr(let node): return node.signature?.returnClause?.type
      case .initializerDecl, .deinitializerDecl: return nil
      default: next = current.parent
      }
    }
    return nil
  }

  /// The other name with which the type of a place is written.
  func alias(of place: TypedExpr, _ node: ExprSyntax) -> String? {
    switch place.kind {
    case .field(let base, let index), .element(let base, let index):
      return fieldMember(base.type, index)?.alias
    case .accessor(_, let member, _): return member.alias
    case .local(let local):
      let binding = local.usage?.token.parent?.parent?.as(PatternBindingSyntax.self)
      return binding?.typeAnnotation.flatMap { typeScope.alias($0.type) }
    case .global(let global):
      let items = node.root.as(SourceFileSyntax.self)?.statements ?? []
      for item in items {
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where binding.pattern.plainName == global.name {
          return binding.typeAnnotation.flatMap { typeScope.alias($0.type) }
        }
      }
      return nil
    default: return nil
    }
  }

  /// What swiftc says of an initial value of a property whose type goes by another name.
  func unlikeAlias(
    _ member: Member, _ type: Type, _ value: ExprSyntax
  ) -> ((Type) -> String)? {
    guard let alias = member.alias, !value.is(ArrayExprSyntax.self),
      !value.is(DictionaryExprSyntax.self)
    else { return nil }
    return {
      "cannot convert value of type '\($0)' to specified type \(type.said(as: alias, beside: $0))"
    }
  }
}
