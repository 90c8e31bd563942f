import SwiftSyntax

/// A function that gives `some P` gives the same type wherever it returns.
extension Checker {
  func requireOneType(_ statements: [TypedStatement], _ body: CodeBlockSyntax) {
    guard let function = body.parent?.as(FunctionDeclSyntax.self) else { return }
    requireOneType(statements, function.signature.returnClause?.type, function.name)
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
