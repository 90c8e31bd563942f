import SwiftSyntax

/// Properties that hold closures and are called as methods of their name are: `list.select("a")` of a
/// `var select: (String) -> Void`, where each responder has a `select(_:)`.
extension Checker {
  /// The call of such a property, where it is nearer than the methods, or none of them fits.
  func closureBeside(
    _ methods: [FoundMember], _ found: [FoundMember], of base: TypedExpr,
    _ member: MemberAccessExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    guard let property = found.first(where: isClosure) else { return nil }
    func called() -> TypedExpr {
      let name = member.declName.baseName
      return callClosure(memberValue([property], of: base, name: name, nil), list, node, expected)
    }
    let isNearer = found.first.map(isClosure) ?? false
    if !isNearer {
      let fits = guess { call(methods.map { candidate($0, of: base) }, list, node, expected) }
      if fits != nil { return nil }
    }
    return guess(called) == nil ? nil : called()
  }

  /// The same of one that is called without `self.`.
  func isNearerClosure(
    _ name: DeclReferenceExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> Bool {
    guard let me = currentSelf else { return false }
    let found = members(name.baseName.text.unquoted, of: me.type)
    guard found.count > 1, found.first.map(isClosure) == true else { return false }
    return guess { callClosure(checkName(name, nil), list, node, expected) } != nil
  }

  private func isClosure(_ found: FoundMember) -> Bool {
    found.member.kind == .property && found.type.function != nil
  }
}
