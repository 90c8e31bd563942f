import SwiftSyntax

/// Arithmetic whose end the compiler can tell before anything runs.
extension Checker {
  /// What the operation gives, if that is known; refused if it gives nothing.
  @discardableResult
  func refuseKnownFault(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ token: some SyntaxProtocol
  ) -> Int128? {
    guard isInteger(left.type), let second = known(right) else { return nil }
    if name == "/" || name == "%", second == 0 {
      error("division by zero", token)
      return nil
    }
    guard let first = known(left), let result = result(of: name, first, second) else { return nil }
    guard result.value(of: left.type.nominal?.name ?? "") == nil else { return result }
    // Two literals that are an `Int` so far may become wider in their place.
    if left.type == library.int, left.literal != nil, right.literal != nil { return nil }
    error(
      "arithmetic operation '\(first) \(name) \(second)' (on type '\(left.type)') results in an "
        + "overflow", token)
    return nil
  }

  /// A literal, `Int.max`, a constant that was given one, or an operation on such.
  func known(_ expr: TypedExpr) -> Int128? {
    guard isInteger(expr.type) else { return nil }
    if let number = expr.knownNumber { return number }
    switch expr.kind {
    case .constant(.int(let number)): return Int128(number)
    case .constant(.box(let box)): return (box as? WideBox).map { Int128($0.number) }
    case .local(let local): return local.context === context ? local.knownNumber : nil
    case .accessor(_, let member, _) where ["min", "max"].contains(member.name):
      guard member.isStatic, member.owner?.isHost == true else { return nil }
      return bounds(of: expr.type).map { member.name == "min" ? $0.lowerBound : $0.upperBound }
    default: return nil
    }
  }

  private func bounds(of type: Type) -> ClosedRange<Int128>? {
    type.nominal.flatMap { Int128.bounds(of: $0.name) }
  }

  private func result(of name: String, _ first: Int128, _ second: Int128) -> Int128? {
    switch name {
    case "+": first + second
    case "-": first - second
    case "*": first.multipliedReportingOverflow(by: second).overflow ? nil : first * second
    case "/": first / second
    case "%": first % second
    default: nil
    }
  }

  /// `0.0 / 0.0` of two literals: the compiler's own, which has no sign, where the processor's has.
  func noNumber(_ left: TypedExpr, _ right: TypedExpr) -> TypedExpr? {
    guard case (.constant(.double(0)), .constant(.double(0))) = (left.kind, right.kind) else {
      return nil
    }
    return TypedExpr(.constant(.double(.nan)), left.type, line: left.line)
  }

  /// `UInt8(256)`: the literal itself is of the type.
  func literalNumber(_ type: Type, _ list: ArgumentList) -> TypedExpr? {
    guard isInteger(type), list.arguments.count == 1, let only = list.arguments.first,
      only.label == nil
    else { return nil }
    refuseKnownFraction(type, only.value)
    let digits =
      only.value.as(PrefixOperatorExprSyntax.self).flatMap {
        $0.operator.text == "-" ? $0.expression : nil
      } ?? only.value
    return digits.is(IntegerLiteralExprSyntax.self)
      ? check(only.value, expecting: type).unliteral : nil
  }

  /// `Int(3.7e30)`: too great for any place in the type.
  private func refuseKnownFraction(_ type: Type, _ syntax: ExprSyntax) {
    guard let literal = syntax.as(FloatLiteralExprSyntax.self), let bounds = bounds(of: type),
      let number = Double(literal.literal.text.replacing("_", with: "")),
      number.rounded(.towardZero) > Double(bounds.upperBound)
    else { return }
    error("invalid conversion: '\(literal.literal.text)' overflows '\(type)'", syntax)
  }

  /// `i++` of C.
  func refuseStep(_ name: String, _ token: TokenSyntax) -> Bool {
    guard name == "++" || name == "--" else { return false }
    error(
      "cannot find operator '\(name)' in scope; did you mean '\(name.prefix(1))= 1'?", token)
    return true
  }
}
