import SwiftSyntax

/// What changes a property without standing on the left of an assignment.
extension Checker {
  /// `store.items.append(1)`, `store.items[0] = 2`, `&store.count`: of a value, which changes with
  /// what is in it.
  func isChangedThrough(_ node: some SyntaxProtocol, _ type: Type) -> Bool {
    guard !isReference(type.unwrappedFully) else { return false }
    var current = Syntax(node)
    var isWhole = true
    while let parent = current.parent {
      if current.id == changedPlace, !isWhole { return true }
      switch parent.kind {
      case .inOutExpr: return true
      case .declReferenceExpr, .forceUnwrapExpr, .optionalChainingExpr: break
      case .subscriptCallExpr:
        guard parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == current.id else {
          return false
        }
        isWhole = false
      case .memberAccessExpr:
        guard let member = parent.as(MemberAccessExprSyntax.self) else { return false }
        if member.declName.id == current.id { break }
        if member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id {
          let named = members(member.declName.baseName.text.unquoted, of: type.unwrappedFully)
          return isWhole && !named.isEmpty && named.allSatisfy(\.member.isMutating)
        }
        isWhole = false
      default: return false
      }
      current = parent
    }
    return false
  }
}
