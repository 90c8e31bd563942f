import SwiftSyntax

/// Places that a call may change.
extension Checker {
  func inoutArgument(
    _ parameter: FunctionType.Parameter, _ syntax: ExprSyntax, _ substitution: inout Substitution
  ) -> TypedExpr? {
    guard let address = syntax.as(InOutExprSyntax.self) else {
      let expr = check(syntax, expecting: nil)
      if expr.literal != nil {
        error("cannot pass immutable value as inout argument: literals are not mutable", syntax)
        return nil
      }
      error(
        "passing value of type '\(expr.type)' to an inout parameter requires explicit '&'", syntax,
        fixIts: [
          Diagnostic.FixIt(
            message: "insert '&'", range: range(syntax),
            replacement: "&\(syntax.trimmedDescription)")
        ])
      return nil
    }
    var place = check(address.expression, expecting: nil)
    if place.type.isError { return nil }
    // `load(&title)` of a `String!`: what it holds, unless an optional is what is changed.
    if place.isImplicitlyUnwrapped, !substitution(parameter.type).hasHoles,
      substitution(parameter.type) != place.type
    {
      place = implicitlyUnwrapped(operand: place)
    }
    guard substitution.match(parameter.type, place.type, self),
      substitution(parameter.type) == place.type
    else {
      error(
        "cannot convert value of type '\(place.type)' to expected argument type '\(substitution(parameter.type))'",
        address.expression)
      return nil
    }
    requirePlace(place, address.expression, member: nil, isAddress: true)
    return TypedExpr(.inoutPlace(place), place.type, line: line(syntax))
  }
}
