import SwiftSyntax

/// `let mean: Double = scores.reduce(0, +) / scores.count`: one operand is what it is, and so is the
/// result, whatever the other could become.
extension Checker {
  /// Says what is wrong with a value for which no type was found in a place for a `type`, if it can be
  /// of one type alone; false if it may be ours not to find another.
  ///
  /// - Parameter count: how many things have been said of it, which go.
  func reportFixed(
    _ syntax: ExprSyntax, in type: Type, _ message: ((Type) -> String)?, insteadOf count: Int
  ) -> Bool {
    guard let fixed = fixedResult(syntax, in: type) ?? fixedSum(syntax, in: type) else {
      return false
    }
    diagnostics.removeLast(count)
    if let (operation, name) = summing(syntax), ["+", "-"].contains(name) {
      // It takes the operator for the one of one number.
      error(
        "cannot convert value of type '(\(type)) -> \(type)' to expected argument type "
          + "'(\(type), \(fixed)) throws -> \(type)'", operation)
    } else {
      reportMismatch(
        TypedExpr(.constant(.none), fixed, line: line(syntax)), type, syntax, message)
    }
    return true
  }

  /// What `prices.reduce(0, +)` gives where that is another number than the one that is wanted.
  private func fixedSum(_ syntax: ExprSyntax, in type: Type) -> Type? {
    guard summing(syntax) != nil, isNumeric(type), let sum = guess({ check(syntax) })?.type,
      isNumeric(sum), !canConvert(sum, to: type)
    else { return nil }
    return sum
  }

  /// The operator or the function that sums up, by its name alone.
  private func summing(_ syntax: ExprSyntax) -> (node: ExprSyntax, name: String)? {
    guard let call = syntax.withoutParentheses.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "reduce",
      call.arguments.count == 2, let last = call.arguments.last?.expression,
      let name = last.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return (last, name)
  }

  /// The type that the operator gives, if nothing in a place for a `type` can change that.
  private func fixedResult(_ syntax: ExprSyntax, in type: Type) -> Type? {
    guard let node = syntax.withoutParentheses.as(InfixOperatorExprSyntax.self),
      let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["+", "-", "*", "/", "%"].contains(name), module.operators[name] == nil,
      !isOwnOperator(name)
    else { return nil }
    for side in [node.leftOperand, node.rightOperand] {
      guard let found = fixedResult(side, in: type) ?? fixedNumber(side),
        !canConvert(found, to: type)
      else { continue }
      return found
    }
    return nil
  }

  /// The type of a number that a name stands for: no literal, and no call, which might be generic.
  private func fixedNumber(_ syntax: ExprSyntax) -> Type? {
    let node = syntax.withoutParentheses
    guard node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self),
      !isImplicitMember(node), let type = guess({ check(node) })?.type, isNumeric(type),
      type.nominal?.isArchetype == false
    else { return nil }
    return type
  }
}
