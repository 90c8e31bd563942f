import SwiftSyntax

/// Operators and key paths where a function is wanted.
extension Checker {
  /// `pairs.map(add)`: a function of two where one of a pair is wanted, which only an argument may be.
  func repacked(_ expr: TypedExpr, for wanted: Type, _ node: ExprSyntax) -> TypedExpr {
    guard case .function(let want) = wanted, want.parameters.count == 1,
      case .tuple(let elements) = want.parameters[0].type, elements.count > 1,
      case .function(let have) = expr.type, have.parameters.count == elements.count,
      !node.is(ClosureExprSyntax.self), !have.parameters.contains(where: \.isInout)
    else { return expr }
    let held = Local("unpacked", expr.type, isMutable: false, in: context)
    let packed = Type.tuple(
      zip(elements, have.parameters).map { Type.TupleElement(label: $0.label, type: $1.type) })
    var type = FunctionType(of: [packed], have.result)
    type.isThrowing = have.isThrowing
    type.isAsync = have.isAsync
    let closure = makeClosure("unpacked", type, expr.line) { arguments, function in
      function.reach(held)
      let parts = have.parameters.enumerated().map { index, parameter in
        TypedExpr(.element(arguments[0], index), parameter.type, line: expr.line)
      }
      let callee = TypedExpr(.local(held), expr.type, line: expr.line)
      return TypedExpr(.call(.closure(callee), parts), have.result, line: expr.line)
    }
    return holding(expr, in: held, closure)
  }

  /// An operator as an argument: `reduce(0, +)`, `sorted(by: >)`.
  func operatorFunction(_ name: String, _ node: DeclReferenceExprSyntax, _ expected: Type?)
    -> TypedExpr
  {
    guard let wanted = expected?.unwrappedFully.function else {
      // What the closure around gives may yet be told by what it is passed to.
      if context.isClosure, expected == nil {
        untyped(node)
        return failed(node)
      }
      error("ambiguous use of operator '\(name)'", node)
      return failed(node)
    }
    if let changing = assigningFunction(name, wanted, node, expected) { return changing }
    var operands = wanted.parameters.map(\.type)
    var takesParts = false
    // `zip(a, b).map(+)`: the pair's parts are the operands.
    if operands.count == 1, case .tuple(let elements) = operands[0], elements.count == 2 {
      operands = elements.map(\.type)
      takesParts = true
    }
    if operands.count == 1 { return prefixFunction(name, operands[0], wanted, node) }
    guard operands.count == 2 else {
      untyped(node)
      return failed(node)
    }
    let (first, second) = (operands[0], operands[1])
    if first != second, first.nominal?.isArchetype == true || second.nominal?.isArchetype == true {
      // A literal before it may have been taken for something else than the elements are.
      untyped(node)
      return failed(node)
    }
    if first.hasHoles { operands[0] = second }
    if second.hasHoles { operands[1] = first }
    if operands[0].hasHoles {
      untyped(node)
      return failed(node)
    }
    let at = line(node)
    let reads = operands.map { TypedExpr(.constant(.none), $0, line: at) }
    guard let sample = applied(name, reads[0], reads[1], node) else {
      if operands[0] == operands[1] {
        error("binary operator '\(name)' cannot be applied to two '\(operands[0])' operands", node)
      } else if !refuseReduced(name, operands, node) {
        untyped(node)
      }
      return failed(node)
    }
    let type =
      takesParts
      ? FunctionType([wanted.parameters[0]], sample.type) : FunctionType(of: operands, sample.type)
    return makeClosure(name, type, at) { arguments, _ in
      var both = arguments
      if takesParts {
        both = operands.enumerated().map {
          TypedExpr(.element(arguments[0], $0), $1, line: at)
        }
      }
      return applied(name, both[0], both[1], node) ?? sample
    }
  }

  /// `(+)(1, 2)`: the operator between its arguments.
  func appliedOperator(_ node: FunctionCallExprSyntax, _ expected: Type?) -> TypedExpr? {
    let operands = node.arguments.map(\.expression.trimmed)
    guard node.calledExpression.is(TupleExprSyntax.self), operands.count == 2,
      let name = node.calledExpression.withoutParentheses.as(DeclReferenceExprSyntax.self)?
        .baseName,
      case .binaryOperator = name.tokenKind, node.trailingClosure == nil,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let infix = ExprSyntax(
      InfixOperatorExprSyntax(
        leftOperand: operands[0], operator: BinaryOperatorExprSyntax(operator: name.trimmed),
        rightOperand: operands[1]))
    stand(infix, for: Syntax(node))
    return check(infix, expecting: expected)
  }

  /// `map(-)`, `map(!)`.
  private func prefixFunction(
    _ name: String, _ operand: Type, _ wanted: FunctionType, _ node: DeclReferenceExprSyntax
  ) -> TypedExpr {
    let at = line(node)
    func negated(_ value: TypedExpr) -> TypedExpr? {
      switch name {
      case "!" where operand == library.bool:
        TypedExpr(.operation(.not, value, nil), operand, line: at)
      case "-" where operand == library.int:
        TypedExpr(.operation(.negateInt, value, nil), operand, line: at)
      case "-" where isFloating(operand):
        TypedExpr(.operation(.negateDouble, value, nil), operand, line: at)
      case "+" where isNumeric(operand): value
      default: declaredOperator(name, [value], node, wanted.result)
      }
    }
    guard !operand.hasHoles,
      let sample = negated(TypedExpr(.constant(.none), operand, line: at))
    else {
      untyped(node)
      return failed(node)
    }
    return makeClosure(name, FunctionType(of: [operand], sample.type), at) { arguments, _ in
      negated(arguments[0]) ?? sample
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

  /// `reduce(into: 0, +=)` is `{ $0 += $1 }`.
  private func assigningFunction(
    _ name: String, _ wanted: FunctionType, _ node: DeclReferenceExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard wanted.parameters.count == 2, wanted.parameters[0].isInout else { return nil }
    func parameter(_ name: String) -> ExprSyntax {
      ExprSyntax(DeclReferenceExprSyntax(baseName: .dollarIdentifier(name)))
    }
    let change = InfixOperatorExprSyntax(
      leftOperand: parameter("$0"),
      operator: BinaryOperatorExprSyntax(operator: .binaryOperator(name)),
      rightOperand: parameter("$1"))
    let closure = ClosureExprSyntax(
      statements: CodeBlockItemListSyntax([CodeBlockItemSyntax(item: .expr(ExprSyntax(change)))]))
    let outer = lineOverride
    lineOverride = line(node)
    defer { lineOverride = outer }
    guard guess({ check(ExprSyntax(closure), expecting: expected) }) != nil else { return nil }
    return check(ExprSyntax(closure), expecting: expected)
  }
}
