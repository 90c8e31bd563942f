import SwiftSyntax

/// Texts, and what is put into them.
extension Checker {
  func checkString(_ node: StringLiteralExprSyntax, _ expected: Type?) -> TypedExpr {
    if let text = node.representedLiteralValue {
      let expr = TypedExpr(.constant(.string(text)), library.string, line: line(node))
      expr.literal = .string
      expr.syntax = ExprSyntax(node)
      if let wanted = expected?.unwrappedFully,
        wanted == library.character || wanted.nominal === library.unicodeScalar,
        let adapted = adapt(expr, .string, to: wanted)
      {
        return adapted
      }
      return expr
    }
    if let wanted = expected?.unwrappedFully,
      let custom = customInterpolation(ExprSyntax(node), wanted)
    {
      return custom
    }
    var segments: [TypedExpr] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        let text = literalText(part, in: node)
        if !text.isEmpty {
          segments.append(TypedExpr(.constant(.string(text)), library.string, line: line(part)))
        }
      case .expressionSegment(let part):
        guard let first = part.expressions.first else { continue }
        if part.expressions.count > 1 || first.label != nil || hasOwnInterpolation(part) {
          segments.append(checkOwnInterpolation(part))
          continue
        }
        let expr = check(first.expression, expecting: nil)
        if expr.type.isVoid || expr.type.isError {
          if expr.type.isVoid {
            segments.append(TypedExpr(.constant(.string("()")), library.string, line: expr.line))
          }
          continue
        }
        if expr.type.wrapped != nil, expr.literal == nil {
          warning(
            "string interpolation produces a debug description for an optional value; did you mean to make this explicit?",
            first.expression)
        }
        refuseStandIn(expr.type, first.expression, isText: true)
        segments.append(expr)
      @unknown default: break
      }
    }
    let text = TypedExpr(.interpolation(segments), library.string, line: line(node))
    text.literal = .string
    text.syntax = ExprSyntax(node)
    return text
  }

  /// One stretch of a string as it is when running: escapes done, indentation of `"""` taken away.
  func literalText(_ part: StringSegmentSyntax, in node: StringLiteralExprSyntax) -> String {
    // With its own quotes: of a text of several lines each stretch holds the end of its line.
    let alone = node.with(
      \.segments,
      StringLiteralSegmentListSyntax([.stringSegment(part)]))
    return alone.representedLiteralValue ?? part.content.text
  }
}
