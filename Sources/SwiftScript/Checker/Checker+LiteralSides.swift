import SwiftSyntax

/// `[1, 2] == [1.0, 2.0]`, `(1, 2.5) == (1.0, 2)`: what is written on both sides becomes what both
/// can be.
extension Checker {
  /// `nil` unless the sides are not of one type by themselves, and are together.
  func literalSides(_ node: InfixOperatorExprSyntax) -> (left: TypedExpr, right: TypedExpr)? {
    let sides = [node.leftOperand.withoutParentheses, node.rightOperand.withoutParentheses]
    guard sides.allSatisfy(hasWrittenParts), let common = commonType(of: sides) else { return nil }
    let both = { (left: self.check(sides[0], as: common), right: self.check(sides[1], as: common)) }
    return guess(both) == nil ? nil : both()
  }

  /// `(.one + count).value`: without a place that wants something, the other side tells whose member
  /// it is.
  func memberBeside(_ node: InfixOperatorExprSyntax) -> (TypedExpr, TypedExpr)? {
    guard isImplicitMember(node.leftOperand), !isPlaceDependent(node.rightOperand),
      let type = guess({ check(node.rightOperand) })?.type, !type.isError, !type.hasHoles,
      guess({ check(node.leftOperand, expecting: type) }) != nil
    else { return nil }
    return (check(node.leftOperand, expecting: type), check(node.rightOperand))
  }

  private func commonType(of sides: [ExprSyntax]) -> Type? {
    let types = sides.compactMap { side in guess { check(side) }?.type }
    // `[.red] == [Color.blue]`: what one side cannot tell by itself the other tells.
    if types.count == 1 { return types[0] }
    guard types.count == 2, types[0] != types[1] else { return nil }
    return common(types[0], types[1])
  }

  private func hasWrittenParts(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let list): !list.elements.isEmpty
    case .dictionaryExpr(let table): table.content.is(DictionaryElementListSyntax.self)
    case .tupleExpr(let tuple): tuple.elements.count > 1
    default: false
    }
  }

  private func common(_ left: Type, _ right: Type) -> Type? {
    if left == right { return left }
    switch (left, right) {
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      var elements = a
      for index in a.indices {
        guard let type = common(a[index].type, b[index].type) else { return nil }
        elements[index].type = type
      }
      return .tuple(elements)
    case (.nominal(let nominal, let a), .nominal(let other, let b))
    where nominal === other && a.count == b.count && !a.isEmpty:
      let arguments = zip(a, b).compactMap { common($0, $1) }
      return arguments.count == a.count ? .nominal(nominal, arguments) : nil
    default:
      let pair = [left, right]
      return pair.contains(library.int) && pair.contains(library.double) ? library.double : nil
    }
  }

  /// `(isUp ? 1 : -1)` and `max(0, 1)`: only literals, which are what the other side is.
  func isOfNumbers(_ node: ExprSyntax) -> Bool {
    let node = node.withoutParentheses
    if let ternary = node.as(TernaryExprSyntax.self) {
      return [ternary.thenExpression, ternary.elseExpression].allSatisfy {
        isLiteralOnly($0) || isOfNumbers($0)
      }
    }
    guard let call = node.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["abs", "max", "min"].contains(name), module.names[name] == nil, lookUpLocal(name) == nil
    else { return false }
    return call.arguments.allSatisfy { isLiteralOnly($0.expression) }
  }
}
