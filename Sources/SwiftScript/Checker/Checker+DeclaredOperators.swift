import SwiftSyntax

/// Operators that the script or a binding declares.
extension Checker {
  /// A closure, a key path or a name of several functions: the operator's declaration tells what it
  /// is there.
  func isOpen(_ syntax: ExprSyntax) -> Bool {
    syntax.is(ClosureExprSyntax.self) || syntax.withoutParentheses.is(KeyPathExprSyntax.self)
      || isFunctionGroup(syntax) || isOpenTernary(syntax) || isOfOpenKeyPath(syntax)
      || isOfOpenClosure(syntax) || isOpenConstruction(syntax) || isGroupOfLiterals(syntax)
  }

  /// `filter { $0 > 5 } >>> map(String.init)`, of the script's own functions and operators: what
  /// goes in, the place tells.
  private func isOfOpenClosure(_ syntax: ExprSyntax) -> Bool {
    switch syntax.withoutParentheses.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      guard isOperandOfOwn(syntax), isOfName(call) else { return false }
      if call.arguments.contains(where: { isFunctionGroup($0.expression) }) { return true }
      return isGivenOpen(call) && guess({ check(syntax) }).map { $0.type.hasHoles } ?? true
    case .infixOperatorExpr(let node):
      return isDeclared(node.operator.trimmedDescription)
        && [node.leftOperand, node.rightOperand].contains {
          isOfOpenClosure($0) || $0.as(ClosureExprSyntax.self)?.saysItsTypes == false
        }
    default: return false
    }
  }

  /// `prop(\.name)`, `map(get(\.age))`, `(prop(\.name)) { $0 + "!" }`.
  private func isGivenOpen(_ call: FunctionCallExprSyntax) -> Bool {
    isGivenClosure(call)
      || call.arguments.contains { argument in
        isOfOpenKeyPath(argument.expression)
          || argument.expression.as(FunctionCallExprSyntax.self).map(isGivenOpen) ?? false
      }
  }

  private func isOfName(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.withoutParentheses
    return callee.is(DeclReferenceExprSyntax.self)
      || callee.as(FunctionCallExprSyntax.self).map(isOfName) ?? false
  }

  func isOperandOfOwn(_ syntax: ExprSyntax) -> Bool {
    var around = syntax.parent
    while let node = around, [.labeledExpr, .labeledExprList, .tupleExpr].contains(node.kind) {
      around = node.parent
    }
    return around?.as(InfixOperatorExprSyntax.self).map {
      isDeclared($0.operator.trimmedDescription)
    } ?? false
  }

  /// An operator of the script's own, outside of types or in one.
  private func isDeclared(_ name: String) -> Bool {
    if module.operators[name] != nil { return true }
    guard !module.operatorNames.isEmpty, module.operatorNames.contains("infix \(name)") else {
      return false
    }
    return isOwnOperator(name)
  }

  /// `!\.isDone` and `\.age > 18` of the script's own operators, where the root is left out.
  private func isOfOpenKeyPath(_ syntax: ExprSyntax) -> Bool {
    switch syntax.withoutParentheses.as(ExprSyntaxEnum.self) {
    case .keyPathExpr(let node): node.root == nil
    case .prefixOperatorExpr(let node):
      isOwnAnywhere(node.operator.text) && isOfOpenKeyPath(node.expression)
    case .infixOperatorExpr(let node):
      isOwnAnywhere(node.operator.trimmedDescription)
        && (isOfOpenKeyPath(node.leftOperand) || isOfOpenKeyPath(node.rightOperand))
    default: false
    }
  }

  /// An operator that the script declares outside of types, or in one.
  private func isOwnAnywhere(_ name: String) -> Bool {
    module.operators[name] != nil || isOwnOperator(name)
  }

  /// `step * (isOn ? .right : .up)`.
  private func isOpenTernary(_ syntax: ExprSyntax) -> Bool {
    guard let ternary = syntax.withoutParentheses.as(TernaryExprSyntax.self) else { return false }
    return [ternary.thenExpression, ternary.elseExpression].allSatisfy { branch in
      branch.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
  }

  /// Such an operand, which is looked at when the declaration is known.
  func open(_ syntax: ExprSyntax) -> TypedExpr {
    let later = TypedExpr(.constant(.none), .error, line: line(syntax))
    later.syntax = syntax
    return later
  }

  private func isOpen(_ operand: TypedExpr) -> Bool {
    operand.type.isError
      && (operand.syntax.map { isOpen($0) || isMemberThatWaits($0) } ?? false)
  }

  /// An operator with such an operand; `nil` if neither is one.
  func operatorOfOpen(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ token: TokenSyntax,
    _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard isOpen(left) || isOpen(right) else { return nil }
    for side in [left, right] where side.type.isError && !isOpen(side) { return failed(node) }
    if let result = declaredOperator(name, [left, right], node, expected) { return result }
    let sides = zip([left, right], [node.leftOperand, node.rightOperand]).map {
      isOpen($0) ? check($1) : $0
    }
    for side in sides where side.type.isError { return failed(node) }
    if let result = declaredOperator(name, sides, node, expected) { return result }
    reportOperator(name, sides[0], sides[1], token, node)
    return failed(node)
  }

  /// What swiftc says where one side is a whole number and the other nothing that goes with one.
  func withNumber(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> String? {
    let isReckoning = ["+", "-", "*", "/", "%"].contains(name)
    guard isReckoning || ["&", "|", "^"].contains(name), module.operators[name] == nil else {
      return nil
    }
    let plain: [Type] = [node.leftOperand, node.rightOperand].map { side in
      guess { check(side) }?.type ?? .error
    }
    // A truth is no number, as it is in C. Before `*` and `/` swiftc speaks of the operator.
    let number = plain.first { $0 == library.int || isReckoning && $0 == library.double }
    if let number, plain.contains(library.bool),
      plain[0] != library.bool || !["*", "/"].contains(name)
    {
      return "cannot convert value of type 'Bool' to expected argument type '\(number)'"
    }
    guard isReckoning else { return nil }
    guard plain[0] != plain[1], !plain.contains(where: \.isError) else { return nil }
    for (one, other) in [(plain[0], plain[1]), (plain[1], plain[0])] {
      let isLiteral = [node.leftOperand, node.rightOperand].contains {
        $0.is(IntegerLiteralExprSyntax.self)
      }
      guard one == library.int,
        other == .any
          || (other.nominal?.script != nil && !other.hasHoles
            && members(name, of: other, isStatic: true).isEmpty)
          || isOfNoNumbers(other)
          || (other.nominal?.isArchetype == true && isLiteral)
      else { continue }
      return "cannot convert value of type '\(other)' to expected argument type 'Int'"
    }
    guard plain.contains(.any) else { return nil }
    return
      "binary operator '\(name)' cannot be applied to operands of type '\(plain[0])' and '\(plain[1])'"
  }

  /// `let length: Metres = 2 * "3"`: the place wants a type that literals can be, and that has the
  /// operator.
  func operatorOfLiterals(
    _ name: String, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard let type = expected?.unwrappedFully, let nominal = type.nominal, nominal.script != nil,
      nominal.kind != .protocol, !type.hasHoles, isLiteralOnly(ExprSyntax(node)),
      members(name, of: type, isStatic: true).contains(where: { found in
        found.type.function.map { $0.result == type && $0.parameters.map(\.type) == [type, type] }
          ?? false
      })
    else { return nil }
    func made() -> TypedExpr? {
      let operands = [check(node.leftOperand, as: type), check(node.rightOperand, as: type)]
      guard !operands.contains(where: \.type.isError) else { return nil }
      return declaredOperator(name, operands, node, type)
    }
    return guess(made) == nil ? nil : made()
  }

  func isLiteralOnly(_ node: ExprSyntax) -> Bool {
    switch node.withoutParentheses.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr(let node): isLiteralOnly(node.expression)
    case .infixOperatorExpr(let node):
      isLiteralOnly(node.leftOperand) && isLiteralOnly(node.rightOperand)
    default: false
    }
  }

  func reportUnary(
    _ name: String, _ value: TypedExpr, _ token: TokenSyntax, _ node: some ExprSyntaxProtocol
  ) {
    if isUndecided(value) {
      untyped(node)
      return
    }
    let isKnown =
      ["-", "+", "~", "!", "...", "..<"].contains(name) || module.operators[name] != nil
      || !ownTypes(with: name).isEmpty
    error(
      isKnown
        ? "unary operator '\(name)' cannot be applied to an operand of type '\(value.type)'"
        : "cannot find operator '\(name)' in scope", token)
  }

  /// The operands, of which literals are no optionals yet.
  func plain(
    _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> [TypedExpr] {
    [plainLiteral(left, node.leftOperand), plainLiteral(right, node.rightOperand)]
  }

  /// A literal beside an optional as what it is by itself: the operator's declaration tells whether
  /// it becomes an optional.
  private func plainLiteral(_ operand: TypedExpr, _ syntax: ExprSyntax) -> TypedExpr {
    guard operand.type.wrapped != nil, isLiteralOnly(syntax),
      let plain = guess({ check(syntax) }), !plain.type.isError
    else { return operand }
    return plain
  }

  /// A prefix operator of the script's whose operand has the operator's type only if that is asked of
  /// it, as `√id(9)` has for a `√` of doubles.
  func declaredPrefix(
    _ name: String, _ node: PrefixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    for function in module.operators[name] ?? [] {
      let one = candidate(function, Syntax(node))
      guard !one.isPostfix, one.type.parameters.count == 1,
        let wanted = one.type.parameters.first?.type, !wanted.hasHoles,
        let operand = guess({ check(node.expression, expecting: wanted) }),
        operand.type == wanted
      else { continue }
      let value = check(node.expression, expecting: wanted)
      if let declared = declaredOperator(name, [value], node, expected) { return declared }
    }
    return nil
  }

  /// A call of what the script or a binding declares by this name; with `giving`, of what gives that.
  func declaredOperator(
    _ name: String, _ operands: [TypedExpr], _ node: some ExprSyntaxProtocol, _ expected: Type?,
    giving wanted: Type? = nil
  ) -> TypedExpr? {
    var candidates: [Candidate] = []
    // Where an operand waits for its type, what the place wants may have the operator.
    let owners =
      operands.map(\.type)
      + (operands.contains { isOpen($0) } ? [expected] : [])
      .compactMap { $0 }
    let isAddedToOptionals = !module.members(name, of: library.optional).isEmpty
    for type in owners.flatMap({
      isAddedToOptionals && $0.wrapped != nil ? [$0, $0.unwrappedFully] : [$0.unwrappedFully]
    }) {
      for found in members(name, of: type, isStatic: true) where found.type.function != nil {
        // Arrays and texts have in their own way what collections of the script's are given.
        if found.owner.isPrelude, found.owner.kind == .protocol, type.nominal?.isHost == true {
          continue
        }
        candidates.append(candidate(found, of: nil))
      }
    }
    if operands.contains(where: { $0.syntax.map(isOpenTernary) ?? false }) {
      // What has neither operand's type may be the type of both branches.
      for found in ownTypes(with: name).flatMap({ members(name, of: $0, isStatic: true) })
      where found.type.function != nil { candidates.append(candidate(found, of: nil)) }
    }
    candidates += (module.operators[name] ?? []).map { candidate($0, node) }
    let isPostfix = Syntax(node).is(PostfixOperatorExprSyntax.self)
    candidates.removeAll {
      $0.type.parameters.count != operands.count || $0.isPostfix != isPostfix
    }
    if let wanted {
      candidates.removeAll { !$0.type.result.hasHoles && !canConvert($0.type.result, to: wanted) }
    }
    // What the place wants is a hint where an operand is open, and may be wrong in a longer chain.
    let hints = expected != nil && operands.contains { isOpen($0) } ? [expected, nil] : [nil]
    for hint in hints {
      var best: (fit: OperatorFit, one: Candidate, expr: TypedExpr)?
      for one in candidates {
        guard let fit = fit(one, operands, node, hint) else { continue }
        if let best {
          let (new, old) = ((fit.0.cost, one.openness), (best.fit.cost, best.one.openness))
          let types = [one, best.one].map { $0.type.parameters.map(\.type) }
          guard new < old || new == old && isNearer(types[0], than: types[1]) else { continue }
        }
        best = (fit.0, one, fit.expr)
      }
      if let best {
        let type = best.one.type
        if type.isThrowing || type.isRethrowing && best.fit.isThrowing {
          noteThrow(type, node, of: best.one)
        }
        return best.expr
      }
    }
    return nil
  }

  /// The call of one declaration, and what its operands cost; `nil` if they do not fit it.
  private func fit(
    _ one: Candidate, _ operands: [TypedExpr], _ node: some ExprSyntaxProtocol, _ hint: Type?
  ) -> (OperatorFit, expr: TypedExpr)? {
    var substitution = one.substitution
    if let hint { substitution.suggest(one.type.result, hint) }
    var found = OperatorFit(cost: one.generics.isEmpty ? 0 : 1)
    var converted = operands
    // What the others are tells what an open one is, and a key path what a literal is.
    func turn(_ operand: TypedExpr) -> Int {
      if operand.syntax?.withoutParentheses.is(KeyPathExprSyntax.self) == true, operand.type.isError
      {
        return 1
      }
      if operand.literal == .null || operand.syntax?.isEmptyLiteral == true { return 4 }
      // `{ $0 + 1 } • { (s: String) in s.count }`: one that says what it takes tells the other.
      if let closure = operand.syntax?.as(ClosureExprSyntax.self), closure.saysItsTypes { return 2 }
      return isOpen(operand) ? 3 : operand.literal == nil ? 0 : 2
    }
    let sides = sides(of: Syntax(node), operands.count)
    func isReckoned(_ index: Int) -> Bool {
      sides.count == 2 && isLiteralOnly(sides[index])
        && sides[index].withoutParentheses.is(InfixOperatorExprSyntax.self)
    }
    // What a place of a `T.Object` is, and a literal for a `C.Element`, only the other operand tells.
    func place(_ index: Int) -> (Int, Int) {
      let parameter = one.type.parameters[index]
      let isWaiting = parameter.isInout || operands[index].literal != nil
      let isTold = isWaiting && hasAssociated(parameter.type)
      return (isTold ? 5 : isReckoned(index) ? 2 : turn(operands[index]), index)
    }
    let order = operands.indices.sorted { place($0) < place($1) }
    for index in order {
      let parameter = one.type.parameters[index]
      // `(0 - 1) * matrix`: such a one is what the operator takes.
      if isReckoned(index), !substitution(parameter.type).hasHoles,
        !canConvert(operands[index].type, to: substitution(parameter.type))
      {
        let target = substitution(parameter.type)
        guard guess({ check(sides[index], as: target) }) != nil else { return nil }
        found.cost += 2
        converted[index] = check(sides[index], as: target)
        continue
      }
      let side = sides.isEmpty ? nil : sides[index]
      guard let operand = fit(operands[index], parameter, &substitution, &found, side)
      else { return nil }
      converted[index] = operand
    }
    guard unmet(one.requirements, substitution) == nil else { return nil }
    return (found, one.make(converted, substitution(one.type), substitution))
  }

  private func fit(
    _ operand: TypedExpr, _ parameter: FunctionType.Parameter, _ substitution: inout Substitution,
    _ found: inout OperatorFit, _ side: ExprSyntax?
  ) -> TypedExpr? {
    if operand.type.isError, let syntax = operand.syntax {
      func look(_ wanted: Type) -> TypedExpr {
        isNextClosureEscaping = parameter.isEscaping || !syntax.is(ClosureExprSyntax.self)
        defer { isNextClosureEscaping = true }
        return check(syntax, expecting: wanted)
      }
      let wanted = substitution(parameter.type)
      guard let made = guess({ look(wanted) }),
        substitution.match(parameter.type, made.type, self)
      else { return nil }
      found.isThrowing = found.isThrowing || made.type.function?.isThrowing == true
      let target = substitution(parameter.type)
      guard made.type == target || guess({ look(target) }).map({ convert($0, to: target) }) != nil
      else { return nil }
      guard parameter.isAutoclosure else { return convert(look(target), to: target) }
      return makeClosure("autoclosure", FunctionType(of: [], target), operand.line) { _, _ in
        check(syntax, as: target)
      }
    }
    if substitution(parameter.type).hasHoles,
      !substitution.match(parameter.type, operand.type, self)
    {
      return nil
    }
    let target = substitution(parameter.type)
    found.isThrowing = found.isThrowing || operand.type.function?.isThrowing == true
    if operand.type != target { found.cost += 2 }
    if parameter.isAutoclosure, let side {
      guard guess({ check(side, as: target) }) != nil else { return nil }
      return makeClosure("autoclosure", FunctionType(of: [], target), operand.line) { _, _ in
        check(side, as: target)
      }
    }
    // The left operand of an assignment operator is a place and has to be of the type itself.
    if parameter.isInout {
      guard operand.type == target else { return nil }
      if case .inoutPlace = operand.kind { return operand }
      return TypedExpr(.inoutPlace(operand), operand.type, line: operand.line)
    }
    return convert(operand, to: target)
  }
}
