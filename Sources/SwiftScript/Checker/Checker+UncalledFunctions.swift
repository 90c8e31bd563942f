import SwiftSyntax

/// Functions whose `()` was forgotten.
extension Checker {
  /// Says so where what the function gives is what the place wants.
  func refuseUncalled(_ type: Type, wanting wanted: Type, _ node: ExprSyntax) -> Bool {
    guard case .function(let function) = type, !function.isAsync,
      canConvert(function.result, to: wanted)
    else { return false }
    if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
      refuseUnpaid(member.declName.baseName.text.unquoted, function, wanted, member)
      return true
    }
    guard function.parameters.isEmpty else { return false }
    let name = node.as(MemberAccessExprSyntax.self).map { ExprSyntax($0.declName) } ?? node
    error(
      "function produces expected type '\(wanted)'; did you mean to call it with '()'?", name,
      fixIts: [insert("()", after: node)])
    return true
  }

  /// `.loaded` of a case that holds something.
  private func refuseUnpaid(
    _ name: String, _ function: FunctionType, _ wanted: Type, _ node: MemberAccessExprSyntax
  ) {
    let owner = wanted.wrapped ?? wanted
    let said = members(name, of: owner, isStatic: true).first?.member.saidName ?? name
    if function.parameters.count == 1 {
      error(
        "member '\(said)' expects argument of type '\(function.parameters[0].type)'", node.declName)
    } else {
      error(
        "member '\(said)' is a function that produces expected type '\(wanted)'; did you mean to call it?",
        node.declName)
    }
  }

  /// `State.idle(3)` of a case that holds nothing.
  func refusePayload(
    _ name: String, _ type: Type, _ list: ArgumentList, _ node: MemberAccessExprSyntax
  ) -> Bool {
    guard type.nominal?.script != nil,
      let found = members(name, of: type, isStatic: true).first, found.member.kind == .enumCase,
      found.type.function == nil, members("callAsFunction", of: type).isEmpty
    else { return false }
    error("enum case '\(name)' has no associated values", node.declName)
    return true
  }

  /// `state == .loaded` of states that cannot be compared: both are said.
  func refuseUnpaidComparison(
    _ name: String, _ left: TypedExpr, _ right: ExprSyntax, _ token: TokenSyntax
  ) -> Bool {
    guard name == "==" || name == "!=", let member = right.as(MemberAccessExprSyntax.self),
      member.base == nil, left.type.nominal?.kind == .enum,
      let found = members(
        member.declName.baseName.text.unquoted, of: left.type, isStatic: true
      ).first,
      found.member.kind == .enumCase, let function = found.type.function
    else { return false }
    let isDeclared =
      module.operators[name] != nil || !members(name, of: left.type, isStatic: true).isEmpty
    if !isEquatable(left.type), !isDeclared {
      error("binary operator '\(name)' cannot be applied to two '\(left.type)' operands", token)
    }
    refuseUnpaid(member.declName.baseName.text.unquoted, function, left.type, member)
    return true
  }

  /// The name of a method or function that stands there without its `()`.
  func uncalledName(_ node: ExprSyntax) -> (String, TokenSyntax)? {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return ("method", member.declName.baseName)
    }
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName,
      lookUpLocal(name.text.unquoted) == nil,
      case .functions? = module.names[name.text.unquoted]
    else { return nil }
    return ("function", name)
  }

  /// How swiftc writes the type of a function that is named and not called.
  func said(_ type: Type, _ node: ExprSyntax) -> String {
    guard case .function = type else { return "\(type)" }
    return attributes(node) + "\(type)"
  }

  private func attributes(_ node: ExprSyntax) -> String {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted,
      lookUpLocal(name) == nil, case .functions(let all)? = module.names[name]
    {
      return all.contains(where: \.isNonisolated) ? "@Sendable " : "@MainActor @Sendable "
    }
    guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = guess({ check(base) })?.type
    else { return "" }
    let name = member.declName.baseName.text.unquoted
    if case .metatype(let type) = owner {
      let found = members(name, of: type, isStatic: true).first?.member
      return found?.kind == .enumCase ? "@Sendable " : ""
    }
    guard owner.nominal?.script != nil, owner.nominal?.kind == .class,
      let method = members(name, of: owner).first?.member, method.kind == .method
    else { return "" }
    return method.isNonisolated ? "@Sendable " : "@MainActor @Sendable "
  }
}
