import SwiftSyntax

/// Operands of the script's own operators that the declaration tells the type of, as it does that of
/// closures.
extension Checker {
  /// `view.size |=| (100, 50)`: what the numbers are, the operator says.
  func isTupleOfLiterals(_ syntax: ExprSyntax) -> Bool {
    guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
      return false
    }
    return tuple.elements.allSatisfy { isLiteralOnly($0.expression) }
      && isOperandOfOwn(syntax)
  }

  /// `.low` as an operand of such an operator.
  func isMemberThatWaits(_ syntax: ExprSyntax) -> Bool {
    beginsWithDot(syntax) && isOperandOfOwn(syntax)
  }

  /// `constraint ! .low`, of two types: the left side's has no such member.
  func isMemberOfAnother(_ syntax: ExprSyntax, _ left: TypedExpr) -> Bool {
    isMemberThatWaits(syntax) && !left.type.isError
      && guess({ check(syntax, expecting: left.type) }) == nil
  }
}
