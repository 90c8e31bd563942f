import SwiftSyntax

/// `??`: both sides are of one type, which the left one, the right one or the place may settle.
extension Checker {
  func checkCoalescing(_ node: InfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr {
    if expected == .any, let any = mappedAsAny(node) { return any }
    let place = isSequence(node.leftOperand, fitting: expected) ? nil : expected
    let hint: Type? = place.map { $0.wrapped == nil ? .optional($0) : $0 }
    let found = check(
      node.leftOperand,
      expecting: ownType(node.leftOperand, hint) ?? partType(node, hint)
        ?? alternativeType(node, hint) ?? untoldCall(node, hint) ?? hint)
    let left = arrayOfView(found) ?? found
    if left.type.isError, left.literal == nil { return failed(node) }
    guard case .optional(let inner) = left.type else {
      if let own = ownCoalescing(left, node, expected) { return own }
      _ = check(node.rightOperand, expecting: left.type)
      warning(
        "left side of nil coalescing operator '??' has non-optional type '\(left.type)', so the right side is never used",
        node.operator)
      return left
    }
    // `(name ?? nil) as Any` is the optional that it was.
    if expected == .any, node.rightOperand.is(NilLiteralExprSyntax.self) { return left }
    if expected == .any, let any = coalescedAsAny(left, node) ?? pieceAsAny(left, node) {
      return any
    }
    // `first ?? same(second)` may be of two optionals, which a generic call is to be told.
    let isCall = node.rightOperand.is(FunctionCallExprSyntax.self)
    let staysOptional =
      (mayBeNil(node.rightOperand) && inner.wrapped == nil)
      || (isCall && guess({ check(node.rightOperand, expecting: inner) }) == nil)
    let wanted = alternative(node.rightOperand, staysOptional ? left.type : inner, expected)
    if expected == .any, let any = coalescedExistentials(left, inner, node) { return any }
    if expected == .any, let any = coalescedFreely(left, inner, wanted, node) { return any }
    // `first ?? (second ?? third)` of optionals.
    let isOptional =
      expected == .any && isCoalescing(node.rightOperand.withoutParentheses)
      && guess({ check(node.rightOperand) })?.type == left.type
    let right = check(node.rightOperand, expecting: isOptional ? nil : wanted)
    if expected == .any, right.type == left.type, isOpenOptional(node.leftOperand),
      !node.rightOperand.withoutParentheses.is(TernaryExprSyntax.self)
    {
      return TypedExpr(.coalesce(left, right), left.type, line: line(node))
    }
    // Where anything is wanted, what is in the left one, or else the right one as it is.
    let isAlike =
      right.type == left.type
      || (right.type.wrapped?.isClass == true && convert(right, to: left.type) != nil)
    if expected == .any, isAlike, let value = convert(right, to: .any) {
      return TypedExpr(.coalesce(left, value), .any, line: line(node))
    }
    // `table[a] ?? table[b]` of an `[String: Any]`: nothing is made into an `Any` without need.
    if inner == .any, right.type == left.type, right.literal == nil {
      return TypedExpr(.coalesce(left, right), left.type, line: line(node))
    }
    // `first ?? implicit` of a `T!` stays an optional, unless what is around needs none.
    if right.isImplicitlyUnwrapped, right.type == left.type,
      expected == nil || expected?.wrapped != nil
    {
      let either = TypedExpr(.coalesce(left, right), left.type, line: line(node))
      either.isImplicitlyUnwrapped = expected == nil
      return either
    }
    if let value = convert(right, to: inner) {
      return TypedExpr(.coalesce(left, value), inner, line: line(node))
    }
    if let value = convert(right, to: left.type) {
      return TypedExpr(.coalesce(left, value), left.type, line: line(node))
    }
    let payload = TypedExpr(.constant(.none), inner, line: line(node))
    if let expected, convert(payload, to: expected) != nil,
      let value = convert(right, to: expected),
      !(expected.isTrivial && !inner.isTrivial)
    {
      return TypedExpr(.coalesce(left, value), expected, line: line(node))
    }
    if right.type.unwrappedFully.isClass, convert(payload, to: right.type) != nil {
      return TypedExpr(.coalesce(left, right), right.type, line: line(node))
    }
    // `circle ?? shapes.last` of any shapes.
    if right.type.unwrappedFully.nominal?.kind == .protocol,
      let either = convert(
        left, to: right.type.wrapped == nil ? .optional(right.type) : right.type)
    {
      return TypedExpr(.coalesce(either, right), right.type, line: line(node))
    }
    refuseCoalescing(left, inner, right, node, expected)
    return failed(node)
  }

  /// `Set(try keys.find([String].self) ?? [])`: where any sequence will do, the left side is the one
  /// that it is by itself.
  private func isSequence(_ node: ExprSyntax, fitting expected: Type?) -> Bool {
    guard let expected, expected.nominal === library.sequence,
      let alone = guess({ check(node) })?.type.wrapped, !alone.hasHoles
    else { return false }
    return canConvert(alone, to: expected)
  }

  /// A `??` of the script's own, for what may hold nothing in its own way.
  private func ownCoalescing(
    _ left: TypedExpr, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard
      module.operators["??"] != nil || !members("??", of: left.type, isStatic: true).isEmpty,
      guess({ check(node.rightOperand) }) != nil
    else { return nil }
    return declaredOperator("??", [left, check(node.rightOperand)], node, expected)
  }

  /// `text.map { .unknown($0) } ?? Failure.empty`: where the place names no type, the right side tells
  /// what the closure on the left gives.
  private func alternativeType(_ node: InfixOperatorExprSyntax, _ hint: Type?) -> Type? {
    guard hint.map({ $0.unwrappedFully.nominal?.kind == .protocol }) ?? true,
      let call = node.leftOperand.withoutParentheses.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure, closure.statements.count == 1,
      let only = closure.statements.first?.item.as(ExprSyntax.self), isPlaceDependent(only),
      let right = guess({ check(node.rightOperand) })?.type, !right.hasHoles
    else { return nil }
    return .optional(right.unwrappedFully)
  }

  /// `print(stored("count") ?? 0)`, `print(store["count"] ?? 0)`: where nothing else does, the right
  /// side tells what a call or a subscript gives.
  private func untoldCall(_ node: InfixOperatorExprSyntax, _ hint: Type?) -> Type? {
    guard hint?.unwrappedFully ?? .any == .any,
      [.functionCallExpr, .subscriptCallExpr].contains(node.leftOperand.withoutParentheses.kind),
      guess({ check(node.leftOperand, expecting: hint) }) == nil,
      let right = guess({ check(node.rightOperand) })?.type, !right.hasHoles,
      guess({ check(node.leftOperand, expecting: .optional(right)) }) != nil
    else { return nil }
    return .optional(right)
  }

  /// What `(first ?? second)` and `(isOn ? 1 : nil)` on the left are, also where anything will do.
  func ownType(_ node: ExprSyntax, _ hint: Type?) -> Type? {
    let node = node.withoutParentheses
    let isTernary = node.is(TernaryExprSyntax.self) && mayBeNil(node)
    guard isTernary || (isCoalescing(node) && hint != nil), hint?.unwrappedFully ?? .any == .any
    else { return nil }
    return guess { check(node) }?.type
  }

  /// Whether the left operand is a call of a function that gives an optional of what its arguments
  /// tell, one of them by a literal: such a one is not made one of anything.
  private func isOpenOptional(_ node: ExprSyntax) -> Bool {
    guard let call = node.withoutParentheses.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .functions(let all)? = module.names[name],
      call.arguments.contains(where: {
        isLiteralOnly($0.expression) || $0.expression.is(ArrayExprSyntax.self)
          || $0.expression.is(DictionaryExprSyntax.self)
      })
    else { return false }
    return all.allSatisfy {
      if case .optional(.parameter) = $0.type.result { true } else { false }
    }
  }

  /// What the right operand of `??` is to be: `dog ?? (old ? cat : bird)` may be of a class above
  /// that of the left one, as the place wants it or as it is by itself.
  private func alternative(_ node: ExprSyntax, _ inner: Type, _ expected: Type?) -> Type? {
    let isNamed = inner.unwrappedFully.nominal?.script != nil
    guard inner.unwrappedFully.isClass || isNamed, expected != inner,
      guess({ check(node, expecting: inner) }) == nil
    else { return inner }
    // `circle ?? shape.map { $0 }` of any shape.
    guard inner.unwrappedFully.isClass else {
      let other = guess { check(node) }?.type.unwrappedFully
      let payload = TypedExpr(.constant(.none), inner.unwrappedFully, line: line(node))
      return other?.nominal?.kind == .protocol && other.flatMap { convert(payload, to: $0) } != nil
        ? nil : inner
    }
    if let expected, expected != .any {
      return inner.wrapped == nil ? expected.wrapped ?? expected : expected
    }
    return guess({ check(node, expecting: nil) }) == nil ? inner : nil
  }

  /// `print(view?.alpha ?? 0)` prints 0 and not 0.0: where anything will do, a chain to what is no
  /// optional by itself leaves the right side what it is alone.
  private func coalescedAsAny(
    _ left: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    let wanted: Type? = isCoalescing(node.rightOperand) ? .any : nil
    guard case .chained(let chain) = left.kind, chain.type.wrapped == nil,
      let alone = guess({ check(node.rightOperand, expecting: wanted) }),
      alone.type != chain.type, alone.type.wrapped == nil, !alone.type.isError
    else { return nil }
    return anything(chain, or: check(node.rightOperand, expecting: wanted), node)
  }

  /// `print(text.split(separator: " ").last ?? "")` prints the letters of the piece, one by one: where
  /// anything will do and a literal follows, Swift takes the `split` of sequences.
  private func pieceAsAny(_ left: TypedExpr, _ node: InfixOperatorExprSyntax) -> TypedExpr? {
    guard left.type.wrapped == library.substring,
      node.rightOperand.withoutParentheses.is(StringLiteralExprSyntax.self),
      let member = node.leftOperand.withoutParentheses.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(member.declName.baseName.text),
      let call = member.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "split",
      // At what is longer only texts are split.
      call.arguments.first(where: { $0.label?.text == "separator" }).map({
        convert(check($0.expression, expecting: library.character), to: library.character) != nil
      }) ?? true,
      let letters = elementsArray(
        TypedExpr(.chain(left), library.substring, line: left.line))
    else { return nil }
    return anything(letters, or: check(node.rightOperand), node)
  }

  /// What stands on the left if there is something, or what stands on the right, as anything.
  private func anything(
    _ payload: TypedExpr, or right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    guard let first = convert(payload, to: .any), let second = convert(right, to: .any) else {
      return nil
    }
    let either = TypedExpr(.chained(first), .optional(.any), line: payload.line)
    return TypedExpr(.coalesce(either, second), .any, line: line(node))
  }

  /// `circle ?? (shape ?? another)` of any shapes that may be nil: the right side stays optional.
  private func coalescedExistentials(
    _ left: TypedExpr, _ inner: Type, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    guard isCoalescing(node.rightOperand.withoutParentheses),
      let alone = guess({ check(node.rightOperand) })?.type, alone != left.type,
      alone.wrapped?.nominal.map(isExistential) == true, convert(left, to: alone) != nil
    else { return nil }
    let payload = TypedExpr(.chain(left), inner, line: left.line)
    return anything(payload, or: check(node.rightOperand), node)
  }

  /// `first ?? 1.5` of an `Int?`, where anything will do and both cannot be of one type.
  private func coalescedFreely(
    _ left: TypedExpr, _ inner: Type, _ wanted: Type?, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    let given = guess { check(node.rightOperand, expecting: wanted) }
    if let given, convert(given, to: inner) != nil || convert(given, to: left.type) != nil {
      return nil
    }
    let payload = TypedExpr(.chain(left), inner, line: left.line)
    guard convert(payload, to: .any) != nil,
      guess({ check(node.rightOperand, expecting: .any) })?.type.isError == false
    else { return nil }
    return anything(payload, or: check(node.rightOperand, expecting: .any), node)
  }

  /// `print(price.map { $0 * 2 } ?? 0)` and `print((try? price()) ?? 0)` print 0 and not 0.0: what a
  /// closure gives, or what was tried, is anything where anything will do.
  private func mappedAsAny(_ node: InfixOperatorExprSyntax) -> TypedExpr? {
    let operand = node.leftOperand.withoutParentheses
    let isTried = operand.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?"
    guard isTried || isMapped(operand) else { return nil }
    let wanted: Type? = isCoalescing(node.rightOperand) ? .any : nil
    guard let alone = guess({ check(node.rightOperand, expecting: wanted) }),
      alone.type.wrapped == nil, !alone.type.isError,
      let given = guess({ check(node.leftOperand) })?.type.wrapped, given != alone.type,
      given.wrapped == nil
    else { return nil }
    let left = check(node.leftOperand)
    let payload = TypedExpr(.chain(left), given, line: left.line)
    return anything(payload, or: check(node.rightOperand, expecting: wanted), node)
  }

  /// Whether it is `optional.map { … }`.
  private func isMapped(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap"].contains(member.declName.baseName.text),
      call.trailingClosure != nil
        || call.arguments.first?.expression.is(ClosureExprSyntax.self) == true,
      let base = member.base, let receiver = guess({ check(base) })
    else { return false }
    return receiver.type.wrapped != nil
  }

  func isCoalescing(_ node: ExprSyntax) -> Bool {
    node.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "??"
  }
}
