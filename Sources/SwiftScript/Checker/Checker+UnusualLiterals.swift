import SwiftSyntax

/// Literals that are another type where they stand than by themselves.
extension Checker {
  /// What it costs an overload to take `syntax` as something else than it is by itself.
  ///
  /// Swift rather makes an optional of a literal, or an `Any`, than a `Double` of a `1`. Of a list only
  /// what is in it is another: that goes before an `Any`.
  func unusualCost(_ syntax: ExprSyntax, _ target: Type) -> Int {
    guard isUnusual(syntax, target) else { return 0 }
    // The library's rows are not always Swift's overloads.
    if isCallingLibrary { return 4 }
    let bare = syntax.withoutParentheses
    let isWhole =
      bare.is(ArrayExprSyntax.self)
      ? target.unwrappedFully.nominal !== library.array
      : bare.is(DictionaryExprSyntax.self)
        ? target.unwrappedFully.nominal !== library.dictionary : true
    return isWhole ? 40 : 4
  }

  var isCallingLibrary: Bool {
    if case .native? = calledMember?.implementation { true } else { false }
  }

  /// Whether a literal is another type here than the one it is by itself: an overload that leaves
  /// it that goes first.
  private func isUnusual(_ syntax: ExprSyntax, _ target: Type) -> Bool {
    let target = target.unwrappedFully
    if let elements = target.tupleElements, let parts = syntax.as(TupleExprSyntax.self)?.elements {
      return elements.count == parts.count
        && zip(parts, elements).contains { isUnusual($0.expression, $1.type) }
    }
    guard case .nominal(let nominal, let arguments) = target, nominal.kind != .protocol,
      !nominal.isArchetype
    else { return false }
    switch syntax.withoutParentheses.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return target != library.int
    case .floatLiteralExpr: return target != library.double
    case .stringLiteralExpr: return target != library.string
    case .prefixOperatorExpr(let node): return isUnusual(node.expression, target)
    case .infixOperatorExpr(let node):
      return isUnusual(node.leftOperand, target) && isUnusual(node.rightOperand, target)
    case .dictionaryExpr: return nominal !== library.dictionary
    case .arrayExpr(let node):
      guard nominal === library.array, let element = arguments.first else {
        return nominal !== library.sequence
      }
      return node.elements.contains { isUnusual($0.expression, element) }
    default: return false
    }
  }
}
