import SwiftSyntax

/// Arithmetic whose end the compiler can tell before anything runs.
extension Checker {
  func refuseKnownFault(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ token: some SyntaxProtocol
  ) {
    guard isInteger(left.type), case .constant(.int(let second)) = right.kind else { return }
    if name == "/" || name == "%", second == 0 { error("division by zero", token) }
    // What is an `Int` so far may become wider in its place.
    guard left.type != library.int, case .constant(.int(let first)) = left.kind,
      let result = result(of: name, Int128(first), Int128(second)),
      result.value(of: left.type.nominal?.name ?? "") == nil
    else { return }
    error(
      "arithmetic operation '\(first) \(name) \(second)' (on type '\(left.type)') results in an "
        + "overflow", token)
  }

  private func result(of name: String, _ first: Int128, _ second: Int128) -> Int128? {
    switch name {
    case "+": first + second
    case "-": first - second
    case "*": first * second
    default: nil
    }
  }

  /// `UInt8(256)`: the literal itself is of the type.
  func literalNumber(_ type: Type, _ list: ArgumentList) -> TypedExpr? {
    guard isInteger(type), list.arguments.count == 1, let only = list.arguments.first,
      only.label == nil
    else { return nil }
    let digits =
      only.value.as(PrefixOperatorExprSyntax.self).flatMap {
        $0.operator.text == "-" ? $0.expression : nil
      } ?? only.value
    return digits.is(IntegerLiteralExprSyntax.self)
      ? check(only.value, expecting: type).unliteral : nil
  }
}
