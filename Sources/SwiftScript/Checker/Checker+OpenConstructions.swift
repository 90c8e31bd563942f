import SwiftSyntax

/// Values of generic types that are made of closures: `parse >>> Pipeline { $0 * 2 }`.
extension Checker {
  /// Whether only the other operand tells what the closure takes.
  func isOpenConstruction(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.withoutParentheses.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      isGivenClosure(call), let nominal = lookUpType(name)?.nominal, nominal.script != nil,
      !nominal.generics.isEmpty
    else { return false }
    return guess { check(syntax) }.map { $0.type.isError || $0.type.hasHoles } ?? true
  }

  func isGivenClosure(_ call: FunctionCallExprSyntax) -> Bool {
    call.trailingClosure != nil
      || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }
}
