import SwiftSyntax

/// A list of whole numbers that is a list of fractions because of what is made of it.
struct FractionList {
  let list: SyntaxIdentifier
  /// `nil` while it is looked at as what it is by itself.
  var element: Type?
}

/// `[90, 85].reduce(0, +) / 2.0`, and `let best: Double = [1, 2].max()!`.
extension Checker {
  /// The chain as a `type`, if that is what only fractions at its beginning can make of it.
  func chainOfFractions(_ node: ExprSyntax, as type: Type) -> TypedExpr? {
    guard isFloating(type), fractionList == nil, let list = listBefore(node) else { return nil }
    defer { fractionList = nil }
    fractionList = FractionList(list: list.id, element: nil)
    if let plain = guess({ check(node, expecting: type) }), canConvert(plain.type, to: type) {
      return nil
    }
    fractionList = FractionList(list: list.id, element: type)
    guard guess({ check(node, expecting: type) })?.type == type else { return nil }
    return check(node, expecting: type)
  }

  /// An operator of which one side is a fraction, and the other a whole number of such a chain.
  func operatorOfFractions(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    if isInteger(left.type), let other = chainOfFractions(node.leftOperand, as: right.type) {
      return builtIn(name, other, right, line(node))
    }
    if isInteger(right.type), let other = chainOfFractions(node.rightOperand, as: left.type) {
      return builtIn(name, left, other, line(node))
    }
    return nil
  }

  /// The list that a chain of calls and members begins with.
  private func listBefore(_ node: ExprSyntax) -> ArrayExprSyntax? {
    var next: ExprSyntax? = node.withoutParentheses
    while let current = next {
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): next = call.calledExpression
      case .memberAccessExpr(let member): next = member.base
      case .forceUnwrapExpr(let forced): next = forced.expression
      case .arrayExpr(let list):
        return current.id != node.withoutParentheses.id && isOfLiterals(current) ? list : nil
      default: return nil
      }
    }
    return nil
  }
}
