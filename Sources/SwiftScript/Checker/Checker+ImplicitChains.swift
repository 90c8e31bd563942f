import SwiftSyntax

/// Chains of members that begin with a dot: `.black.withAlphaComponent(0.5)`.
extension Checker {
  /// The type that the place wants of the whole chain is that of its first member, too.
  func chainHint(_ base: ExprSyntax, _ expected: Type?) -> Type? {
    beginsWithDot(base) ? expected?.unwrappedFully : nil
  }

  func beginsWithDot(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.base.map(beginsWithDot) ?? true
    }
    if let call = node.as(FunctionCallExprSyntax.self) {
      return beginsWithDot(call.calledExpression)
    }
    if let part = node.as(SubscriptCallExprSyntax.self) {
      return beginsWithDot(part.calledExpression)
    }
    if let force = node.as(ForceUnwrapExprSyntax.self) { return beginsWithDot(force.expression) }
    if let chain = node.as(OptionalChainingExprSyntax.self) {
      return beginsWithDot(chain.expression)
    }
    return false
  }
}
