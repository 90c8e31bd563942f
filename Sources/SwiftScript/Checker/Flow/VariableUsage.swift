import SwiftSyntax

/// How a variable of a function is used: what the compiler warns of where it is not.
final class VariableUsage {
  enum Form {
    /// `let a = 1`.
    case initial
    /// `let a: Int`.
    case open
    /// A name in a pattern that takes something apart, or of a loop.
    case part
    /// `if let a = b`.
    case test
  }

  let token: TokenSyntax
  let isLet: Bool
  let form: Form
  var isRead = false
  var isWritten = false
  /// Declared where more than a guess was made.
  var isReal = false

  init(_ token: TokenSyntax, isLet: Bool, _ form: Form) {
    self.token = token
    self.isLet = isLet
    self.form = form
  }

  /// What swiftc says of it.
  var warning: String? {
    let name = token.text.unquoted
    let kind = isLet ? "immutable value" : "variable"
    if isRead {
      return !isLet && !isWritten && form != .open
        ? "variable '\(name)' was never mutated; consider changing to 'let' constant" : nil
    }
    if isWritten, !isLet { return "variable '\(name)' was written to, but never read" }
    switch form {
    case .initial:
      return
        "initialization of \(kind) '\(name)' was never used; consider replacing with assignment to '_' or removing it"
    case .open: return "\(kind) '\(name)' was never used; consider removing it"
    case .part:
      return "\(kind) '\(name)' was never used; consider replacing with '_' or removing it"
    case .test:
      return
        "value '\(name)' was defined but never used; consider replacing with boolean test"
    }
  }
}

extension Checker {
  /// Follows a variable that the learner has written, by the place where it is declared: a body may
  /// be looked at more than once.
  func follow(_ local: Local, _ token: TokenSyntax, isLet: Bool, _ form: VariableUsage.Form) {
    guard file != "<library>", lineOverride == nil, !isTopLevel, token.root.id == treeID,
      local.name != "_", local.name != "self"
    else { return }
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let usage = usages[place] ?? VariableUsage(token, isLet: isLet, form)
    usages[place] = usage
    if isSharingNames { usage.isRead = true }
    if !isGuessing { usage.isReal = true }
    local.usage = usage
  }

  /// The variable that a change of `place` changes.
  func noteChange(of place: TypedExpr) {
    switch place.kind {
    case .local(let local): local.usage?.isWritten = true
    case .element(let base, _), .deref(let base, _), .chain(let base), .force(let base),
      .seen(let base), .wrap(let base):
      noteChange(of: base)
    case .accessor(let base?, _, _), .subscripted(let base, _, _):
      if !base.type.unwrappedFully.isClass { noteChange(of: base) }
    default: break
    }
  }

  func warnOfUsage() {
    for (_, usage) in usages where usage.isReal {
      if let text = usage.warning { warning(text, usage.token) }
    }
  }

  /// What stands behind a call that never comes back is never run; of that Swift speaks once all else
  /// is found right.
  func warnUnreachable(_ item: CodeBlockItemSyntax, after last: TypedStatement?) {
    guard case .expression(let call)? = last?.kind, call.type == library.never, !isGuessing,
      file != "<library>"
    else { return }
    if case .decl(let node) = item.item, !node.is(VariableDeclSyntax.self) { return }
    pendingFlows.append { [self] in warning("will never be executed", item) }
  }

  /// What stands behind a `return` or its like is never run.
  func warnUnreachable(_ item: CodeBlockItemSyntax, after last: CodeBlockItemSyntax?) {
    guard let last, case .stmt(let statement) = last.item else { return }
    if case .decl(let node) = item.item, !node.is(VariableDeclSyntax.self) { return }
    let word: String? =
      switch statement.as(StmtSyntaxEnum.self) {
      case .returnStmt: "return"
      case .throwStmt: "throw"
      case .breakStmt: "break"
      case .continueStmt: "continue"
      default: nil
      }
    guard let word else { return }
    warning("code after '\(word)' will never be executed", item)
  }
}
