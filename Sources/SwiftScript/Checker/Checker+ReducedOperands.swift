import SwiftSyntax

/// `[1, 2].reduce("", +)`: no `+` takes what it begins with and an element.
extension Checker {
  /// Says so as swiftc does: of a number it thinks that the `+` before one number was meant.
  func refuseReduced(_ name: String, _ operands: [Type], _ node: DeclReferenceExprSyntax) -> Bool {
    let (start, element) = (operands[0], operands[1])
    guard name == "+" || name == "-", let argument = node.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self), list.count == 2,
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "reduce", let initial = list.first
    else { return false }
    // `let mean: Double = scores.reduce(0, +)`: the `0` is what the place wants, and swiftc says so there.
    if initial.expression.is(IntegerLiteralExprSyntax.self), start != library.int { return false }
    if isNumeric(start) {
      error(
        "cannot convert value of type '(\(start)) -> \(start)' to expected argument type "
          + "'(\(start), \(element)) throws -> \(start)'", node)
      return true
    }
    guard name == "+", start == library.string, isNumeric(element) else { return false }
    if let base = member.base, base.is(ArrayExprSyntax.self) {
      error("cannot convert value of type '\(element)' to expected element type 'String'", base)
    } else {
      error(
        "cannot convert value of type 'String' to expected argument type '\(element)'",
        initial.expression)
    }
    return true
  }
}
