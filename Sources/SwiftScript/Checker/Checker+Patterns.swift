import SwiftSyntax

extension Checker {
  func checkConditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element -> Condition? in
      switch element.condition {
      case .expression(let node):
        return .boolean(checkBool(node))
      case .optionalBinding(let node): return checkBinding(node)
      case .matchingPattern(let node):
        let value = check(node.initializer.value, expecting: nil)
        let subject = Local("_", value.type, isMutable: false, in: context)
        return .matches(checkPattern(node.pattern, value.type, isLet: true), value, subject)
      case .availability(let node):
        // The system is one that has whatever is asked for.
        let isThere = node.availabilityKeyword.tokenKind == .poundAvailable
        return .boolean(TypedExpr(.constant(.bool(isThere)), library.bool, line: line(element)))
      @unknown default: return nil
      }
    }
  }

  /// An expression that has to be true or false.
  func checkBool(_ node: ExprSyntax) -> TypedExpr {
    if let infix = node.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    {
      _ = check(node, expecting: nil)
      error("use of '=' in a boolean context, did you mean '=='?", infix.operator)
      return failed(node)
    }
    let value = check(node, expecting: library.bool)
    if let converted = convert(value, to: library.bool) { return converted }
    if refuseUncalled(value.type, wanting: library.bool, node) { return failed(node) }
    if isForgottenTest(value, node) {
      error(
        "optional type '\(value.type)' cannot be used as a boolean; test for '!= nil' instead",
        node, fixIts: comparison(with: "nil", node))
    } else if case .optional = value.type, value.literal == nil {
      reportMismatch(value, library.bool, node)
    } else if let number = booleanDigit(node) {
      error(
        "integer literal value '\(number)' cannot be used as a boolean; did you mean '\(number == "1")'?",
        node)
    } else if isInteger(value.type), value.literal == nil {
      error(
        "type '\(value.type)' cannot be used as a boolean; test for '!= 0' instead", node,
        fixIts: comparison(with: "0", node))
    } else {
      error("cannot convert value of type '\(value.type)' to expected condition type 'Bool'", node)
    }
    return failed(node)
  }

  /// A 0 or a 1 where C would take it for false or true.
  func booleanDigit(_ node: ExprSyntax) -> String? {
    guard let text = node.as(IntegerLiteralExprSyntax.self)?.literal.text else { return nil }
    return ["0", "1"].contains(text) ? text : nil
  }

  /// A condition that unwraps: `if let x = y`, `if let x`, `guard var x = …`.
  private func checkBinding(_ node: OptionalBindingConditionSyntax) -> Condition? {
    let value: TypedExpr
    if let initializer = node.initializer {
      let annotated = node.typeAnnotation.map { Type.optional(resolve($0.type)) }
      value =
        annotated.map { type in
          check(initializer.value, as: type, unlikeOptional(type))
        }
        ?? check(initializer.value, expecting: ownType(initializer.value, nil))
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      let reference = DeclReferenceExprSyntax(baseName: name.identifier)
      value = shortBinding(name.identifier, reference)
    } else {
      error("unwrap condition requires a valid identifier", node.pattern)
      return nil
    }
    if value.type.isError, value.literal == nil {
      bindErrors(node.pattern)
      return nil
    }
    guard case .optional(let inner) = value.type else {
      error(
        "initializer for conditional binding must have Optional type, not '\(value.type)'",
        node.initializer.map { ExprSyntax($0.value) } ?? ExprSyntax(MissingExprSyntax()))
      bindErrors(node.pattern)
      return nil
    }
    let subject = Local("_", value.type, isMutable: false, in: context)
    let isLet = node.bindingSpecifier.text != "var"
    return .matches(.some(checkPattern(node.pattern, inner, isLet: isLet)), value, subject)
  }

  private func shortBinding(_ name: TokenSyntax, _ reference: DeclReferenceExprSyntax) -> TypedExpr
  {
    if let local = lookUpLocal(name.text) { return read(local, line(name)) }
    if name.text != "self", let local = currentSelf,
      let found = members(name.text, of: local.type).first
    {
      return readProperty(found, of: read(local, line(name)))
    }
    if case .variable(let global, let type, _)? = module.names[name.text] {
      return TypedExpr(.global(global), type, line: line(name))
    }
    error("cannot find '\(name.text)' in scope", name)
    return failed(name)
  }

  /// Names of a binding that failed still exist, so that they are not told of again.
  private func bindErrors(_ pattern: PatternSyntax) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      declare(name.identifier.text.unquoted, .error, isMutable: false)
    }
  }

  func checkPattern(_ node: PatternSyntax, _ type: Type, isLet: Bool) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let local = declare(node.identifier.text.unquoted, type, isMutable: !isLet)
      let isTest = node.parent?.is(OptionalBindingConditionSyntax.self) == true
      follow(local, node.identifier, isLet: isLet, isTest ? .test : .part)
      return .bind(local)
    case .wildcardPattern: return .wildcard
    case .tuplePattern(let node): return checkTuplePattern(node, type, isLet: isLet)
    case .valueBindingPattern(let node):
      return checkPattern(node.pattern, type, isLet: node.bindingSpecifier.text == "let")
    case .isTypePattern(let node):
      let target = patternTarget(node.type)
      guard isAlways(type, target) else { return .isType(target) }
      warning("'is' test is always true", node.isKeyword)
      return .wildcard
    case .expressionPattern(let node):
      return checkExpressionPattern(node.expression, type, isLet: isLet)
    default:
      unsupported("this pattern is", node)
      return .wildcard
    }
  }

  private func checkTuplePattern(_ node: TuplePatternSyntax, _ type: Type, isLet: Bool) -> Pattern {
    guard case .tuple(let elements) = type, elements.count == node.elements.count else {
      if node.elements.count == 1, let only = node.elements.first {
        return checkPattern(only.pattern, type, isLet: isLet)
      }
      if !type.isError { reportTuplePattern(node, type) }
      // What it would have bound is not unknown for that.
      return .tuple(node.elements.map { checkPattern($0.pattern, .error, isLet: isLet) })
    }
    refuseUnlikeLabels(zip(node.elements.map(\.label), elements.map(\.label)))
    return .tuple(
      zip(node.elements, elements).map { checkPattern($0.pattern, $1.type, isLet: isLet) })
  }

  func reportTuplePattern(_ node: some SyntaxProtocol, _ type: Type) {
    let isLoop = Syntax(node).parent?.is(ForStmtSyntax.self) == true
    guard let pattern = node.as(TuplePatternSyntax.self), case .tuple(let have) = type else {
      if let binding = Syntax(node).parent?.as(PatternBindingSyntax.self),
        let pattern = node.as(TuplePatternSyntax.self)
      {
        let wanted = pattern.elements.map { _ in "_" }.joined(separator: ", ")
        error(
          "cannot convert value of type '\(type)' to specified type '(\(wanted))'",
          binding.initializer.map { Syntax($0.value) } ?? Syntax(node))
        return
      }
      let the = isLoop ? "" : "the "
      error("tuple pattern cannot match values of \(the)non-tuple type '\(type)'", node)
      return
    }
    if isLoop {
      error("pattern cannot match values of type '\(type)'", node)
      return
    }
    let wanted = pattern.elements.indices.enumerated().map { place, _ in
      place < have.count ? "\(have[place].type)" : "_"
    }
    error(
      "'\(type)' is not convertible to '(\(wanted.joined(separator: ", ")))', tuples have a different number of elements",
      node)
  }

  /// A pattern that is written like an expression: an enum case, a range, a value, `let x as T`.
  private func checkExpressionPattern(_ node: ExprSyntax, _ type: Type, isLet: Bool) -> Pattern {
    if let pattern = node.as(PatternExprSyntax.self) {
      return checkPattern(pattern.pattern, type, isLet: isLet)
    }
    if node.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
    if let chain = node.as(OptionalChainingExprSyntax.self), case .optional(let inner) = type {
      return .some(checkExpressionPattern(chain.expression, inner, isLet: isLet))
    }
    if let tuple = node.as(TupleExprSyntax.self), case .tuple(let elements) = type,
      elements.count == tuple.elements.count
    {
      refuseUnlikeLabels(zip(tuple.elements.map(\.label), elements.map(\.label)))
      return .tuple(
        zip(tuple.elements, elements).map {
          checkExpressionPattern($0.expression, $1.type, isLet: isLet)
        })
    }
    // `(nil)` and `(x?)` are what they are without brackets.
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return checkExpressionPattern(only.expression, type, isLet: isLet)
    }
    if let cast = node.as(AsExprSyntax.self) {
      if let mark = cast.questionOrExclamationMark {
        error(
          mark.text == "?"
            ? "cannot conditionally downcast in a type-casting pattern"
            : "cannot force downcast in a type-casting pattern", cast.asKeyword)
      }
      let target = patternTarget(cast.type)
      let inner = checkExpressionPattern(cast.expression, target, isLet: isLet)
      guard isAlways(type, target) else { return .cast(target, inner) }
      warning("'as' test is always true", cast.asKeyword)
      return inner
    }
    if node.is(NilLiteralExprSyntax.self), case .optional = type { return .null }
    if let pattern = checkCasePattern(node, type, isLet: isLet) { return pattern }
    return checkValuePattern(node, type)
  }

  private func checkCasePattern(_ node: ExprSyntax, _ type: Type, isLet: Bool) -> Pattern? {
    var arguments: LabeledExprListSyntax?
    var callee = node
    if let call = node.as(FunctionCallExprSyntax.self) {
      arguments = call.arguments
      callee = call.calledExpression
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text.unquoted
    var subject = type
    if case .optional = type, name == "some" || name == "none" {
    } else if let base = member.base {
      guard case .metatype(let named)? = guess({ check(base, expecting: nil) })?.type else {
        return nil
      }
      subject = named
    }
    if type == .any || type.nominal?.kind == .protocol, subject != type {
      // The value may be of another type: that comes first.
      guard let pattern = checkCasePattern(node, subject, isLet: isLet) else { return nil }
      return .cast(subject, pattern)
    }
    if case .optional(let inner) = type {
      if name == "none" { return Pattern.null }
      if name == "some", arguments == nil { return Pattern.some(.wildcard) }
      if name == "some", let first = arguments?.first {
        return Pattern.some(checkExpressionPattern(first.expression, inner, isLet: isLet))
      }
      guard let pattern = checkCasePattern(node, inner, isLet: isLet) else { return nil }
      return Pattern.some(pattern)
    }
    guard
      let found = members(name, of: subject, isStatic: true).first(where: {
        $0.member.kind == .enumCase
      }),
      case .enumCase(let tag) = found.member.implementation
    else { return nil }
    let payload = found.type.function?.parameters ?? []
    guard let arguments else { return .enumCase(tag, payload.map { _ in .wildcard }) }
    if arguments.count == 1, payload.count > 1, let only = arguments.first {
      let elements = payload.map { Type.TupleElement(label: $0.label, type: $0.type) }
      let whole = checkExpressionPattern(only.expression, .tuple(elements), isLet: isLet)
      if case .tuple(let parts) = whole { return .enumCase(tag, parts) }
      warning(
        "enum case '\(name)' has \(payload.count) associated values; matching them as a tuple is deprecated",
        node)
      return .enumPayload(tag, payload.count, whole)
    }
    guard !payload.isEmpty || arguments.isEmpty else {
      error("pattern with associated values does not match enum case '\(name)'", node)
      for argument in arguments {
        _ = checkExpressionPattern(argument.expression, .error, isLet: isLet)
      }
      return .wildcard
    }
    guard arguments.count == payload.count else {
      // `case pair((Int, Int))` met by `.pair(let a, let b)`.
      if payload.count == 1, case .tuple(let elements) = payload[0].type,
        elements.count == arguments.count
      {
        let parts = zip(arguments, elements).map {
          checkExpressionPattern($0.expression, $1.type, isLet: isLet)
        }
        return .enumCase(tag, [.tuple(parts)])
      }
      for argument in arguments {
        _ = checkExpressionPattern(argument.expression, .error, isLet: isLet)
      }
      if payload.count == 1 {
        error(
          "tuple pattern cannot match values of the non-tuple type '\(payload[0].type)'", node)
        return .wildcard
      }
      error(
        "tuple pattern has the wrong length for tuple type '\(Type.tuple(payload.map { Type.TupleElement(label: $0.label, type: $0.type) }))'",
        node)
      return .wildcard
    }
    refuseUnlikeLabels(zip(arguments.map(\.label), payload.map(\.label)))
    return .enumCase(
      tag,
      zip(arguments, payload).map { checkExpressionPattern($0.expression, $1.type, isLet: isLet) })
  }

  /// Any other expression is compared with `~=`.
  private func checkValuePattern(_ node: ExprSyntax, _ type: Type) -> Pattern {
    let subject = Local("subject", type, isMutable: false, in: context)
    // `case "0"..."9"`: its bounds are what is switched over.
    let bounds: Nominal? =
      switch (node.kind, node.rangeOperator) {
      case (.infixOperatorExpr, "..."): library.closedRange
      case (.infixOperatorExpr, "..<"): library.range
      case (.postfixOperatorExpr, "..."): library.partialRangeFrom
      case (.prefixOperatorExpr, "..."): library.partialRangeThrough
      case (.prefixOperatorExpr, "..<"): library.partialRangeUpTo
      default: nil
      }
    let read = TypedExpr(.local(subject), type, line: line(node))
    // `case { $0 > 5 }` and `case \.isEmpty` with an operator of the script's own.
    if node.is(ClosureExprSyntax.self) || isRootless(node), module.operators["~="] != nil,
      let matched = declaredOperator("~=", [open(node), read], node, library.bool)
    {
      return .test(subject, matched)
    }
    var value = check(node, expecting: bounds.map { .nominal($0, [type]) } ?? type)
    if value.type.isError || type.isError { return .wildcard }
    let nominal = value.type.nominal
    if nominal === library.range || nominal === library.closedRange
      || nominal.map(library.partialRanges.contains) == true
    {
      if value.type.arguments.first != type, isNumeric(type) {
        value = check(node, expecting: .nominal(nominal ?? library.range, [type]))
      }
      guard value.type.arguments.first == type else {
        if let matched = declaredMatch(value, read, node) { return .test(subject, matched) }
        error(
          "expression pattern of type '\(value.type)' cannot match values of type '\(type)'", node)
        return .wildcard
      }
      return .test(
        subject,
        TypedExpr(
          .call(.native(Arithmetic.rangeContains), [value, read]), library.bool, line: line(node)))
    }
    if value.type != type, let matched = declaredMatch(value, read, node) {
      return .test(subject, matched)
    }
    if let given = value.type.tupleElements, let wanted = type.tupleElements,
      given.count != wanted.count
    {
      error("tuple pattern has the wrong length for tuple type '\(type)'", node)
      return .wildcard
    }
    guard let converted = convert(value, to: type), isEquatable(type) || type.isClass else {
      error(
        "expression pattern of type '\(value.type)' cannot match values of type '\(type)'", node)
      return .wildcard
    }
    return .test(
      subject, TypedExpr(.operation(.equal, converted, read), library.bool, line: line(node)))
  }

  /// What a `~=` of the script's own makes of a pattern, whose literals may be of another type
  /// there than alone: `case 0...5` of a `ClosedRange<Double>`.
  private func declaredMatch(_ value: TypedExpr, _ read: TypedExpr, _ node: ExprSyntax)
    -> TypedExpr?
  {
    declaredOperator("~=", [value, read], node, library.bool)
      ?? declaredOperator("~=", [open(node), read], node, library.bool)
  }
}

extension ExprSyntax {
  /// The operator of an expression that has one, before, between or after.
  fileprivate var rangeOperator: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let node): node.operator.trimmedDescription
    case .prefixOperatorExpr(let node): node.operator.text
    case .postfixOperatorExpr(let node): node.operator.text
    default: nil
    }
  }
}
