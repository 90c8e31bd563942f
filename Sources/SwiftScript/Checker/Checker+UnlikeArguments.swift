import SwiftSyntax

/// Values of the generic type that is wanted, but of other things: `[Int]` for `[String]`.
extension Checker {
  /// What swiftc says of them, where it says more than that the types are two; `nil` elsewhere.
  func unlikeArguments(_ expr: TypedExpr, _ type: Type, _ syntax: ExprSyntax) -> String? {
    guard expr.literal == nil, let nominal = expr.type.unwrappedFully.nominal,
      nominal === type.unwrappedFully.nominal, !expr.type.unwrappedFully.arguments.isEmpty,
      (expr.type.wrapped == nil) == (type.wrapped == nil), !isListed(syntax)
    else { return nil }
    if let infix = syntax.as(InfixOperatorExprSyntax.self),
      infix.operator.trimmedDescription == "??"
    {
      return "conflicting arguments to generic parameter 'T' ('\(expr.type)' vs. '\(type)')"
    }
    return "cannot assign value of type '\(expr.type)' to type '\(type)'"
  }

  /// A list that is written out is wrong in its elements.
  private func isListed(_ syntax: ExprSyntax) -> Bool {
    let syntax = syntax.withoutParentheses
    return syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
      || syntax.is(ClosureExprSyntax.self)
  }
}
