import SwiftSyntax

/// `total += 2.5` of an `Int`: the place is changed, so it has settled what the other side is to be, and
/// swiftc speaks of that side alone where the place's type has such an operator.
extension Checker {
  func reportCompound(
    _ name: String, _ target: TypedExpr, _ right: TypedExpr, _ token: TokenSyntax,
    _ node: InfixOperatorExprSyntax
  ) {
    let type = target.type
    if right.literal == .null, type.wrapped == nil {
      return refuseNil(beside: type, node.rightOperand)
    }
    if case .optional(let inner) = type {
      return reportMismatch(target, inner, node.leftOperand)
    }
    let isOwn = module.operators[name + "="] != nil
    if !isOwn, hasCompound(name, type), let inner = right.type.wrapped, canConvert(inner, to: type)
    {
      return reportMismatch(right, inner, node.rightOperand)
    }
    if !isOwn, type == library.cgFloat, let sentence = unlikeCGFloat(name, right.type) {
      return error(sentence, token)
    }
    if !isOwn, hasCompound(name, type), type != library.cgFloat {
      if isText(type), right.type == library.cgFloat {
        return error(
          "operator function '+=' requires that '\(right.type)' conform to 'Sequence'", token)
      }
      if !isText(type) || isPlain(right.type) || right.type == library.character {
        return error(
          "cannot convert value of type '\(right.type)' to expected argument type '\(spelledOut(type))'",
          node.rightOperand)
      }
    }
    error(
      "binary operator '\(name)=' cannot be applied to operands of type '\(type)' and '\(right.type)'",
      token)
  }

  /// `total + nil`, which no operator takes.
  func refuseNil(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ token: TokenSyntax,
    _ node: InfixOperatorExprSyntax
  ) -> Bool {
    switch (left.literal, right.literal) {
    case (.null, .null): return false
    case (.null, nil):
      error(
        "binary operator '\(name)' cannot be applied to two '\(right.type.unwrappedFully)' operands",
        token)
    case (.null, _): refuseNil(beside: right.type, node.leftOperand)
    case (_, .null):
      if let inner = left.type.wrapped {
        error(
          "binary operator '\(name)' cannot be applied to operands of type '\(left.type)' and '\(inner)'",
          token)
      } else {
        refuseNil(beside: left.type, node.rightOperand)
      }
    default: return false
    }
    return true
  }

  private func refuseNil(beside type: Type, _ node: ExprSyntax) {
    error("'nil' is not compatible with expected argument type '\(spelledOut(type))'", node)
  }

  private func hasCompound(_ name: String, _ type: Type) -> Bool {
    if isNumeric(type) { return true }
    return name == "+" && (isText(type) || type.nominal === library.array)
  }

  /// A `CGFloat` may be made of a `Double`, so it settles nothing, and the operators of other types stay
  /// in question.
  private func unlikeCGFloat(_ name: String, _ right: Type) -> String? {
    let target: String
    switch name {
    case "*", "/":
      guard isInteger(right) else { return nil }
      target = "DurationProtocol"
    case "+":
      guard right == library.string else { return nil }
      target = "RangeReplaceableCollection"
    default: return nil
    }
    return
      "referencing operator function '\(name)=' on '\(target)' requires that 'CGFloat' conform to '\(target)'"
  }

  /// `Array<Int>`: the operator's own `Self`, which is not abbreviated.
  private func spelledOut(_ type: Type) -> String {
    guard type.nominal === library.array, let element = type.arguments.first else {
      return "\(type)"
    }
    return "Array<\(element)>"
  }
}
