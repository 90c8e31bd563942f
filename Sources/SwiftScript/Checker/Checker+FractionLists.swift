import SwiftSyntax

/// A list of whole numbers that is a list of fractions because of what is made of it.
struct FractionList {
  let list: SyntaxIdentifier
  /// `nil` while it is looked at as what it is by itself.
  var element: Type?
}

/// `[90, 85].reduce(0, +) / 2.0`, `let best: Double = [1, 2].max()!`, and
/// `let widths: [CGFloat] = [1, 2].map { $0 * 8 }`.
extension Checker {
  /// The chain as a `type`, if that is what only other literals at its beginning can make of it.
  func chainOfFractions(_ node: ExprSyntax, as type: Type) -> TypedExpr? {
    guard fractionList == nil, let element = elementOfLiterals(type),
      let list = listBefore(node, of: element)
    else { return nil }
    defer { fractionList = nil }
    fractionList = FractionList(list: list.id, element: nil)
    func value() -> TypedExpr {
      let value = check(node, expecting: type)
      return arrayOfView(value) ?? value
    }
    if let plain = guess(value), canConvert(plain.type, to: type) { return nil }
    // `[[1, 2], [3]].flatMap { $0 }`
    let isNested = list.elements.allSatisfy { $0.expression.is(ArrayExprSyntax.self) }
    let kinds = isNested ? [element, .nominal(library.array, [element])] : [element]
    for kind in kinds {
      fractionList = FractionList(list: list.id, element: kind)
      if let told = guess(value)?.type, canConvert(told, to: type) { return value() }
    }
    return nil
  }

  /// `[1, .infinity]`, `isOn ? 1 : .pi`: beside what only numbers with a fraction have, a whole number
  /// that is written out is one of those.
  func fractionMembers(_ parts: [ExprSyntax]) -> Type? {
    let members = parts.compactMap { part -> String? in
      guard let member = part.as(MemberAccessExprSyntax.self), member.base == nil else {
        return nil
      }
      return member.declName.baseName.text
    }
    guard !members.isEmpty, parts.contains(where: \.isNumber),
      parts.allSatisfy({ $0.isNumber || isImplicitMember($0) }),
      members.contains(where: { self.members($0, of: library.int, isStatic: true).isEmpty }),
      members.allSatisfy({ !self.members($0, of: library.double, isStatic: true).isEmpty })
    else { return nil }
    return library.double
  }

  /// What literals are to be that are something else by themselves: where it is wanted, or a list or
  /// an optional of it.
  private func elementOfLiterals(_ type: Type) -> Type? {
    let type = type.unwrappedFully
    let isList = type.nominal === library.array || type.nominal === library.set
    guard let element = isList ? type.arguments.first : type else { return nil }
    let isOther =
      isFloating(element) || (isInteger(element) && element != library.int)
      || element == library.character || isOwnLiteral(element)
    return isOther ? element : nil
  }

  /// `let prices: [Money] = [3.0, 1.5].sorted()`.
  private func isOwnLiteral(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.script != nil, nominal.kind != .protocol else {
      return false
    }
    return ["Integer", "Float", "String"].contains { kind in
      library.types["ExpressibleBy\(kind)Literal"].map { module.conforms(nominal, to: $0) } ?? false
    }
  }

  /// An operator of which one side is a fraction, and the other a whole number of such a chain.
  func operatorOfFractions(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    if isInteger(left.type), let other = chainOfFractions(node.leftOperand, as: right.type) {
      return builtIn(name, other, right, line(node))
    }
    if isInteger(right.type), let other = chainOfFractions(node.rightOperand, as: left.type) {
      return builtIn(name, left, other, line(node))
    }
    // `same(1) + 0.5`: a generic function gives what is wanted of it.
    for (side, number, other) in [
      (node.leftOperand, left, right), (node.rightOperand, right, left),
    ] where isInteger(number.type) && isFloating(other.type) && side.is(FunctionCallExprSyntax.self)
    {
      guard let again = guess({ check(side, expecting: other.type) }), again.type == other.type
      else { continue }
      let same = check(side, expecting: other.type)
      return number === left
        ? builtIn(name, same, right, line(node)) : builtIn(name, left, same, line(node))
    }
    return nil
  }

  /// The list that a chain of calls and members begins with.
  private func listBefore(_ node: ExprSyntax, of element: Type) -> ArrayExprSyntax? {
    var next: ExprSyntax? = node.withoutParentheses
    while let current = next {
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): next = call.calledExpression
      case .memberAccessExpr(let member): next = member.base
      case .forceUnwrapExpr(let forced): next = forced.expression
      case .arrayExpr(let list):
        guard current.id != node.withoutParentheses.id else { return nil }
        let isOfTexts = list.elements.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) }
        let isNested = list.elements.allSatisfy { isOfLiterals($0.expression) }
        return isOfLiterals(current) || isNested && !list.elements.isEmpty
          || isOfTexts && (element == library.character || isOwnLiteral(element)) ? list : nil
      default: return nil
      }
    }
    return nil
  }
}
