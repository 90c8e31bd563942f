import SwiftSyntax

/// What is written twice where once would do: keys of dictionary literals, patterns of a `switch`.
extension Checker {
  func warnOfRepeatedKeys(_ list: DictionaryElementListSyntax, _ type: Type) {
    var seen: [String: DictionaryElementSyntax] = [:]
    var said: Set<String> = []
    for pair in list {
      guard let key = Self.literal(pair.key) else { continue }
      if let first = seen[key.text] {
        guard said.insert(key.text).inserted else { continue }
        warning(
          "dictionary literal of type '\(type)' has duplicate entries for \(key.kind) literal key '\(key.said)'",
          first)
      } else {
        seen[key.text] = pair
      }
    }
  }

  /// A literal as it is compared with others.
  private static func literal(_ node: ExprSyntax) -> (kind: String, text: String, said: String)? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): ("integer", node.literal.text, node.literal.text)
    case .floatLiteralExpr(let node): ("floating-point", node.literal.text, node.literal.text)
    case .booleanLiteralExpr(let node): ("boolean", node.literal.text, node.literal.text)
    case .stringLiteralExpr(let node):
      node.representedLiteralValue.map { ("string", "\"\($0)\"", $0) }
    default: nil
    }
  }

  /// Nothing but cases, parts and names, of which it is known what they match.
  private func isOfShapes(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard, .bind, .null: true
    case .tuple(let parts), .enumCase(_, let parts): parts.allSatisfy(isOfShapes)
    case .some(let inner), .enumPayload(_, _, let inner): isOfShapes(inner)
    case .test, .cast, .isType: false
    }
  }

  /// Patterns that what stands before them has taken already.
  func warnOfRepetitions(
    _ node: SwitchExprSyntax, _ cases: [TypedStatement.Case], _ type: Type
  ) {
    var literals: Set<String> = []
    var earlier: [Pattern] = []
    for (syntax, one) in zip(node.cases.active, cases) {
      guard case .case(let label) = syntax.label else { continue }
      for (item, pattern) in zip(label.caseItems, one.patterns) {
        if item.whereClause == nil, isOfShapes(pattern.pattern),
          isCovered(pattern.pattern, by: earlier, type)
        {
          warning(
            "case is already handled by previous patterns; consider removing it", item.pattern)
        } else if item.whereClause == nil,
          let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
          let literal = Self.literal(expression), literal.kind != "boolean"
        {
          if !literals.insert(literal.text).inserted {
            warning(
              "literal value is already handled by previous pattern; consider removing it",
              item.pattern)
          }
        }
        if pattern.filter == nil { earlier.append(pattern.pattern) }
      }
    }
  }
}
