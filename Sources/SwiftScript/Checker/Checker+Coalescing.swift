import SwiftSyntax

/// `??`: both sides are of one type, which the left one, the right one or the place may settle.
extension Checker {
  func checkCoalescing(_ node: InfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr {
    let hint: Type? = expected.map { $0.wrapped == nil ? .optional($0) : $0 }
    let left = check(node.leftOperand, expecting: hint)
    if left.type.isError, left.literal == nil { return failed(node) }
    guard case .optional(let inner) = left.type else {
      _ = check(node.rightOperand, expecting: left.type)
      warning(
        "left side of nil coalescing operator '??' has non-optional type '\(left.type)', so the right side is never used",
        node.operator)
      return left
    }
    if expected == .any, let any = coalescedAsAny(left, node) { return any }
    // `first ?? same(second)` may be of two optionals, which a generic call is to be told.
    let isCall = node.rightOperand.is(FunctionCallExprSyntax.self)
    let staysOptional =
      mayBeNil(node.rightOperand)
      || (isCall && guess({ check(node.rightOperand, expecting: inner) }) == nil)
    let right = check(
      node.rightOperand,
      expecting: alternative(node.rightOperand, staysOptional ? left.type : inner, expected))
    // Where anything is wanted, what is in the left one, or else the right one as it is.
    if expected == .any, right.type == left.type, let value = convert(right, to: .any) {
      return TypedExpr(.coalesce(left, value), .any, line: line(node))
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
    error(
      "cannot convert value of type '\(right.type)' to expected argument type '\(inner)'",
      node.rightOperand)
    return failed(node)
  }

  /// What the right operand of `??` is to be: `dog ?? (old ? cat : bird)` may be of a class above
  /// that of the left one, as the place wants it or as it is by itself.
  private func alternative(_ node: ExprSyntax, _ inner: Type, _ expected: Type?) -> Type? {
    guard inner.unwrappedFully.isClass, expected != inner,
      guess({ check(node, expecting: inner) }) == nil
    else { return inner }
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
      alone.type != chain.type, alone.type.wrapped == nil, !alone.type.isError,
      let first = convert(chain, to: .any),
      let second = convert(check(node.rightOperand, expecting: wanted), to: .any)
    else { return nil }
    let either = TypedExpr(.chained(first), .optional(.any), line: left.line)
    return TypedExpr(.coalesce(either, second), .any, line: line(node))
  }

  func isCoalescing(_ node: ExprSyntax) -> Bool {
    node.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "??"
  }
}
