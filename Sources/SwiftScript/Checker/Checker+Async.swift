import SwiftSyntax

/// `async` and `await`.
///
/// All of a script runs on the main actor, so an `await` that nothing holds up goes on at once, as
/// it does there; a `Task` starts when the main queue comes to it.
extension Checker {
  func checkAwait(_ node: AwaitExprSyntax, _ expected: Type?) -> TypedExpr {
    let outer = (context.isAwaiting, context.hasAwaited)
    context.isAwaiting = true
    context.hasAwaited = false
    let value = checkInside(node.expression, expecting: expected)
    if !context.hasAwaited, !isGuessing, !value.type.isError {
      warning("no 'async' operations occur within 'await' expression", node)
    }
    (context.isAwaiting, context.hasAwaited) = outer
    return value
  }

  /// A call of an `async` function has been found at `node`.
  func noteAsync(_ node: some SyntaxProtocol) {
    context.hasAwaited = true
    if context.isDeferring, context.isAsync || context.isClosure {
      error("'async' call cannot occur in a defer body", node)
      return
    }
    if context.isClosure {
      context.asyncFound = true
    } else if !context.isAsync, !context.isMain || !(hasTopLevelAwait || isPrompt) {
      let what = node.parent?.is(ForStmtSyntax.self) == true ? "'async'" : "'async' call"
      error("\(what) in a function that does not support concurrency", node)
      refusedAsync = node.id
      return
    }
    if !context.isAwaiting {
      error("expression is 'async' but is not marked with 'await'", node)
    }
  }
}
