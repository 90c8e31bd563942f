import SwiftSyntax

/// Operands of the script's own operators that the declaration tells the type of, as it does that of
/// closures.
extension Checker {
  /// `view.size |=| (100, 50)` and `view.edges ==> [8, 16]`: what the numbers are, the operator says.
  func isGroupOfLiterals(_ syntax: ExprSyntax) -> Bool {
    // `[] <<< 3`: what is in an empty list, the other operand says.
    if syntax.isEmptyLiteral { return isOperandOfOwn(syntax) && !isOperandOfSwifts(syntax) }
    guard isGroup(syntax) else { return false }
    // Lists can be added and compared without one of the script's own.
    guard syntax.is(TupleExprSyntax.self) else {
      return isOperandOfOwn(syntax) && !isOperandOfSwifts(syntax)
    }
    return isOperandOfOwn(syntax) || operatorBeside(syntax).map(isOwnOperator) == true
  }

  private func operatorBeside(_ syntax: ExprSyntax) -> String? {
    syntax.parent?.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
  }

  private func isGroup(_ syntax: ExprSyntax) -> Bool {
    func isPart(_ part: ExprSyntax) -> Bool {
      isLiteralOnly(part) || part.is(NilLiteralExprSyntax.self) || isGroup(part)
    }
    return switch syntax.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple):
      tuple.elements.count > 1 && tuple.elements.allSatisfy { isPart($0.expression) }
    case .arrayExpr(let list):
      !list.elements.isEmpty && list.elements.allSatisfy { isPart($0.expression) }
    case .dictionaryExpr(let list):
      list.content.as(DictionaryElementListSyntax.self)?.allSatisfy {
        isPart($0.key) && isPart($0.value)
      } ?? false
    default: false
    }
  }

  private func isOperandOfSwifts(_ syntax: ExprSyntax) -> Bool {
    ["+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "+=", "~=", "??"]
      .contains(operatorBeside(syntax))
  }

  /// `size == (6, 12)`, where the script says how a value is compared with a pair.
  func comparedGroup(
    _ name: String, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    let sides = [node.leftOperand, node.rightOperand]
    let groups = sides.filter(isGroupOfLiterals)
    guard groups.count == 1 else { return nil }
    func compared() -> TypedExpr? {
      declaredOperator(
        name, sides.map { groups.contains($0) ? open($0) : check($0) }, node, expected)
    }
    return guess(compared) == nil ? nil : compared()
  }

  /// `first ... second` of the script's own, where what stands there is not in an order.
  func ownRange(
    _ name: String, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    func made() -> TypedExpr? {
      let sides = [node.leftOperand, node.rightOperand].map { check($0) }
      guard sides.allSatisfy({ !$0.type.isError }),
        sides[0].type != sides[1].type || !isNumeric(sides[0].type)
      else { return nil }
      return declaredOperator(name, sides, node, expected)
    }
    return guess(made) == nil ? nil : made()
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

extension ClosureExprSyntax {
  /// Each of its parameters has its type.
  var saysItsTypes: Bool {
    guard case .parameterClause(let clause)? = signature?.parameterClause else { return false }
    return clause.parameters.allSatisfy { $0.type != nil }
  }
}
