import SwiftSyntax

/// Lists and tables of parts of several types: `[1, "two"]`.
extension Checker {
  /// What all parts can be; what is anything, where that is all that they have in common.
  ///
  /// Swift says so only of a literal that is the whole value of a variable: anywhere else it takes
  /// what it finds.
  func elementType(
    of parts: [TypedExpr], _ node: ExprSyntax, _ wanted: Type?, _ text: (String) -> String
  ) -> Type? {
    let common = commonType(parts)
    guard !common.isError, parts.contains(where: { convert($0, to: common) == nil }) else {
      return common
    }
    if wanted == .any { return .any }
    let isOpen: Bool = if case .parameter? = wanted { true } else { wanted == nil }
    guard isOpen else { return common }
    let isOptional = parts.contains { $0.literal == .null }
    guard wanted == nil, isWhole(node) else { return isOptional ? .optional(.any) : .any }
    error(
      "heterogeneous collection literal could only be inferred to "
        + "'\(text(isOptional ? "Any?" : "Any"))'; add explicit type "
        + "annotation if this is intentional", node)
    return nil
  }

  /// Whether it is all that a variable is given.
  private func isWhole(_ node: ExprSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count > 1 { return false }
      switch current.kind {
      case .initializerClause: return true
      case .tupleExpr, .labeledExpr, .labeledExprList: next = current.parent
      default: return false
      }
    }
    return false
  }
}
