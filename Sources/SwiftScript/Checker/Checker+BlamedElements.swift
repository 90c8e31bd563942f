import SwiftSyntax

/// Lists that are written out, whose elements swiftc takes for the fault where all else would fit
/// together: `[1, 2].map { $0 + "a" }`.
extension Checker {
  /// Says so; false where no other elements would do.
  func blameElements(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ name: String, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Bool {
    guard !isGuessing, openTypes == nil,
      let written = syntax.withoutParentheses.as(ArrayExprSyntax.self)?.elements,
      let first = written.first?.expression, written.allSatisfy(\.expression.isPlainLiteral),
      case .nominal(library.array, let own) = base.type, own.count == 1,
      !list.arguments.contains(where: { asksMore(Syntax($0.value), of: own[0]) }),
      guess({ called(name, on: base, list, node, expected) }) == nil
    else { return false }
    // Of what a protocol is asked, it is the protocol that is missing.
    if members(name, of: base.type).isEmpty,
      let unmet = unmetMember?.member, unmet.name == name,
      !unmet.requirements.contains(where: { if case .same = $0 { true } else { false } })
    {
      return false
    }
    for element in [library.int, library.string, library.bool] where element != own[0] {
      let other = TypedExpr(.array([]), .nominal(library.array, [element]), line: base.line)
      guard let result = guess({ called(name, on: other, list, node, expected) }),
        !result.type.isError
      else { continue }
      switch name {
      case "contains":
        error(
          "conflicting arguments to generic parameter 'Element' ('\(own[0])' vs. '\(element)')",
          node)
      case "firstIndex", "lastIndex":
        error(
          "conflicting arguments to generic parameter 'Self' ('\(base.type)' vs. '\(other.type)')",
          node)
      default:
        error(
          "cannot convert value of type '\(own[0])' to expected element type '\(element)'", first)
      }
      return true
    }
    return false
  }

  /// `{ $0.count }` of what has none: then it is the member that is missing.
  private func asksMore(_ node: Syntax, of element: Type) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first == "$",
      members(member.declName.baseName.text, of: element).isEmpty
    {
      return true
    }
    return node.children(viewMode: .sourceAccurate).contains { asksMore($0, of: element) }
  }
}
