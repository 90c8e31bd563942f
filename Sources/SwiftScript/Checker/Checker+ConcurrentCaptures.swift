import SwiftSyntax

/// Variables that a closure takes along to where it may run beside the code that still sees them.
///
/// What is `@Sendable` may change none of them. What a task of its own is given (`sending`) may, if
/// nobody looks at them again; what the main actor's code can reach is looked at by it.
extension Checker {
  func refuseConcurrentCaptures(
    of closure: FunctionContext, _ type: FunctionType, _ node: ClosureExprSyntax
  ) {
    guard !isGuessing, closure.isolation == .nonisolated, let parent = closure.parent,
      parent.isolation == .main, let name = Self.taskCall(around: node)
    else { return }
    let shared = closure.captures.filter {
      $0.isMutable && !$0.isListed && !$0.isInout && !$0.isFunction && $0.context !== closure
    }
    if shared.contains(where: { $0.context !== parent }) {
      error(
        "passing closure as a 'sending' parameter risks causing data races between main "
          + "actor-isolated code and concurrent execution of the closure", name)
    } else if shared.contains(where: { isSeenAgain($0, after: node) }) {
      var sent = type
      sent.isAsync = true
      error(
        "sending value of non-Sendable type '\(Type.function(sent))' risks causing data races",
        name)
    }
  }

  /// `n += 1` in what is `@Sendable`, of an `n` outside.
  func refuseConcurrentChange(of place: TypedExpr, _ node: some ExprSyntaxProtocol) {
    guard !isGuessing, let local = variable(of: place), local.isMutable else { return }
    var next: FunctionContext? = context
    while let current = next, current !== local.context {
      if current.isSendable {
        error("mutation of captured var '\(local.name)' in concurrently-executing code", node)
        return
      }
      next = current.parent
    }
  }

  private func variable(of place: TypedExpr) -> Local? {
    switch place.kind {
    case .local(let local): local
    case .element(let base, _), .chain(let base), .force(let base), .seen(let base),
      .wrap(let base):
      variable(of: base)
    case .accessor(let base?, _, _), .subscripted(let base, _, _):
      base.type.unwrappedFully.isClass ? nil : variable(of: base)
    default: nil
    }
  }

  /// The name of the call that begins a task with the closure.
  static func taskCall(around node: ClosureExprSyntax) -> TokenSyntax? {
    let parent = node.parent?.is(LabeledExprSyntax.self) == true ? node.parent?.parent : nil
    let call = (parent?.parent ?? node.parent)?.as(FunctionCallExprSyntax.self)
    guard let member = call?.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    switch member.declName.baseName.text {
    case "addTask", "addTaskUnlessCancelled": return member.declName.baseName
    case "detached":
      return member.base?.trimmedDescription == "Task" ? member.declName.baseName : nil
    default: return nil
    }
  }

  /// Whether its name stands behind the closure, or in a loop around it that begins behind its
  /// declaration.
  private func isSeenAgain(_ local: Local, after node: ClosureExprSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      let isLoop =
        current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self)
        || current.is(RepeatStmtSyntax.self)
      if isLoop, line(current) > local.line { return true }
      if let list = current.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position >= node.endPosition {
          if item.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == local.name }) {
            return true
          }
        }
      }
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
      next = current.parent
    }
    return false
  }
}
