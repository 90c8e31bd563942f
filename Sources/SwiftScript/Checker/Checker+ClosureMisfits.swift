import SwiftSyntax

/// Closures that take, or give, what the call around them has no use for.
extension Checker {
  /// `numbers.map { (text: String) in text.count }`: what the closure gives is open, but not what it
  /// is handed.
  func refuseTaken(_ expr: TypedExpr, _ target: Type, _ node: ExprSyntax) -> Bool {
    guard let given = expr.type.function, var wanted = target.unwrappedFully.function,
      wanted.result.hasHoles, wanted.parameters.count == given.parameters.count,
      !(wanted.parameters + given.parameters).contains(where: \.type.hasHoles),
      zip(wanted.parameters, given.parameters).contains(where: {
        !canConvert($0.type, to: $1.type)
      })
    else { return false }
    // `[1, 2].map { (text: String) in … }`: what is written out could be anything else.
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if let list = base?.as(ArrayExprSyntax.self), isOfLiterals(ExprSyntax(list)),
      let first = list.elements.first?.expression, given.parameters.count == 1
    {
      error(
        "cannot convert value of type '\(wanted.parameters[0].type)' to expected element type '\(given.parameters[0].type)'",
        first)
      return true
    }
    wanted.result = given.result
    (wanted.isThrowing, wanted.thrown) = (false, nil)
    error(
      "cannot convert value of type '\(expr.type)' to expected argument type '\(Type.function(wanted))'",
      node)
    return true
  }

  /// `[1, 2].map { $0 + 1 }.joined(separator: ",")`: only texts, and lists, are joined.
  func refuseJoined(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> Bool {
    // Where no text is asked for, Swift joins lazily even texts that are lazy.
    if expected == .any, list.arguments.isEmpty, isLazy(base.type),
      elementType(of: base.type).map(isText) ?? true
    {
      unsupported("what Swift prints of a lazy sequence is", node)
      return true
    }
    guard let element = elementType(of: base.type), !element.hasHoles, !isText(element),
      element != library.character, elementType(of: element) == nil, element != .any,
      element.nominal?.isArchetype != true, list.arguments.count < 2,
      members("joined", of: base.type).allSatisfy({ $0.owner.script == nil }),
      list.arguments.first.map({ $0.name == "separator" && isTextLiteral($0.value) }) ?? true
    else { return false }
    let source = mapped(syntax)
    if let path = source?.as(KeyPathExprSyntax.self) {
      error(
        "key path value type '\(element)' cannot be converted to contextual type 'String'", path)
    } else if let clause = source?.as(ClosureExprSyntax.self)?.signature?.returnClause {
      error(
        "declared closure result '\(element)' is incompatible with contextual type 'String'",
        clause.type)
    } else if let value = source?.as(ClosureExprSyntax.self).flatMap(givenValue),
      value.trimmedDescription != "$0"
    {
      error("cannot convert value of type '\(element)' to closure result type 'String'", value)
    } else if let first = syntax.as(ArrayExprSyntax.self)?.elements.first?.expression {
      error("cannot convert value of type '\(element)' to expected element type 'String'", first)
    } else {
      error("no exact matches in call to instance method 'joined'", node)
    }
    return true
  }

  private func isTextLiteral(_ node: ExprSyntax) -> Bool {
    node.is(StringLiteralExprSyntax.self) || guess { check(node) }?.type == library.string
  }

  /// What a `map` was given whose result, sorted or not, this is.
  private func mapped(_ node: ExprSyntax) -> ExprSyntax? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base
    else { return nil }
    if callee.declName.baseName.text == "sorted", call.arguments.isEmpty { return mapped(base) }
    guard callee.declName.baseName.text == "map" else { return nil }
    return call.trailingClosure.map { ExprSyntax($0) } ?? call.arguments.first?.expression
  }

  /// What a closure gives at its end.
  private func givenValue(_ closure: ClosureExprSyntax) -> ExprSyntax? {
    if let only = closure.onlyValue { return only }
    return closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression
  }

  /// What a closure that does not say what it gives returns first, all of its returns are.
  func refuseUnlikeReturn(_ value: TypedExpr, _ syntax: ExprSyntax) {
    guard context.isClosure, context.openResult == nil, !isGuessing, !value.type.isError,
      let first = context.found.first, !first.hasHoles
    else { return }
    reportMismatch(value, first, syntax) {
      "cannot convert value of type '\($0)' to closure result type '\(first)'"
    }
  }
}
