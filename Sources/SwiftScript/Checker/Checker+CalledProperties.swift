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
    if refuseCalledProperty(methods, found, of: base, list, node) { return failed(node) }
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

  /// `text.first()`: a property of that name is there, and all methods want something.
  private func refuseCalledProperty(
    _ methods: [FoundMember], _ found: [FoundMember], of base: TypedExpr, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax
  ) -> Bool {
    guard list.arguments.isEmpty,
      let property = found.first(where: { $0.member.kind == .property }),
      property.type.unwrappedFully.function == nil,
      !methods.contains(where: { one in
        guard let type = one.type.function else { return true }
        return type.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
      })
    else { return false }
    let type = property.type
    let isCharacter = type == .optional(library.character) && isText(base.type)
    let said =
      isCharacter ? "'\(base.type).Element?' (aka 'Optional<Character>')" : "'\(type)'"
    error("cannot call value of non-function type \(said)", node)
    return true
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
