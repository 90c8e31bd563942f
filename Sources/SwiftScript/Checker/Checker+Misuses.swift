import SwiftSyntax

/// What swiftc says of values in places that are made for others.
extension Checker {
  /// `if let label: UILabel = view.subviews.first`: both are optionals, of classes that are not the same.
  func unlikeOptional(_ type: Type) -> (Type) -> String {
    { have in
      have.wrapped != nil && have.unwrappedFully != type.unwrappedFully
        ? "cannot assign value of type '\(have)' to type '\(type)'"
        : "cannot convert value of type '\(have)' to specified type '\(type.unwrappedFully)'"
    }
  }

  /// `let pause: TimeInterval = "a"`; of lists swiftc says something else.
  func unlikeAlias(_ binding: PatternBindingSyntax, _ type: Type, _ value: ExprSyntax) -> (
    (Type) -> String
  )? {
    guard let alias = binding.typeAnnotation.flatMap({ typeScope.alias($0.type) }),
      !value.is(ArrayExprSyntax.self), !value.is(DictionaryExprSyntax.self)
    else { return nil }
    return {
      "cannot convert value of type '\($0)' to specified type \(type.said(as: alias, beside: $0))"
    }
  }

  /// `button.title = "A"`, where `title` is a method.
  func unassignable(_ expr: TypedExpr, _ node: some ExprSyntaxProtocol) -> String {
    guard expr.type.function != nil else { return "expression is not assignable" }
    if let access = node.as(MemberAccessExprSyntax.self) {
      return "'\(access.declName.baseName.text)' is a method"
    }
    guard let name = node.as(DeclReferenceExprSyntax.self) else {
      return "expression is not assignable"
    }
    return "'\(name.baseName.text)' is a function"
  }

  func refuseClosure(_ syntax: ExprSyntax, as target: Type) -> Bool {
    guard syntax.withoutParentheses.is(ClosureExprSyntax.self), !target.hasHoles,
      target.unwrappedFully.function == nil
    else { return false }
    error(
      "closure passed to parameter of type '\(target.unwrappedFully)' that does not accept a closure",
      syntax)
    return true
  }

  typealias Side = (value: TypedExpr, syntax: ExprSyntax)

  /// `0..<views`: the side that is a number tells what the other should be; two that may both be
  /// bounds are in conflict.
  func reportUnlikeBounds(_ left: Side, _ right: Side, _ node: some SyntaxProtocol) {
    let isBound = { [self] (side: Side) in
      conforms(side.value.type, to: library.comparable) || isNumeric(side.value.type)
    }
    let (first, second) = (left.value, right.value)
    let tells = (isBound(left), isBound(right))
    if tells.0, !tells.1 || first.literal != nil {
      error(unlikeBound(second.type, first.type), right.syntax)
    } else if tells.1, !tells.0 || second.literal != nil {
      error(unlikeBound(first.type, second.type), left.syntax)
    } else if tells.0 {
      error(
        "conflicting arguments to generic parameter 'Self' ('\(first.type)' vs. '\(second.type)')",
        node)
    } else {
      error(
        "binary operator '\(node.trimmedDescription)' cannot be applied to operands of type "
          + "'\(first.type)' and '\(second.type)'", node)
    }
  }

  private func unlikeBound(_ have: Type, _ wanted: Type) -> String {
    "cannot convert value of type '\(have)' to expected argument type '\(wanted)'"
  }
}
