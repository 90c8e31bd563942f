import SwiftSyntax

/// Operators and key paths where a function is wanted.
extension Checker {
  /// An operator as an argument: `reduce(0, +)`, `sorted(by: >)`.
  func operatorFunction(_ name: String, _ node: DeclReferenceExprSyntax, _ expected: Type?)
    -> TypedExpr
  {
    guard let wanted = expected?.unwrappedFully.function, wanted.parameters.count == 2 else {
      error("ambiguous use of operator '\(name)'", node)
      return failed(node)
    }
    let (first, second) = (wanted.parameters[0].type, wanted.parameters[1].type)
    if first != second, first.nominal?.isArchetype == true || second.nominal?.isArchetype == true {
      // A literal before it may have been taken for something else than the elements are.
      unsupported("LayoutLab cannot type this yet; the expression is", node)
      return failed(node)
    }
    var operand = wanted.parameters[0].type
    if operand.hasHoles { operand = wanted.parameters[1].type }
    if operand.hasHoles {
      error("type of expression is ambiguous without a type annotation", node)
      return failed(node)
    }
    let at = line(node)
    let read = TypedExpr(.constant(.none), operand, line: at)
    guard let sample = applied(name, read, read, node) else {
      error("binary operator '\(name)' cannot be applied to two '\(operand)' operands", node)
      return failed(node)
    }
    return makeClosure(name, FunctionType(of: [operand, operand], sample.type), at) {
      arguments, _ in
      applied(name, arguments[0], arguments[1], node) ?? sample
    }
  }

  private func applied(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: DeclReferenceExprSyntax
  ) -> TypedExpr? {
    switch name {
    case "<", ">", "<=", ">=", "==", "!=":
      if isNumeric(left.type) { return numericComparison(name, left, right, left.line) }
      if let declared = declaredOperator(name, [left, right], node, nil) { return declared }
      if name == "==" || name == "!=" {
        return isEquatable(left.type)
          ? TypedExpr(
            .operation(name == "==" ? .equal : .notEqual, left, right), library.bool,
            line: left.line) : nil
      }
      return TypedExpr(
        .call(.native(Arithmetic.order(name)), [left, right]), library.bool, line: left.line)
    case "&&" where left.type == library.bool:
      return TypedExpr(.and(left, right), library.bool, line: left.line)
    case "||" where left.type == library.bool:
      return TypedExpr(.or(left, right), library.bool, line: left.line)
    default:
      return builtIn(name, left, right, left.line)
        ?? declaredOperator(name, [left, right], node, nil)
    }
  }

}
