import SwiftSyntax

/// A function that gives `some P` gives the same type wherever it returns.
extension Checker {
  func requireOneType(_ statements: [TypedStatement], _ body: CodeBlockSyntax) {
    guard let function = body.parent?.as(FunctionDeclSyntax.self) else { return }
    requireOneType(statements, function.signature.returnClause?.type, function.name)
  }

  /// The type of a property that is computed.
  func resolveResult(_ syntax: TypeSyntax) -> Type {
    guard let node = syntax.opaque else { return resolve(syntax) }
    var scope = typeScope
    scope.opaque = node
    return rigid(scope.resolve(syntax))
  }

  /// What is returned as a `some P` is of one type, which the branches of an expression tell.
  func hint(toBranches expected: Type?) -> Type? {
    expected?.nominal?.isOfResult == true ? nil : expected
  }

  /// - Parameter name: where the declaration is spoken of.
  func requireOneType(
    _ statements: [TypedStatement], _ result: TypeSyntax?, _ name: some SyntaxProtocol
  ) {
    guard let result = result?.as(SomeOrAnyTypeSyntax.self),
      result.someOrAnySpecifier.text == "some"
    else { return }
    let values = returned(statements)
    for value in values {
      guard case .conditional(_, let first, let second) = value.kind,
        let one = underlying(first), let other = underlying(second), one != other
      else { continue }
      error(
        "result values in '? :' expression have mismatching types '\(one)' and '\(other)'",
        value.syntax ?? ExprSyntax(MissingExprSyntax(placeholder: .identifier("_"))))
      return
    }
    let types = values.compactMap(underlying)
    guard let first = types.first, types.contains(where: { $0 != first }) else { return }
    error(
      "function declares an opaque return type '\(result.trimmedDescription)', but the return "
        + "statements in its body do not have matching underlying types", name)
  }

  /// What a declaration of a `some P` returns tells whoever lowers its uses what that is.
  func reveal(_ result: Type, _ statements: [TypedStatement]) {
    guard let opaque = result.unwrappedFully.nominal?.opaque else { return }
    let types = returned(statements).flatMap(shown).map {
      result.wrapped == nil ? $0 : $0.unwrappedFully
    }
    opaque.underlying = types.first { !$0.isError }?.generalized
  }

  /// The types of what a value may be.
  private func shown(_ value: TypedExpr) -> [Type] {
    switch value.kind {
    case .conditional(_, let first, let second): shown(first) + shown(second)
    case .wrap(let inner): shown(inner)
    default: [value.underlying].compactMap { $0 }
    }
  }

  /// What is returned as a `some P` and is no `P`; `nil` where more is wrong.
  func unlikeResult(_ type: Type, _ target: Nominal, _ syntax: ExprSyntax) -> String? {
    guard !type.isError, type.wrapped == nil, let node = Syntax(syntax).declaration else {
      return nil
    }
    let declared =
      switch node.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node): "\(described(node)) '\(node.fullName)'"
      case .variableDecl(let node):
        "property '\(node.bindings.first?.pattern.trimmedDescription ?? "")'"
      default: ""
      }
    guard !declared.isEmpty else { return nil }
    return "return type of \(declared) requires that '\(type)' conform to '\(target.name)'"
  }

  private func underlying(_ value: TypedExpr) -> Type? {
    value.underlying.flatMap { $0.isError || $0.nominal?.kind == .protocol ? nil : $0 }
  }

  private func returned(_ statements: [TypedStatement]) -> [TypedExpr] {
    statements.flatMap { statement -> [TypedExpr] in
      switch statement.kind {
      case .return(let value): [value].compactMap { $0 }
      case .if(_, let a, let b), .doCatch(let a, _, let b): returned(a) + returned(b)
      case .while(_, let body, _), .repeatWhile(let body, _, _), .block(let body, _),
        .forIn(_, _, _, let body, _), .count(_, _, _, _, _, let body, _):
        returned(body)
      case .switch(_, _, let cases, _): cases.flatMap { returned($0.body) }
      default: []
      }
    }
  }
}

extension Syntax {
  /// The function or the property that the code belongs to.
  fileprivate var declaration: DeclSyntax? {
    var next = parent
    while let node = next {
      if node.is(FunctionDeclSyntax.self) || node.is(VariableDeclSyntax.self) {
        return node.as(DeclSyntax.self)
      }
      if node.is(ClosureExprSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  /// With its labels: `view(for:at:)`.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.text)(\(labels.joined()))"
  }
}
