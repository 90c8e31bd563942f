import SwiftSyntax

extension Checker {
  /// Gives `syntax` a type; `expected` is a hint that literals, closures and `.members` follow.
  func check(_ syntax: ExprSyntax, expecting expected: Type? = nil) -> TypedExpr {
    guard goesOn() else { return TypedExpr(.constant(.none), .error, line: 0) }
    if let expected, let fraction = chainOfFractions(syntax, as: expected) { return fraction }
    return remembered(syntax, expected) {
      guard hasChain(syntax) else { return checkInside(syntax, expecting: expected) }
      return chained(checkInside(syntax, expecting: expected))
    }
  }

  /// False once the check is not wanted any more.
  private func goesOn() -> Bool {
    looks &+= 1
    guard looks & 63 == 0, !machine.isHalted, machine.isInterrupted() else { return !isStopped }
    machine.stop(.interrupted)
    isStopped = true
    return false
  }

  /// The same without closing an optional chain that `syntax` is a link of.
  func checkInside(_ syntax: ExprSyntax, expecting expected: Type? = nil) -> TypedExpr {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): checkInteger(node, expected)
    case .floatLiteralExpr(let node): checkFloat(node, expected)
    case .stringLiteralExpr(let node): checkString(node, expected)
    case .booleanLiteralExpr(let node):
      expected.flatMap {
        customLiteral("booleanLiteral", [syntax], $0.unwrappedFully, line(node))
          ?? dependentLiteral("Boolean", syntax, $0.unwrappedFully)
      } ?? TypedExpr(.constant(.bool(node.literal.text == "true")), library.bool, line: line(node))
    case .nilLiteralExpr(let node): checkNil(node, expected)
    case .arrayExpr(let node): checkArray(node, expected)
    case .dictionaryExpr(let node): checkDictionary(node, expected)
    case .tupleExpr(let node): checkTuple(node, expected)
    case .declReferenceExpr(let node): checkName(node, expected)
    case .memberAccessExpr(let node): checkMember(node, expected)
    case .functionCallExpr(let node): checkCall(node, expected)
    case .subscriptCallExpr(let node): checkSubscript(node, expected)
    case .closureExpr(let node): checkClosure(node, expected)
    case .infixOperatorExpr(let node): checkOperators(node, expected)
    case .prefixOperatorExpr(let node): checkPrefix(node, expected)
    case .postfixOperatorExpr(let node): checkPostfix(node, expected)
    case .ternaryExpr(let node): checkTernary(node, expected)
    case .optionalChainingExpr(let node): checkChain(node, expected)
    case .forceUnwrapExpr(let node): checkForce(node, expected)
    case .asExpr(let node): checkAs(node, expected)
    case .isExpr(let node): checkIs(node)
    case .superExpr(let node): checkSuper(node)
    case .ifExpr(let node): checkIfExpression(node, expected)
    case .switchExpr(let node): checkSwitchExpression(node, expected)
    case .macroExpansionExpr(let node): checkMacro(node, expected)
    case .discardAssignmentExpr(let node):
      { () -> TypedExpr in
        error("'_' can only appear in a pattern or on the left side of an assignment", node)
        return failed(node)
      }()
    case .inOutExpr(let node):
      { () -> TypedExpr in
        error("'&' may only be used to pass an argument to inout parameter", node)
        return failed(node)
      }()
    case .tryExpr(let node): checkTry(node, expected)
    case .awaitExpr(let node): checkAwait(node, expected)
    case .keyPathExpr(let node): checkKeyPath(node, expected)
    case .regexLiteralExpr(let node): checkRegex(node)
    case .genericSpecializationExpr(let node): checkSpecialization(node, expected)
    case .typeExpr(let node): typeValue(resolve(node.type), node)
    case .consumeExpr(let node): checkConsume(node, expected)
    default: unsupportedExpr("this expression is", syntax)
    }
  }

  func unsupportedExpr(_ what: String, _ node: some SyntaxProtocol) -> TypedExpr {
    unsupported(what, node)
    return TypedExpr(.constant(.none), .error, line: line(node))
  }

  private func checkNil(_ node: NilLiteralExprSyntax, _ expected: Type?) -> TypedExpr {
    var type = Type.optional(.error)
    // What it is a nil of, the other arguments may tell.
    if case .optional? = expected, openTypes != nil || expected?.hasHoles == false {
      type = expected ?? type
    }
    let expr = TypedExpr(.constant(.none), type, line: line(node))
    expr.literal = .null
    expr.syntax = ExprSyntax(node)
    return expr
  }

  /// Whether an operand says `nil` where it is looked at.
  func mayBeNil(_ node: some ExprSyntaxProtocol) -> Bool {
    let node = ExprSyntax(node).withoutParentheses
    if node.is(NilLiteralExprSyntax.self) { return true }
    guard let ternary = node.as(TernaryExprSyntax.self) else { return false }
    return mayBeNil(ternary.thenExpression) || mayBeNil(ternary.elseExpression)
  }

  /// What may be as deep as the place wants: a literal other than `nil`, `Optional(n)`.
  private func isOfAnyDepth(_ node: ExprSyntax, _ expected: Type) -> Bool {
    let node = node.withoutParentheses
    guard !node.is(NilLiteralExprSyntax.self), let plain = guess({ check(node) }) else {
      return false
    }
    return plain.literal != nil
      || guess { check(node, expecting: expected) }.map { $0.type != plain.type } ?? true
  }

  private func checkTernary(_ node: TernaryExprSyntax, _ expected: Type?) -> TypedExpr {
    let expected = hint(toBranches: expected)
    // `print(isOn ? 1 : nil)` prints an optional, although it takes anything.
    if expected == .any, mayBeNil(node), let found = guess({ checkTernary(node, nil) }),
      !found.type.isError
    {
      return checkTernary(node, found.type)
    }
    // `[.foregroundColor: isOn ? UIColor.red : .blue]`: a branch tells the other where anything will do.
    if expected?.unwrappedFully == .any,
      let told = fractionMembers([node.thenExpression, node.elseExpression]) ?? branchType(node)
    {
      return checkTernary(node, told)
    }
    // In a place for `Int??` a `nil` beside an `Int` is an `Int?` that holds nothing.
    if let expected, expected.optionalDepth > 1, mayBeNil(node),
      let found = guess({ checkTernary(node, nil) }), found.literal == nil,
      found.type.wrapped != nil, found.type.optionalDepth < expected.optionalDepth,
      !isOfAnyDepth(node.thenExpression, expected), !isOfAnyDepth(node.elseExpression, expected)
    {
      return checkTernary(node, found.type)
    }
    let condition = check(node.condition, as: library.bool) {
      "cannot convert value of type '\($0)' to expected condition type 'Bool'"
    }
    // `isEmpty ? .failure(.empty) : Result<Int, E>.success(1)`: the other branch tells.
    var place = expected ?? fractionMembers([node.thenExpression, node.elseExpression])
    if place?.hasHoles ?? true,
      isPlaceDependent(node.thenExpression) || node.thenExpression.isEmptyLiteral,
      let other = guess({ check(node.elseExpression, expecting: expected) })?.type
        ?? guess({ check(node.thenExpression, expecting: expected) })?.type, !other.hasHoles
    {
      place = other
    }
    var first = check(node.thenExpression, expecting: place)
    let told = first.literal == .null || isOtherNumber(first, node) ? nil : first.type
    // `isEven ? always(n) : .never` where the place leaves open of what.
    let isSettled =
      expected?.hasHoles == true && told?.hasHoles == false
      && isImplicitMember(node.elseExpression)
    let settled = isSettled ? told : expected ?? told
    var second = check(
      node.elseExpression, expecting: place.flatMap { $0.hasHoles ? nil : $0 } ?? settled)
    let isUnwrapped = first.isImplicitlyUnwrapped && second.isImplicitlyUnwrapped
    if let expected, let a = convert(first, to: expected), let b = convert(second, to: expected) {
      (first, second) = (a, b)
    } else {
      if first.literal == .null, case .optional = second.type {
      } else if first.literal == .null {
        second = convert(second.unliteral, to: .optional(second.type)) ?? second
      }
      if first.literal != nil, second.literal == nil {
        first = check(node.thenExpression, expecting: second.type)
      }
      if let expected, !expected.hasHoles,
        let wrong = [(first, node.thenExpression), (second, node.elseExpression)].first(where: {
          convert($0.0, to: expected) == nil
        }), !wrong.0.type.isError
      {
        if wrong.0.literal == .null {
          error("'nil' cannot be used in context expecting type '\(expected)'", wrong.1)
        } else {
          reportMismatch(wrong.0, expected, wrong.1)
        }
        return failed(node)
      }
      let type = commonType([first, second])
      guard let a = convert(first, to: type), let b = convert(second, to: type) else {
        error(
          "result values in '? :' expression have mismatching types '\(first.type)' and '\(second.type)'",
          node)
        return failed(node)
      }
      (first, second) = (a, b)
    }
    let chosen = TypedExpr(.conditional(condition, first, second), first.type, line: line(node))
    // `(isMine ? trailing : leading).isActive` of two that are declared with `!`.
    chosen.isImplicitlyUnwrapped = isUnwrapped && first.type.wrapped != nil
    return chosen
  }

  /// What one branch is that says so, where the other one begins with a dot.
  private func branchType(_ node: TernaryExprSyntax) -> Type? {
    let branches = [node.thenExpression, node.elseExpression]
    let waiting = branches.map { isPlaceDependent($0) && !$0.is(NilLiteralExprSyntax.self) }
    guard waiting.contains(true), let known = waiting.firstIndex(of: false),
      !branches[known].is(NilLiteralExprSyntax.self),
      let type = guess({ check(branches[known]) })?.type, !type.hasHoles, type != .any
    else { return nil }
    return type
  }

  /// `isEmpty ? 0 : sum / Double(count)`: the number follows the other branch.
  private func isOtherNumber(_ first: TypedExpr, _ node: TernaryExprSyntax) -> Bool {
    guard first.literal == .integer, isLiteralOnly(node.thenExpression),
      guess({ check(node.elseExpression, expecting: first.type) }) == nil,
      let other = guess({ check(node.elseExpression) })?.type
    else { return false }
    return isNumeric(other)
  }

  private func checkSpecialization(
    _ node: GenericSpecializationExprSyntax, _ expected: Type?
  ) -> TypedExpr {
    guard let spelled = spelledType(ExprSyntax(node)) else {
      return unsupportedExpr("this generic expression is", node)
    }
    let type = resolve(spelled)
    if refuseKey(in: type, writtenAs: spelled, node) || refuseUnsuitedArguments(of: type, node) {
      return failed(node)
    }
    return TypedExpr(.typeValue(type), .metatype(type), line: line(node))
  }

  /// The type that an expression like `Outer.Inner<Int>` spells.
  private func spelledType(_ node: ExprSyntax) -> TypeSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): TypeSyntax(IdentifierTypeSyntax(name: name.baseName))
    case .memberAccessExpr(let member):
      member.base.flatMap(spelledType).map {
        TypeSyntax(MemberTypeSyntax(baseType: $0, name: member.declName.baseName))
      }
    case .genericSpecializationExpr(let generic):
      spelledType(generic.expression).flatMap { type in
        let clause = generic.genericArgumentClause
        if let name = type.as(IdentifierTypeSyntax.self) {
          return TypeSyntax(name.with(\.genericArgumentClause, clause))
        }
        return type.as(MemberTypeSyntax.self).map {
          TypeSyntax($0.with(\.genericArgumentClause, clause))
        }
      }
    default: nil
    }
  }
}

extension FunctionContext {
  /// What `#function` says here: that of the function around a closure.
  var functionName: String {
    isClosure ? parent?.functionName ?? name : name
  }
}
