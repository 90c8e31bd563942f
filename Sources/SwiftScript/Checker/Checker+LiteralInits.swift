import SwiftSyntax

/// `Int(integerLiteral: 4)`, `Options(arrayLiteral: .bold, .large)`: the initialisers that literals
/// stand for, called by name.
extension Checker {
  /// The value of such a call of a type that has no such initialiser of its own.
  func literalInit(
    _ type: Type, _ found: [FoundMember], _ list: ArgumentList, _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
    if let literal = literalCall(type, list, node) { return literal }
    guard let first = list.arguments.first,
      !found.contains(where: { $0.member.takes(first.label) }),
      case .identifier(let label)? = first.label?.tokenKind,
      list.arguments.dropFirst().allSatisfy({ $0.label == nil })
    else { return nil }
    let values = list.arguments.map(\.value)
    switch label {
    // A `Double` takes an `Int64` there, which only a literal is by itself.
    case "integerLiteral"
    where isInteger(type) || (isFloating(type) && values[0].is(IntegerLiteralExprSyntax.self)),
      "floatLiteral" where isFloating(type), "stringLiteral" where type == library.string,
      "booleanLiteral" where type == library.bool:
      return values.count == 1 ? check(values[0], as: type).unliteral : nil
    case "arrayLiteral":
      let elements = values.enumerated().map { index, value in
        ArrayElementSyntax(
          expression: value, trailingComma: index + 1 < values.count ? .commaToken() : nil)
      }
      let literal = ExprSyntax(ArrayExprSyntax(elements: ArrayElementListSyntax(elements)))
      stand(literal, for: Syntax(node))
      return guess { check(literal, as: type) } == nil ? nil : check(literal, as: type)
    default: return nil
    }
  }
}

extension Checker {
  /// `Version("1.0")` of what texts can be is that text, whatever initialisers there are besides.
  ///
  /// Source: SE-0213. `Version.init("1.0")` is a call like any other.
  private func literalCall(
    _ type: Type, _ list: ArgumentList, _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
    let callee = Syntax(node).as(FunctionCallExprSyntax.self)?.calledExpression
    let isNamed = callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "init"
    guard isNamed, let nominal = type.nominal, !type.hasHoles,
      list.arguments.count == 1, let only = list.arguments.first, only.label == nil,
      !only.isTrailing, let literal = literalProtocol(only.value.withoutParentheses),
      nominal.script != nil
        ? module.conforms(nominal, to: literal) : type.isClass,
      guess({ check(only.value.withoutParentheses, as: type) }) != nil
    else { return nil }
    return check(only.value.withoutParentheses, as: type).unliteral
  }

  private func literalProtocol(_ node: ExprSyntax) -> Nominal? {
    let kind: String? =
      switch node.kind {
      case .integerLiteralExpr: "Integer"
      case .floatLiteralExpr: "Float"
      case .stringLiteralExpr: "String"
      case .booleanLiteralExpr: "Boolean"
      default: nil
      }
    if let negative = node.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return negative.expression.is(PrefixOperatorExprSyntax.self)
        ? nil : literalProtocol(negative.expression)
    }
    return kind.flatMap { library.types["ExpressibleBy\($0)Literal"] }
  }
}

extension Member {
  /// Its first argument has the label.
  func takes(_ label: TokenSyntax?) -> Bool {
    functionType?.parameters.first?.label == label?.text.unquoted
  }
}
