import SwiftSyntax

/// Calls that begin with a dot.
extension Checker {
  /// A call whose type the place tells: `.circle(radius: 2)`, `.init(x: 0, y: 0)`.
  func checkImplicitCall(
    _ member: MemberAccessExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr {
    let name = member.declName.baseName.text.unquoted
    let expected =
      fixedSelf(node, of: expected?.unwrappedFully.nominal) ?? fixedArguments(node, of: expected)
      ?? expected
    guard let expected, !expected.hasHoles || isGuessedImplicit(name, list, node, expected) else {
      requireContext(unplaced(name, ExprSyntax(node)), member, expected)
      return failed(node)
    }
    for type in [expected, expected.unwrappedFully].map(leavingOpen) {
      if name == "init", type.nominal != nil { return construct(type, list, node, expected) }
      let found = members(name, of: type, isStatic: true)
      if let result = callStatic(found, type, list, node, expected) { return result }
      // `.make(3)` of a `static let make: (Int) -> Self`.
      if let first = found.first, first.member.kind == .property {
        let value = staticValue(found, first, of: type, member.declName, nil)
        return callClosure(value, list, node, expected)
      }
    }
    if refusePayload(name, expected.unwrappedFully, list, member) { return failed(node) }
    if name == "some", case .optional(let inner) = expected, let first = list.arguments.first {
      let value =
        inner.hasHoles ? check(first.value, expecting: inner) : check(first.value, as: inner)
      return TypedExpr(.wrap(value), .optional(value.type), line: line(node))
    }
    reportUnknownMember(
      member.declName.baseName, of: expected.unwrappedFully, isStatic: true, saying: expected)
    return failed(node)
  }

  /// A variable's own value has no place that would tell; elsewhere nothing there does.
  func unplaced(_ name: String, _ node: ExprSyntax) -> String {
    var around = node.parent
    while let next = around, Self.literalParts.contains(next.kind) { around = next.parent }
    return around?.is(InitializerClauseSyntax.self) == true
      ? "reference to member '\(name)' cannot be resolved without a contextual type"
      : "cannot infer contextual base in reference to member '\(name)'"
  }

  private static let literalParts: Set<SyntaxKind> = [
    .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElement, .dictionaryElementList,
    .dictionaryExpr,
  ]

  /// `.success(3)` where it is only known to be a `Result<_, E>`: its arguments tell the rest.
  private func isGuessedImplicit(
    _ name: String, _ list: ArgumentList, _ node: FunctionCallExprSyntax, _ expected: Type
  ) -> Bool {
    if name == "some", case .optional = expected { return true }
    guard let nominal = expected.unwrappedFully.nominal, nominal.script != nil, openTypes == nil
    else { return false }
    let found = guess { () -> TypedExpr? in
      let type = leavingOpen(expected.unwrappedFully)
      if name == "init" { return construct(type, list, node, nil) }
      return callStatic(members(name, of: type, isStatic: true), type, list, node, nil)
    }
    return found.flatMap { $0 }.map { !$0.type.hasHoles } ?? false
  }

  /// `Parser<B>`, where nothing tells yet what `B` is, as the `Parser` that a bare name means.
  private func leavingOpen(_ type: Type) -> Type {
    guard let nominal = type.nominal, nominal.script != nil, openTypes == nil, type.hasHoles else {
      return type
    }
    return .nominal(
      nominal,
      zip(nominal.generics, type.arguments).map { $1.hasHoles ? .parameter($0) : $1 })
  }
}
