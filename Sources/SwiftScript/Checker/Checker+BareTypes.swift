import SwiftSyntax

/// `register(UITableViewCell, …)`, where the type itself is meant.
extension Checker {
  /// Refuses the name of a type where a value is meant.
  ///
  /// swiftc says so once the types of everything fit.
  func refuseBareType(_ node: DeclReferenceExprSyntax) {
    guard !isGuessing, isValue(ExprSyntax(node)) else { return }
    pendingFlows.append { [self] in
      error("expected member name or initializer call after type name", node)
    }
  }

  /// Whether the value of `node` goes somewhere, rather than being part of the name of a type.
  private func isValue(_ node: ExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .initializerClause, .returnStmt: return true
    case .labeledExpr:
      guard let list = parent.parent?.parent else { return false }
      return list.is(FunctionCallExprSyntax.self) || isValue(list)
    case .arrayElement: return isValue(parent.parent?.parent)
    default: return false
    }
  }

  private func isValue(_ node: Syntax?) -> Bool {
    guard let node, node.is(TupleExprSyntax.self) || node.is(ArrayExprSyntax.self),
      let expression = node.as(ExprSyntax.self)
    else { return false }
    return isValue(expression)
  }
}
