import SwiftSyntax

/// Operators among whose operands are members that wait for their type: `2 * .right + .up`.
///
/// The place says what the whole must be, the operators' declarations what the operands then are.
extension Checker {
  /// `let rule: Rule<Form> = .named(\.a) + Rule.named(\.b)`: what the place wants where the operator
  /// makes it of two of its kind, and the operand does not tell by itself.
  func operandType(_ name: String?, _ node: InfixOperatorExprSyntax, _ hint: Type?) -> Type? {
    guard let name, let type = hint?.unwrappedFully, type.nominal?.script != nil, !type.hasHoles,
      members(name, of: type, isStatic: true).contains(where: {
        $0.type.function.map { $0.result == type && $0.parameters.map(\.type) == [type, type] }
          ?? false
      }), guess({ check(node.leftOperand) }) == nil,
      guess({ check(node.leftOperand, expecting: type) })?.type == type
    else { return nil }
    return type
  }

  /// Whether a member without its type is among the operands.
  func hasUntold(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .tupleExpr:
      let inner = node.withoutParentheses
      return inner.id != node.id && hasUntold(inner)
    case .prefixOperatorExpr(let prefix): return hasUntold(prefix.expression)
    case .ternaryExpr(let ternary):
      return hasUntold(ternary.thenExpression) || hasUntold(ternary.elseExpression)
    case .infixOperatorExpr(let infix):
      if let known = untoldOperands[infix.id] { return known }
      let isUntold =
        isPlainOperator(infix) && (hasUntold(infix.leftOperand) || hasUntold(infix.rightOperand))
      untoldOperands[infix.id] = isUntold
      return isUntold
    default: return beginsWithDot(node)
    }
  }

  /// An operator that makes a value of what it is declared for.
  private func isPlainOperator(_ node: InfixOperatorExprSyntax) -> Bool {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    let asks = [
      "&&", "||", "??", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "..<", "...",
    ]
    return !asks.contains(name) && !(name.hasSuffix("=") && module.operators[name] == nil)
  }

  /// The operator that makes a `type` of such operands; `nil` where none does.
  func operatorOfUntold(_ node: InfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr? {
    guard let type = expected?.unwrappedFully, isWantedOfOperators(type),
      hasUntold(ExprSyntax(node)), let plan = plan(node, type)
    else { return nil }
    let operands = zip([node.leftOperand, node.rightOperand], plan.operands).map {
      check($0, as: $1)
    }
    guard !operands.contains(where: \.type.isError) else { return failed(node) }
    let made = plan.candidate.make(
      operands, plan.substitution(plan.candidate.type), plan.substitution)
    return TypedExpr(made.kind, made.type, line: line(node))
  }

  /// `2 * .right + offset`: the other side tells which operators there are.
  func untoldBeforeTold(
    _ name: String, _ node: InfixOperatorExprSyntax
  ) -> (TypedExpr, TypedExpr)? {
    let left = node.leftOperand
    guard left.withoutParentheses.is(InfixOperatorExprSyntax.self), hasUntold(left),
      !hasUntold(node.rightOperand), let right = guess({ check(node.rightOperand) })?.type,
      isWantedOfOperators(right)
    else { return nil }
    let types = operators(name, of: right).compactMap(\.parameters.first?.type)
    for type in types where !type.hasHoles {
      guard guess({ check(left, as: type) }) != nil else { continue }
      return (check(left, as: type), check(node.rightOperand))
    }
    return nil
  }

  /// `80 ~ (.high - 1)`: the left side tells which operators there are.
  func toldBeforeUntold(
    _ name: String, _ node: InfixOperatorExprSyntax
  ) -> (TypedExpr, TypedExpr)? {
    let right = node.rightOperand
    guard right.withoutParentheses.is(InfixOperatorExprSyntax.self), hasUntold(right),
      !hasUntold(node.leftOperand), let left = guess({ check(node.leftOperand) })
    else { return nil }
    let sides = operators(name, of: left.type).map { $0.parameters.map(\.type) }
    for types in sides where types.count == 2 && !types.contains(where: \.hasHoles) {
      guard convert(left, to: types[0]) != nil, guess({ check(right, as: types[1]) }) != nil else {
        continue
      }
      return (check(node.leftOperand, as: types[0]), check(right, as: types[1]))
    }
    return nil
  }

  /// The operators of the name that the type has, and those of none.
  private func operators(_ name: String, of type: Type) -> [FunctionType] {
    members(name, of: type, isStatic: true).compactMap(\.type.function)
      + (module.operators[name] ?? []).map(\.type)
  }

  /// Numbers and texts follow their place by themselves.
  private func isWantedOfOperators(_ type: Type) -> Bool {
    type.nominal != nil && !type.hasHoles && !isNumeric(type) && type != library.string
      && type != library.bool
  }

  /// `!.up` of one's own, any `!` of a type of the script's, and `-"x"` where texts are one's own
  /// expressions.
  func prefixOfOwn(_ node: PrefixOperatorExprSyntax, _ expected: Type?) -> TypedExpr? {
    let name = node.operator.text
    guard isOwnOperator(name) else { return nil }
    let isTold =
      switch node.expression.withoutParentheses.kind {
      case .stringLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr,
        .prefixOperatorExpr, .infixOperatorExpr:
        true
      default: hasUntold(node.expression)
      }
    guard isTold || name == "!",
      let type = isTold ? expected?.unwrappedFully : guess({ check(node.expression) })?.type,
      type.nominal?.script != nil,
      members(name, of: type, isStatic: true).contains(where: {
        $0.type.function?.parameters.map(\.type) == [type]
      }), guess({ check(node.expression, as: type) }) != nil
    else { return nil }
    return declaredOperator(name, [check(node.expression, as: type)], node, expected)
  }

  /// `("b" | "c")*` where texts are one's own expressions.
  func postfixOfOwn(_ node: PostfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr? {
    let name = node.operator.text
    guard let type = expected?.unwrappedFully, type.nominal?.script != nil,
      members(name, of: type, isStatic: true).contains(where: {
        $0.member.isPostfix && $0.type.function?.parameters.map(\.type) == [type]
      }), guess({ check(node.expression, as: type) }) != nil
    else { return nil }
    return declaredOperator(name, [check(node.expression, as: type)], node, expected)
  }

  /// A `!` of the script's for what is no truth value: `!(\\Person.name == "x")` of functions.
  func negationOfOwn(_ node: PrefixOperatorExprSyntax, _ expected: Type?) -> TypedExpr? {
    let isAdded = module.extensionMembers.values.contains { $0["!"]?.isEmpty == false }
    guard module.operators["!"] != nil || isAdded || isOwnOperator("!"),
      let operand = guess({ check(node.expression) }),
      operand.type != library.bool, !operand.isImplicitlyUnwrapped
    else { return nil }
    return declaredOperator("!", [check(node.expression)], node, expected)
  }

  /// Which declaration is meant, and the types that it takes.
  private struct Plan {
    let candidate: Candidate
    let substitution: Substitution
    let operands: [Type]
    let cost: Int
  }

  private func plan(_ node: InfixOperatorExprSyntax, _ type: Type) -> Plan? {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return nil
    }
    var best: Plan?
    for candidate in operators(name, making: type, node) {
      var substitution = candidate.substitution
      substitution.suggest(candidate.type.result, type)
      let operands = candidate.type.parameters.map { substitution($0.type) }
      guard substitution(candidate.type.result) == type, operands.count == 2,
        !operands.contains(where: \.hasHoles),
        !candidate.type.parameters.contains(where: \.isInout),
        unmet(candidate.requirements, substitution) == nil,
        let left = cost(node.leftOperand, operands[0]),
        let right = cost(node.rightOperand, operands[1])
      else { continue }
      let cost = left + right + (candidate.generics.isEmpty ? 0 : 1)
      if best.map({ cost < $0.cost }) ?? true {
        best = Plan(
          candidate: candidate, substitution: substitution, operands: operands, cost: cost)
      }
    }
    return best
  }

  private func operators(
    _ name: String, making type: Type, _ node: InfixOperatorExprSyntax
  ) -> [Candidate] {
    let owners = [type] + ownTypes(with: name).filter { $0 != type }
    let found = owners.flatMap { members(name, of: $0, isStatic: true) }
    return found.filter { $0.type.function != nil }.map { candidate($0, of: nil) }
      + (module.operators[name] ?? []).map { candidate($0, node) }
  }

  /// What it costs to take an operand as a `type`; `nil` if it cannot be one.
  private func cost(_ operand: ExprSyntax, _ type: Type) -> Int? {
    let node = operand.withoutParentheses
    if let infix = node.as(InfixOperatorExprSyntax.self), isWantedOfOperators(type),
      hasUntold(node)
    {
      return plan(infix, type)?.cost
    }
    guard guess({ check(node, as: type) }) != nil else { return nil }
    // A literal is rather what it is by itself.
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return type == library.int ? 0 : type == library.double ? 1 : 2
    case .floatLiteralExpr: return type == library.double ? 0 : 1
    case .stringLiteralExpr: return type == library.string ? 0 : 1
    default: return 0
    }
  }

  /// An operator's right side, as the left one's type if it can be: `vector * scale(2)` of one's own
  /// may take something else there, and `===` any object.
  func rightOperand(_ node: ExprSyntax, _ wanted: Type?) -> TypedExpr {
    // `labels + [field]`: a list of what both are.
    let isList = node.is(ArrayExprSyntax.self) && wanted?.arguments.first?.isClass == true
    let isOther =
      (wanted?.nominal?.script != nil || isTernary(node) || isList)
      && !isPlaceDependent(node.withoutParentheses)
      && !node.is(DeclReferenceExprSyntax.self)
      && guess({ check(node, expecting: wanted) }) == nil
    return check(node, expecting: isOther ? nil : wanted)
  }

  private func isTernary(_ node: ExprSyntax) -> Bool {
    node.withoutParentheses.is(TernaryExprSyntax.self)
  }
}
