import SwiftSyntax

/// Chains of members that begin with a dot: `.black.withAlphaComponent(0.5)`.
extension Checker {
  /// The type that the place wants of the whole chain is that of its first member, too.
  func chainHint(_ base: ExprSyntax, _ expected: Type?) -> Type? {
    beginsWithDot(base) ? expected?.unwrappedFully : nil
  }

  func beginsWithDot(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.base.map(beginsWithDot) ?? true
    }
    if let call = node.as(FunctionCallExprSyntax.self) {
      return beginsWithDot(call.calledExpression)
    }
    if let part = node.as(SubscriptCallExprSyntax.self) {
      return beginsWithDot(part.calledExpression)
    }
    if let force = node.as(ForceUnwrapExprSyntax.self) { return beginsWithDot(force.expression) }
    if let chain = node.as(OptionalChainingExprSyntax.self) {
      return beginsWithDot(chain.expression)
    }
    return false
  }

  /// What the method, and what is wanted of it, tell of what it is called on.
  func hintInMethod(
    _ base: ExprSyntax, _ name: String, _ list: ArgumentList, _ expected: Type?
  ) -> Type? {
    ownResultHint(base, name, expected) ?? foundInMethod(base, name, list)
      ?? keptArguments(base, name, expected) ?? keptElements(base, name, expected)
  }

  /// `sizes.map { .init(width: $0) }.sorted { … }` where a list is wanted: it is of the same elements.
  private func keptElements(_ base: ExprSyntax, _ name: String, _ expected: Type?) -> Type? {
    guard let expected = expected?.unwrappedFully, !expected.hasHoles,
      let element = expected.arguments.first,
      name == "sorted" || name == "filter"
        ? expected.nominal === library.array
        : name == "reversed" && expected.nominal === library.sequence,
      base.is(FunctionCallExprSyntax.self), guess({ check(base) }) == nil
    else { return nil }
    return .nominal(library.array, [element])
  }

  /// `Result.success("a").map { $0.count }`: what the method leaves as it is, the place tells.
  private func keptArguments(_ base: ExprSyntax, _ name: String, _ expected: Type?) -> Type? {
    guard let expected = expected?.unwrappedFully, let nominal = expected.nominal,
      expected.arguments.count > 1, nominal.kind != .protocol,
      let call = base.as(FunctionCallExprSyntax.self),
      let start = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
        .as(DeclReferenceExprSyntax.self)?.baseName.text, lookUpLocal(start) == nil,
      lookUpType(start)?.nominal === nominal, guess({ check(base) }) == nil
    else { return nil }
    for found in members(name, of: nominal.selfType) where found.member.kind == .method {
      guard case .nominal(nominal, let given)? = found.member.functionType?.result else { continue }
      let kept = zip(zip(given, nominal.generics), expected.arguments).map { pair, wanted in
        pair.0 == .parameter(pair.1) ? wanted : .parameter(pair.1)
      }
      return .nominal(nominal, kept)
    }
    return nil
  }

  /// `plus.map { (+) }.or(minus.map { (-) })` where a parser of such functions is wanted: of a method
  /// that gives another of its own type, the type is that of what it is called on.
  private func ownResultHint(_ base: ExprSyntax, _ name: String, _ expected: Type?) -> Type? {
    guard let expected = expected?.unwrappedFully, !expected.hasHoles, !expected.arguments.isEmpty,
      let nominal = expected.nominal, nominal.script != nil, nominal.kind != .protocol,
      base.is(FunctionCallExprSyntax.self)
    else { return nil }
    let isOwn = members(name, of: expected).contains {
      $0.member.kind == .method && $0.member.generics.isEmpty
        && $0.type.function?.result == expected
    }
    return isOwn && guess({ check(base) }) == nil ? expected : nil
  }
}
