import SwiftSyntax

/// `Int(integerLiteral: 4)`, `Options(arrayLiteral: .bold, .large)`: the initialisers that literals
/// stand for, called by name.
extension Checker {
  /// The value of such a call of a type that has no such initialiser of its own.
  func literalInit(
    _ type: Type, _ found: [FoundMember], _ list: ArgumentList, _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
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

extension Member {
  /// Its first argument has the label.
  func takes(_ label: TokenSyntax?) -> Bool {
    functionType?.parameters.first?.label == label?.text.unquoted
  }
}
