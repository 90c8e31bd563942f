import SwiftSyntax

/// Orders that a script adds to optionals and lists, which have none: `extension Optional: Comparable
/// where Wrapped: Comparable`.
///
/// A value does not say which optional or list it is of, so where the library would compare two of
/// them it is given the script's operator, as if it stood there: `times.sorted()` as
/// `times.sorted(by: <)`.
extension Checker {
  func orderedByOwn(
    _ name: String, _ base: TypedExpr, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    guard Self.ordering.contains(name), list.arguments.isEmpty,
      let element = elementType(of: base.type), hasAddedOrder(element)
    else { return nil }
    let order = LabeledExprSyntax(
      label: .identifier("by"), colon: .colonToken(trailingTrivia: .space),
      expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .binaryOperator("<"))))
    let call = node.trimmed.with(\.leftParen, .leftParenToken())
      .with(\.arguments, [order]).with(\.rightParen, .rightParenToken())
    stand(ExprSyntax(call), for: Syntax(node))
    return check(ExprSyntax(call), expecting: expected)
  }

  private static let ordering: Set = ["sorted", "sort", "min", "max"]

  /// What generic code would compare by the order: it cannot be found from a value.
  func refuseAddedOrders(
    _ requirements: [Requirement], _ substitution: Substitution, _ node: some SyntaxProtocol
  ) -> Bool {
    for requirement in requirements {
      guard case .conforms(let subject, let target) = requirement, target === library.comparable,
        hasAddedOrder(substitution(subject))
      else { continue }
      unsupported("the order that is added to '\(substitution(subject))' in generic code is", node)
      return true
    }
    return false
  }

  private func hasAddedOrder(_ type: Type) -> Bool {
    (type.wrapped != nil || type.nominal === library.array)
      && conforms(type, to: library.comparable)
  }
}
