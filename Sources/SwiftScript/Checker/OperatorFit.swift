import SwiftSyntax

/// How well a declaration of an operator fits its operands.
struct OperatorFit {
  /// What the operands cost to become what the parameters take.
  var cost: Int
  /// Given a function that may throw: what `rethrows` hands on.
  var isThrowing = false
}

extension Checker {
  /// The operands as they are written, if that is how many the declaration gets: a `-` of one is
  /// tried with a zero before it.
  func sides(of node: Syntax, _ count: Int) -> [ExprSyntax] {
    let written =
      switch node.as(SyntaxEnum.self) {
      case .infixOperatorExpr(let node): [node.leftOperand, node.rightOperand]
      case .prefixOperatorExpr(let node): [node.expression]
      case .postfixOperatorExpr(let node): [node.expression]
      default: [ExprSyntax]()
      }
    return written.count == count ? written : []
  }
}
