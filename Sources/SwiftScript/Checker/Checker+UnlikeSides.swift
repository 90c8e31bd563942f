import SwiftSyntax

/// Operators between two types: often swiftc has already settled on what one side is, and says
/// that the other one is none of those.
extension Checker {
  /// Says so where swiftc does; false where it says that the operator does not apply.
  func refuseUnlike(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax,
    _ expected: Type?
  ) -> Bool {
    if refusePart(of: node) { return true }
    guard left.type != right.type, isPlain(left.type.unwrappedFully),
      isPlain(right.type.unwrappedFully), module.operators[name] == nil
    else { return false }
    if let wrapped = left.type.wrapped {
      return refuseOptional(name, left, wrapped, right, node)
    }
    guard right.type.wrapped == nil else { return false }
    func refuse(_ side: Type, _ syntax: ExprSyntax, _ wanted: Type) -> Bool {
      error(
        "cannot convert value of type '\(side)' to expected argument type '\(wanted)'", syntax)
      return true
    }
    switch name {
    case "-", "*", "/", "%", "+":
      // What the place wants is what both sides are to be.
      if let expected = expected?.unwrappedFully, isPlain(expected) {
        if expected == left.type {
          guard !isLeftOpen(name, left.type, right.type) else { return false }
          return refuse(right.type, node.rightOperand, expected)
        }
        // Texts are added too, and a `CGFloat` may be made of a `Double`: then nothing is settled.
        if expected == right.type,
          name != "+" || isNumeric(left.type) || expected != library.cgFloat,
          name != "+" || expected != library.string
        {
          return refuse(left.type, node.leftOperand, expected)
        }
        // `n * 0.5`: the number would be a `CGFloat`, were it not for the other side.
        if expected == library.cgFloat {
          if isInteger(left.type), left.literal == nil, right.literal != nil {
            return refuse(left.type, node.leftOperand, expected)
          }
          if isInteger(right.type), right.literal == nil, left.literal != nil {
            return refuse(right.type, node.rightOperand, expected)
          }
        }
      }
      guard name != "+", isNumeric(left.type), right.type == library.string else { return false }
      return refuse(right.type, node.rightOperand, left.type)
    case ">", ">=", "<=", "!=":
      guard isInArgument(node) else { return false }
      if left.type == library.string, isNumeric(right.type) {
        return refuse(left.type, node.leftOperand, right.type)
      }
      guard isNumeric(left.type) else { return false }
      return refuse(right.type, node.rightOperand, left.type)
    default: return false
    }
  }

  /// A `CGFloat` is no side that settles all: it may be made of a `Double`, which is multiplied with more
  /// kinds of values than it is added to.
  private func isLeftOpen(_ name: String, _ left: Type, _ right: Type) -> Bool {
    guard left == library.cgFloat else { return false }
    return switch name {
    case "*", "/": isInteger(right)
    case "+": right == library.string
    default: false
    }
  }

  /// Numbers and texts, which have operators of all kinds.
  func isPlain(_ type: Type) -> Bool { isNumeric(type) || type == library.string }

  private func refuseOptional(
    _ name: String, _ left: TypedExpr, _ wrapped: Type, _ right: TypedExpr,
    _ node: InfixOperatorExprSyntax
  ) -> Bool {
    // A literal has followed the other side.
    let other = right.literal == nil ? right.type : right.type.unwrappedFully
    guard other.wrapped == nil else { return false }
    let isEquality = name == "==" || name == "!="
    let isOwnParameter =
      node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text.first == "$"
    let isRefused =
      isEquality ? wrapped != other : isOwnParameter && wrapped == other
    guard isRefused else { return false }
    error(
      "cannot convert value of type '\(left.type)' to expected argument type '\(other)'",
      node.leftOperand)
    return true
  }

  /// Inside a closure that a call is given.
  private func isInArgument(_ node: some SyntaxProtocol) -> Bool {
    var next = Syntax(node).parent
    while let current = next {
      if let closure = current.as(ClosureExprSyntax.self), let place = closure.parent {
        let isTrailing = place.as(FunctionCallExprSyntax.self)?.trailingClosure == closure
        if isTrailing || place.is(LabeledExprSyntax.self)
          || place.is(MultipleTrailingClosureElementSyntax.self)
        {
          return true
        }
      }
      if current.is(CodeBlockSyntax.self), current.parent?.is(FunctionDeclSyntax.self) == true {
        return false
      }
      next = current.parent
    }
    return false
  }
}
