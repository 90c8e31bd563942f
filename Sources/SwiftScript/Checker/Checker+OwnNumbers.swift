import SwiftSyntax

/// Numbers of one's own: what their protocols give them.
extension Checker {
  /// `-x` where only `-` of two is declared, of a `SignedNumeric`.
  func negation(
    _ name: String, _ value: TypedExpr, _ node: PrefixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard name == "-", value.type.nominal?.script != nil,
      let signed = library.types["SignedNumeric"], conforms(value.type, to: signed)
    else { return nil }
    let digits = ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("0")))
    let outer = lineOverride
    lineOverride = line(node)
    defer { lineOverride = outer }
    guard let zero = customLiteral("integerLiteral", [digits], value.type, line(node)) else {
      return nil
    }
    return declaredOperator("-", [zero, value], node, nil)
  }

  /// `0...5 as ClosedRange<Money>`: literals are what the place wants bounds of.
  func literalBounds(_ node: InfixOperatorExprSyntax, _ bound: Type?) -> (TypedExpr, TypedExpr)? {
    guard let bound, bound.nominal?.script != nil, !bound.hasHoles,
      isLiteralOnly(node.leftOperand), isLiteralOnly(node.rightOperand),
      let sides = guess({
        (check(node.leftOperand, as: bound), check(node.rightOperand, as: bound))
      }),
      sides.0.type == bound, sides.1.type == bound
    else { return nil }
    return (check(node.leftOperand, as: bound), check(node.rightOperand, as: bound))
  }

  func plainBounds(_ node: InfixOperatorExprSyntax, _ bound: Type?) -> (TypedExpr, TypedExpr) {
    let left = implicitlyUnwrapped(operand: check(node.leftOperand, expecting: bound))
    return (left, check(node.rightOperand, expecting: left.literal == nil ? left.type : bound))
  }
}
