import SwiftSyntax

/// Two values of one type that has no such comparison: what is said depends on where they stand.
extension Checker {
  func reportUncomparable(
    _ name: String, _ type: Type, _ token: TokenSyntax, _ node: InfixOperatorExprSyntax
  ) {
    guard let nominal = type.nominal, nominal.script != nil || nominal.isArchetype,
      type.wrapped == nil, let needed = Self.comparisonProtocols[name], isPartOfMore(node)
    else {
      error("binary operator '\(name)' cannot be applied to two '\(type)' operands", token)
      return
    }
    if nominal.kind == .protocol {
      error("type '\(type)' cannot conform to '\(needed)'", token)
    } else {
      reportReferenced(name, on: needed, type, token)
    }
  }

  func reportReferenced(_ name: String, on needed: String, _ type: Type, _ token: TokenSyntax) {
    error(
      "referencing operator function '\(name)' on '\(needed)' requires that '\(type)' conform to '\(needed)'",
      token)
  }

  /// The protocol that the compiler finds first for each.
  private static let comparisonProtocols = [
    "==": "Equatable", "!=": "BinaryInteger", "<": "Comparable", "<=": "Comparable",
    ">": "Comparable", ">=": "Comparable",
  ]

  /// Whether the compiler has to find out more than this operation's own type: it has a literal in it,
  /// or is part of a closure, a choice, a tuple, a dictionary or a text.
  private func isPartOfMore(_ node: some SyntaxProtocol) -> Bool {
    if hasLiteral(node) { return true }
    var place = Syntax(node)
    while let outer = place.parent {
      switch outer.as(SyntaxEnum.self) {
      case .ternaryExpr, .expressionSegment, .dictionaryElement: return true
      case .tupleExpr(let tuple) where tuple.elements.count > 1: return true
      case .closureExpr(let closure):
        return closure.statements.count > 1 || !isToldByItsPlace(closure)
      case .functionDecl, .accessorDecl, .initializerDecl, .subscriptDecl, .sourceFile:
        return false
      default: place = outer
      }
    }
    return false
  }

  func hasLiteral(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains(where: isLiteral)
  }

  private func isLiteral(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .integerLiteral, .floatLiteral, .stringQuote, .keyword(.true), .keyword(.false): true
    default: false
    }
  }

  /// `let test: () -> Bool = { … }`, `return { … }`, or a result that is written.
  private func isToldByItsPlace(_ closure: ClosureExprSyntax) -> Bool {
    if closure.signature?.returnClause != nil { return true }
    guard let outer = closure.parent else { return false }
    if outer.is(ReturnStmtSyntax.self) { return true }
    guard let binding = outer.parent?.as(PatternBindingSyntax.self) else { return false }
    return outer.is(InitializerClauseSyntax.self) && binding.typeAnnotation != nil
  }

  /// `card == 1`, `card < "a"`: what whole numbers and texts are compared with by is asked of the other
  /// side.
  func refuseBesidePlain(
    _ name: String, _ token: TokenSyntax, _ node: InfixOperatorExprSyntax
  ) -> Bool {
    guard !["===", "!==", "~="].contains(name) else { return false }
    let sides = [node.leftOperand, node.rightOperand]
    let types = sides.map { side in guess { check(side) }?.type ?? .error }
    for (place, type) in types.enumerated() {
      let other = types[1 - place]
      guard other == library.int || other == library.string else { continue }
      let isLiteral = sides[1 - place].isLiteral
      if other == library.int, isLiteral,
        type == .any || type.nominal === library.dictionary && name != "==" && name != "!="
      {
        error(
          "cannot convert value of type '\(type)' to expected argument type 'Int'", sides[place])
        return true
      }
      guard let nominal = type.nominal, nominal.script != nil, nominal.kind != .protocol,
        !nominal.isPrelude, !nominal.isArchetype, !type.hasHoles
      else { continue }
      let target = other == library.int ? "BinaryInteger" : "StringProtocol"
      error(
        place == 0
          ? "referencing operator function '\(name)' on '\(target)' requires that '\(type)' conform to '\(target)'"
          : "operator function '\(name)' requires that '\(type)' conform to '\(target)'", token)
      return true
    }
    return false
  }
}
