import SwiftSyntax

/// Literals of lists and tables that are looked into as soon as they are written: `["e": 1][letter]`.
extension Checker {
  /// What the list or table is, where what stands in it does not tell or the index and the place
  /// want something else.
  func literalHint(_ node: SubscriptCallExprSyntax, _ expected: Type?) -> Type? {
    let literal = node.calledExpression.withoutParentheses
    if let hint = functionsHint(literal, expected) { return hint }
    if let hint = tableHint(literal, node, expected) { return hint }
    switch literal.as(ExprSyntaxEnum.self) {
    case .dictionaryExpr(let table): return tableType(table, node, expected)
    case .arrayExpr(let list): return listType(list, expected)
    default: return nil
    }
  }

  /// Whether it is found in a list or a table that is written out: `["+": (+)][sign]!`.
  func isOutOfLiteral(_ node: ExprSyntax) -> Bool {
    if let force = node.as(ForceUnwrapExprSyntax.self) {
      return isOutOfLiteral(force.expression.withoutParentheses)
    }
    let literal = node.as(SubscriptCallExprSyntax.self)?.calledExpression.withoutParentheses
    return literal?.is(DictionaryExprSyntax.self) ?? false
      || literal?.is(ArrayExprSyntax.self) ?? false
  }

  /// `["+": (+), "-": (-)]["+"]!(1, 2)`: what is called with tells which functions are in the table.
  private func functionsHint(_ literal: ExprSyntax, _ expected: Type?) -> Type? {
    guard let wanted = expected?.unwrappedFully, wanted.function != nil else { return nil }
    func function(_ values: [ExprSyntax]) -> Type? {
      if !wanted.hasHoles { return wanted }
      for value in values {
        let found = guess { check(value, expecting: wanted) }?.type
        if let found, found.function != nil, !found.hasHoles { return found }
      }
      return nil
    }
    if let list = literal.as(ArrayExprSyntax.self) {
      return function(list.elements.map(\.expression)).map { .nominal(library.array, [$0]) }
    }
    guard case .elements(let elements)? = literal.as(DictionaryExprSyntax.self)?.content,
      let first = elements.first, let key = guess({ check(first.key) })?.type, !key.hasHoles,
      let value = function(elements.map(\.value))
    else { return nil }
    return .nominal(library.dictionary, [key, value])
  }

  /// `[.up: .right, .right: .down][turn]`: the index tells what the keys are, and what is wanted
  /// what the values are.
  private func tableHint(
    _ literal: ExprSyntax, _ node: SubscriptCallExprSyntax, _ expected: Type?
  ) -> Type? {
    guard case .elements(let elements)? = literal.as(DictionaryExprSyntax.self)?.content,
      let first = elements.first, isPlaceDependent(first.key) || isPlaceDependent(first.value),
      let index = node.arguments.first?.expression, let key = guess({ check(index) })?.type,
      let value = isPlaceDependent(first.value)
        ? expected?.unwrappedFully : guess({ check(first.value) })?.type,
      !key.hasHoles, !value.hasHoles
    else { return nil }
    return .nominal(library.dictionary, [key, value])
  }

  /// Keys that the index is one of, and values that the place wants.
  private func tableType(
    _ table: DictionaryExprSyntax, _ node: SubscriptCallExprSyntax, _ expected: Type?
  ) -> Type? {
    guard let index = node.arguments.first?.expression,
      let plain = guess({ check(ExprSyntax(table)) })?.type, plain.nominal === library.dictionary,
      !plain.hasHoles
    else { return nil }
    let found = guess { check(index) }
    let key = found.flatMap { $0.literal == nil && !$0.type.hasHoles ? $0.type : nil }
    let (ownKey, ownValue) = (plain.arguments[0], plain.arguments[1])
    let other = key.flatMap { canConvert($0, to: ownKey) ? nil : $0 }
    for key in [other, ownKey].compactMap({ $0 }) {
      for value in [wantedPart(expected, ownValue), ownValue].compactMap({ $0 }) {
        let type = Type.nominal(library.dictionary, [key, value])
        if type == plain { return nil }
        if guess({ check(ExprSyntax(table), as: type) }) != nil { return type }
      }
    }
    return nil
  }

  /// `let width: Double = [1, 2][row]`, and `let color: UIColor? = [.red, .blue][row]`.
  private func listType(_ list: ArrayExprSyntax, _ expected: Type?) -> Type? {
    if let first = list.elements.first?.expression, isPlaceDependent(first) {
      guard let wanted = expected?.unwrappedFully, !wanted.hasHoles, wanted != .any else {
        return nil
      }
      return .nominal(library.array, [wanted])
    }
    guard !list.elements.isEmpty, let plain = guess({ check(ExprSyntax(list)) })?.type,
      plain.nominal === library.array, let element = plain.arguments.first,
      let wanted = wantedPart(expected, element)
    else { return nil }
    let type = Type.nominal(library.array, [wanted])
    return guess { check(ExprSyntax(list), as: type) } == nil ? nil : type
  }

  /// What the place wants of what is found, where that is none by itself.
  private func wantedPart(_ expected: Type?, _ plain: Type) -> Type? {
    guard let wanted = expected?.unwrappedFully, !wanted.hasHoles, wanted != .any,
      !canConvert(plain, to: wanted)
    else { return nil }
    return wanted
  }

  /// `["a": 1] == [letter: 1]`: a table of literals is what the other side is, where it can be.
  func isToldByOther(_ node: ExprSyntax, _ other: ExprSyntax) -> Bool {
    guard node.withoutParentheses.is(DictionaryExprSyntax.self),
      let plain = guess({ check(node) })?.type, !plain.hasHoles,
      guess({ check(other, as: plain) }) == nil, let wanted = guess({ check(other) })?.type
    else { return false }
    return guess { check(node, as: wanted) } != nil
  }

  /// `["a": "A"][letter] ?? letter`: the other side tells what is in the table.
  func partType(_ node: InfixOperatorExprSyntax, _ hint: Type?) -> Type? {
    let left = node.leftOperand.withoutParentheses
    guard hint?.unwrappedFully ?? .any == .any,
      let literal = left.as(SubscriptCallExprSyntax.self)?.calledExpression.withoutParentheses,
      literal.is(DictionaryExprSyntax.self) || literal.is(ArrayExprSyntax.self),
      let right = guess({ check(node.rightOperand) }), !right.type.hasHoles,
      right.type != library.int, let part = guess({ check(left) })?.type.wrapped,
      convert(right, to: part) == nil
    else { return nil }
    return .optional(right.type.unwrappedFully)
  }

  /// What is wrong with brackets behind what has no subscripts.
  func faultOfSubscript(_ type: Type, _ node: SubscriptCallExprSyntax) -> String {
    guard case .tuple(let elements) = type else {
      return "value of type '\(type)' has no subscripts"
    }
    let index = node.arguments.first?.expression.as(IntegerLiteralExprSyntax.self)
      .flatMap { Int($0.literal.text) }
    let advice =
      index.flatMap { elements.indices.contains($0) ? "did you mean to use '.\($0)'?" : nil }
      ?? "use '.' notation instead"
    return "cannot access element using subscript for tuple type '\(type)'; \(advice)"
  }

  /// `[1, 2][row] * 0.5`: a number out of a list of written ones is of the type that the other
  /// operand has.
  func asLiteral(_ value: TypedExpr, _ node: SubscriptCallExprSyntax) -> TypedExpr {
    guard value.type == library.int, isOfLiterals(node.calledExpression) else { return value }
    value.literal = .integer
    value.syntax = ExprSyntax(node)
    return value
  }
}
