import SwiftSyntax

/// What the attributes of a type ask of its members.
extension Checker {
  func refuseUnmetAttributes(_ body: TypeBody) {
    guard !body.isExtension, file != "<library>",
      let node = body.node.asProtocol((any WithAttributesSyntax).self)
    else { return }
    let name = body.nominal.name
    if node.attributes.isNamed("propertyWrapper"),
      module.members("wrappedValue", of: body.nominal).allSatisfy(\.isStatic)
    {
      error(
        "property wrapper type '\(name)' does not contain a non-static property named 'wrappedValue'",
        nameToken(of: body) ?? Syntax(body.node))
    }
    if node.attributes.isNamed("dynamicMemberLookup"),
      !hasMember("subscript", "dynamicMember", body.nominal) || isOfOtherNames(body.nominal)
    {
      error(
        "'@dynamicMemberLookup' requires '\(name)' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path",
        node.attributes)
    }
    if node.attributes.isNamed("dynamicCallable"),
      !hasMember("dynamicallyCall", "withArguments", body.nominal),
      !hasMember("dynamicallyCall", "withKeywordArguments", body.nominal)
    {
      error(
        "'@dynamicCallable' requires '\(name)' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method",
        node.attributes)
    }
    if node.attributes.isNamed("Observable") { refuseObservable(body, node.attributes) }
  }

  /// Whether its `subscript(dynamicMember:)` takes numbers, or what no name is.
  private func isOfOtherNames(_ nominal: Nominal) -> Bool {
    let all = module.members("subscript", of: nominal).compactMap {
      $0.functionType?.parameters.first
    }
    .filter { $0.label == "dynamicMember" }
    return !all.isEmpty && all.allSatisfy { isNumeric($0.type) || $0.type == library.bool }
  }

  private func hasMember(_ name: String, _ label: String, _ nominal: Nominal) -> Bool {
    let protocols = module.protocols(of: nominal)
    return (nominal.classChain + protocols).contains { owner in
      module.members(name, of: owner).contains {
        $0.functionType?.parameters.first?.label == label
      }
    }
  }

  private func refuseObservable(_ body: TypeBody, _ attributes: AttributeListSyntax) {
    let kind: String
    switch body.node.as(DeclSyntaxEnum.self) {
    case .structDecl: kind = "struct"
    case .enumDecl: kind = "enumeration"
    case .actorDecl: kind = "actor"
    default: return
    }
    error(
      "'@Observable' cannot be applied to \(kind) type '\(body.nominal.shortName)' (from macro 'Observable ')",
      attributes)
  }

  /// `consume` ends the life of a variable of the function's own.
  func checkConsume(_ node: ConsumeExprSyntax, _ expected: Type?) -> TypedExpr {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      lookUpLocal(name) == nil, case .variable? = module.names[name]
    {
      error("'consume' cannot be applied to globals", node)
    }
    module.givesAway = true
    let value = check(node.expression, expecting: expected)
    guard !value.type.isError else { return value }
    return TypedExpr(.consume(value), value.type, line: value.line)
  }
}
