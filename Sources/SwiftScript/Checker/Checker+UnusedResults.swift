import SwiftSyntax

/// Values that a statement makes and nobody uses.
extension Checker {
  func warnUnused(_ expr: TypedExpr, _ marked: ExprSyntax) {
    let node = unmarked(marked)
    let isQuiet =
      expr.type.unwrappedFully.isVoid || expr.isDiscardable || expr.type == library.never
    guard !isQuiet, !(isPrompt && isTopLevel && isLast(node)) else { return }
    if expr.type.function != nil, !isVariable(expr) {
      let name = node.as(MemberAccessExprSyntax.self).map { ExprSyntax($0.declName) } ?? marked
      error("function is unused", name)
      return
    }
    switch expr.kind {
    case .call, .mutate, .construct, .chained, .makeStruct:
      if case .chained(let inner) = expr.kind {
        if case .assign = inner.kind { return }
        if case .modify = inner.kind { return }
      }
      if let call = node.as(FunctionCallExprSyntax.self) {
        if case .metatype? = check(guessing: call.calledExpression)?.type {
          warning("result of '\(expr.type.unwrappedFully)' initializer is unused", node)
        } else {
          let callee =
            calledName(expr).map { "'\($0)'" } ?? "function returning '\(expr.type)'"
          let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
          warning(
            "result of call to \(callee) is unused",
            name.map(ExprSyntax.init) ?? call.calledExpression)
        }
      } else {
        warning("expression of type '\(expr.type)' is unused", node)
      }
    case _ where operatorName(node) != nil:
      warning("result of operator '\(operatorName(node) ?? "")' is unused", node)
    case .assign, .modify, .initialize, .block: break
    default: warning("expression of type '\(expr.type)' is unused", node)
    }
  }

  /// Whether it is read from where something else may be put.
  private func isVariable(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .local(let local): local.isMutable
    case .global(let global): !global.isLet
    case .field(_, _), .element, .accessor, .subscripted: true
    case .assign, .modify, .initialize: true
    default: false
    }
  }

  /// `try await load()` without its marks.
  private func unmarked(_ node: ExprSyntax) -> ExprSyntax {
    if let inner = node.as(AwaitExprSyntax.self)?.expression { return unmarked(inner) }
    if let marked = node.as(TryExprSyntax.self), marked.questionOrExclamationMark == nil {
      return unmarked(marked.expression)
    }
    return node
  }

  private func operatorName(_ node: ExprSyntax) -> String? {
    node.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// The value of an input is that of its last statement.
  private func isLast(_ node: ExprSyntax) -> Bool {
    guard let items = node.root.as(SourceFileSyntax.self)?.statements, let last = items.last else {
      return false
    }
    return node.endPosition >= last.endPositionBeforeTrailingTrivia
  }

  private func check(guessing node: ExprSyntax) -> TypedExpr? {
    guess { check(node, expecting: nil) }
  }

  /// `nil` of a function that is a value.
  private func calledName(_ expr: TypedExpr) -> String? {
    switch expr.kind {
    case .chained(let inner), .wrap(let inner): expr.calledName ?? calledName(inner)
    default: expr.calledName
    }
  }
}
