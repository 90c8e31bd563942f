import SwiftSyntax

/// `??` whose sides come to no common type.
extension Checker {
  func refuseCoalescing(
    _ left: TypedExpr, _ inner: Type, _ right: TypedExpr, _ node: InfixOperatorExprSyntax,
    _ expected: Type?
  ) {
    let isText = interpolated(node)
    let wanted =
      isText && (right.type == library.string || right.type == library.double)
        && inner != library.double
      ? right.type : expected.flatMap { $0.hasHoles || $0 == .any ? nil : $0 }
    guard let wanted else {
      if isText, right.literal != nil, inner != library.double {
        return error(
          "cannot convert value of type '\(right.type)' to expected argument type '\(inner)'",
          node.rightOperand)
      }
      return error(
        "binary operator '??' cannot be applied to operands of type '\(left.type)' and '\(right.type)'",
        node.operator)
    }
    if canConvert(inner, to: wanted) || !canConvert(right.type, to: wanted) {
      error(
        "cannot convert value of type '\(right.type)' to expected argument type '\(inner)'",
        node.rightOperand)
    } else if !isText, isArgument(node) {
      error(
        "conflicting arguments to generic parameter 'T' ('\(inner)' vs. '\(right.type)')",
        node.operator)
    } else {
      let target: Type = wanted.wrapped == nil ? .optional(wanted) : wanted
      error(
        "cannot convert value of type '\(left.type)' to expected argument type '\(target)'",
        node.leftOperand)
    }
  }

  /// `letter + "!"`: a character is no text that others are added to.
  func refuseCharacter(_ name: String, _ node: InfixOperatorExprSyntax) -> Bool {
    guard name == "+" else { return false }
    let sides = [node.leftOperand.withoutParentheses, node.rightOperand.withoutParentheses]
    let types = sides.map { side in
      side.is(StringLiteralExprSyntax.self) ? library.string : guess { check(side) }?.type
    }
    guard types.contains(library.string), let place = types.firstIndex(of: library.character)
    else { return false }
    error(
      "cannot convert value of type \(isElement(sides[place]) ? "'String.Element' (aka 'Character')" : "'Character'") to expected argument type 'String'",
      sides[place])
    return true
  }

  /// What a text's own members give, or a closure of theirs is handed.
  private func isElement(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.text.hasPrefix("$") }
    return node.is(ForceUnwrapExprSyntax.self)
  }

  /// A side that is an optional: `"v: " + count` needs a text, and `1 + count` what is in it.
  func reportOptional(
    _ side: TypedExpr, _ inner: Type, beside other: TypedExpr, _ syntax: ExprSyntax
  ) {
    let isOther =
      isPlain(inner) && isPlain(other.type) && other.type != inner && other.literal != .integer
    let wanted = isOther ? other.type : inner
    reportMismatch(side, wanted, syntax) {
      "cannot convert value of type '\($0)' to expected argument type '\(wanted)'"
    }
  }

  /// Places in texts, tables, pairs and ranges, which nothing is added to.
  func isOfNoNumbers(_ type: Type) -> Bool {
    if case .tuple(let elements) = type { return elements.count > 1 }
    guard let nominal = type.nominal else { return false }
    return nominal.name == "String.Index" || nominal === library.dictionary
      || nominal === library.range || nominal === library.closedRange
  }

  /// `"\(age ?? "none")"`.
  private func interpolated(_ node: InfixOperatorExprSyntax) -> Bool {
    node.parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
      && node.parent?.is(LabeledExprSyntax.self) == true
  }

  private func isArgument(_ node: InfixOperatorExprSyntax) -> Bool {
    node.parent?.is(LabeledExprSyntax.self) == true
      && node.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }
}
