import SwiftSyntax

/// `guard`, whose names live on in the scope around.
extension Checker {
  func checkGuard(_ node: GuardStmtSyntax) -> [TypedStatement] {
    // What the conditions bind lives on in the scope around.
    let before = scopes[scopes.count - 1]
    let conditions = checkConditions(node.conditions)
    let bound = scopes[scopes.count - 1]
    scopes[scopes.count - 1] = before
    openBranches += 1
    let otherwise = checkBlock(node.body)
    openBranches -= 1
    scopes[scopes.count - 1] = bound
    if !ControlFlow.leaves(otherwise) {
      error(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        node.body.rightBrace)
    }
    let statement = TypedStatement(.if(conditions, [], otherwise), line: line(node))
    return isTopLevel ? [statement] + globals(for: bound, besides: before, node) : [statement]
  }

  /// What a `guard` of the program binds is known to its functions.
  private func globals(
    for bound: [String: Local], besides before: [String: Local], _ node: GuardStmtSyntax
  ) -> [TypedStatement] {
    let new = bound.values.filter { before[$0.name] !== $0 }.sorted { $0.name < $1.name }
    return new.flatMap { local -> [TypedStatement] in
      scopes[scopes.count - 1][local.name] = nil
      // It may bind the name of a variable of the program.
      definedHere.remove(local.name)
      local.usage?.isRead = true
      local.usage?.isWritten = true
      let value = TypedExpr(.local(local), local.type, line: line(node))
      return define(
        .identifier(local.name), local.type, value, isLet: !local.isMutable,
        isImplicit: local.isImplicitlyUnwrapped, .strong, line(node))
    }
  }
}
