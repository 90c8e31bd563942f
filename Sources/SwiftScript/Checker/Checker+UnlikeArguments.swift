import SwiftSyntax

extension Type {
  /// `NSLayoutAnchor<NSLayoutXAxisAnchor>` of an x-axis anchor where an `NSLayoutAnchor` of something else is
  /// wanted: swiftc speaks of the class that both are.
  func sameClass(above type: Type) -> Type? {
    guard let nominal, !arguments.isEmpty else { return nil }
    var next = type.superclassType
    while let current = next {
      if current.nominal === nominal { return current }
      next = current.superclassType
    }
    return nil
  }
}

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
