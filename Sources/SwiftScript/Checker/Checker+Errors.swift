import SwiftSyntax

/// `throw`, `try`, `do` and `catch`.
extension Checker {
  var errorType: Type { .nominal(library.error, []) }

  // MARK: Where errors come from

  func checkTry(_ node: TryExprSyntax, _ expected: Type?) -> TypedExpr {
    let mark = node.questionOrExclamationMark?.text
    let outer = context.mark
    let here = TryMark(Syntax(node), isHandling: mark != nil)
    context.mark = here
    let wanted = mark == "?" ? attemptHint(node.expression, expected) : expected
    let value = check(node.expression, expecting: wanted)
    context.mark = outer
    if value.type.isError, value.literal == nil { return failed(node) }
    if !here.isUsed, !isGuessing {
      warning("no calls to throwing functions occur within 'try' expression", node)
    }
    switch mark {
    case nil:
      value.isTried = here.isUsed
      return value
    case "?":
      let type: Type = value.type.wrapped == nil ? .optional(value.type) : value.type
      let result = TypedExpr(.attempt(value.unliteral, isForced: false), type, line: line(node))
      result.isDiscardable = value.isDiscardable || value.type.isVoid
      return result
    default:
      let result = TypedExpr(
        .attempt(value.unliteral, isForced: true), value.type, line: line(node))
      result.isDiscardable = value.isDiscardable
      return result
    }
  }

  /// What the place wants of what stands behind `try?`: of `let count: Int? = try? stored("count")`,
  /// where nothing else tells, the optional itself.
  private func attemptHint(_ node: ExprSyntax, _ expected: Type?) -> Type? {
    if let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      expected?.wrapped != nil, guess({ check(node, expecting: expected) })?.type == expected
    {
      return expected
    }
    return expected.map { $0.wrapped ?? $0 }
  }

  /// A call that may throw has been found at `node`.
  ///
  /// - Parameter word: what swiftc calls what is found.
  func noteThrow(
    _ type: FunctionType, _ node: some SyntaxProtocol, _ word: String = "call",
    of candidate: Candidate? = nil
  ) {
    let thrown = type.thrown.map(rigid) ?? errorType
    // `throws(E)` of a closure that throws nothing.
    if thrown == library.never { return }
    // That it is asynchronous has been said, and comes first.
    if refusedAsync == node.id { return }
    guard let mark = context.mark else {
      // A closure's body of one call may stand for the closure's own `throws`.
      error(
        isHandled
          ? "\(word) can throw but is not marked with 'try'"
          : "\(word) can throw, but it is not marked with 'try' and the error is not handled", node)
      return
    }
    mark.isUsed = true
    if mark.isHandling { return }
    if context.isRethrowing, context.catches.isEmpty, let candidate, !candidate.isValue,
      // An asynchronous sequence of somebody's may hand on what its own steps throw.
      !candidate.type.isRethrowing, !candidate.type.isAsync
    {
      error(
        "\(word) can throw, but the error is not handled; a function declared 'rethrows' may only "
          + "throw if its parameter does", node)
      return
    }
    if context.isDeferring, context.catches.isEmpty {
      error("\(word) can throw, but errors cannot be thrown out of a defer body", node)
      return
    }
    if let declared = context.thrown, context.isThrowing, context.catches.isEmpty,
      !type.isRethrowing, !canConvert(thrown, to: declared)
    {
      error(
        "thrown expression type '\(thrown)' cannot be converted to error type '\(declared)'", node)
      return
    }
    propagate(thrown, at: mark.node, "errors thrown from here are not handled")
  }

  private var isHandled: Bool {
    !context.catches.isEmpty || context.isMain
      || (context.isClosure ? context.throwsFound : context.isThrowing)
  }

  private func propagate(_ thrown: Type, at node: Syntax, _ message: String) {
    if let scope = context.catches.last {
      scope.thrown.append((thrown, node))
    } else if context.isThrowing || context.isMain {
      return
    } else if context.isClosure {
      context.throwsFound = true
    } else {
      error(message, node)
    }
  }

  func checkThrow(_ node: ThrowStmtSyntax) -> TypedStatement? {
    let declared = context.catches.last?.declared
    let wanted = context.catches.isEmpty ? context.thrown : declared
    let value = check(node.expression, expecting: wanted ?? errorType)
    // What follows it is not reached, whatever it throws.
    if value.type.isError { return TypedStatement(.throw(value), line: line(node)) }
    guard let converted = convert(value, to: wanted ?? errorType) else {
      if let wanted {
        error(
          "thrown expression type '\(value.type)' cannot be converted to error type '\(wanted)'",
          node.expression)
      } else {
        let isPlain = value.type.function == nil || !node.expression.is(MemberAccessExprSyntax.self)
        error(
          "thrown expression type '\(isPlain ? "" : "@Sendable ")\(value.type)' does not conform to 'Error'",
          node.expression)
      }
      return TypedStatement(.throw(value), line: line(node))
    }
    if context.isDeferring, context.catches.isEmpty {
      error("errors cannot be thrown out of a defer body", node)
      return nil
    }
    if context.isRethrowing, context.catches.isEmpty, !isCaught(node) {
      error("a function declared 'rethrows' may only throw if its parameter does", node)
    }
    // What a `throw` throws inside a `do` is any error to its `catch`.
    propagate(
      context.catches.isEmpty ? value.type : declared ?? errorType, at: Syntax(node),
      "error is not handled because the enclosing function is not declared 'throws'")
    return TypedStatement(.throw(converted), line: line(node))
  }

  /// In a `catch`, which may hand on what a parameter threw.
  private func isCaught(_ node: ThrowStmtSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { $0.is(CatchClauseSyntax.self) }
  }

  // MARK: Where errors go

  func checkDo(_ node: DoStmtSyntax, label: String?) -> [TypedStatement] {
    let at = line(node)
    let target = label.map { Target($0, isLoop: false) }
    if let target { targets.append(target) }
    defer { if target != nil { targets.removeLast() } }
    guard !node.catchClauses.isEmpty else {
      return [TypedStatement(.block(checkBlock(node.body), target), line: at)]
    }
    let scope = CatchScope()
    scope.declared = node.throwsClause?.type.map { resolve($0) }
    context.catches.append(scope)
    openBranches += 1
    let body = checkBlock(node.body)
    openBranches -= 1
    context.catches.removeLast()
    if scope.thrown.isEmpty, let clause = node.catchClauses.first {
      warning(
        "'catch' block is unreachable because no errors are thrown in 'do' block",
        clause.catchKeyword)
    }
    // Where only one type of error is thrown, that is the type of what is caught.
    let first = scope.thrown.first?.type
    let isTyped = first.map { type in
      type != errorType && scope.thrown.allSatisfy { $0.type == type }
    }
    let type = scope.declared ?? (isTyped == true ? first ?? errorType : errorType)
    let caught = Local("error", type, isMutable: false, in: context)
    let read = TypedExpr(.local(caught), type, line: at)
    openBranches += 1
    defer { openBranches -= 1 }
    var cases = node.catchClauses.map { checkCatch($0, type, caught) }
    let isExhaustive =
      cases.contains(where: \.isDefault)
      || covers(
        cases.flatMap(\.patterns).filter { $0.filter == nil }.map(\.pattern), type)
    if !isExhaustive {
      for (thrown, place) in scope.thrown {
        let what = place.is(ThrowStmtSyntax.self) ? "error is" : "errors thrown from here are"
        propagate(
          thrown, at: place,
          "\(what) not handled because the enclosing catch is not exhaustive")
      }
      var other = TypedStatement.Case(patterns: [], body: [])
      other.isDefault = true
      other.body = [TypedStatement(.throw(read), line: at)]
      cases.append(other)
    }
    let subject = Local("_", type, isMutable: false, in: context)
    var handler = TypedStatement(
      .switch(subject, read, cases, Target(nil, isLoop: false)), line: at)
    handler.isNeverReached = scope.thrown.isEmpty
    let whole = TypedStatement(.doCatch(body, caught, [handler]), line: at)
    return target == nil ? [whole] : [TypedStatement(.block([whole], target), line: at)]
  }

  private func checkCatch(_ node: CatchClauseSyntax, _ type: Type, _ caught: Local)
    -> TypedStatement.Case
  {
    withScope {
      var result = TypedStatement.Case(patterns: [], body: [])
      if node.catchItems.isEmpty {
        result.isDefault = true
        scopes[scopes.count - 1]["error"] = caught
      }
      for item in node.catchItems {
        var pattern = Pattern.wildcard
        if let syntax = item.pattern {
          pattern = checkPattern(syntax, type, isLet: true)
          if takesAllErrors(pattern, type), item.whereClause == nil {
            result.isDefault = node.catchItems.count == 1
          }
        } else {
          scopes[scopes.count - 1]["error"] = caught
        }
        let filter = item.whereClause.map { checkBool($0.condition) }
        result.patterns.append((pattern, filter))
      }
      result.body = withScope { check(node.body.statements) }
      return result
    }
  }

  /// `case let e as NSError`: every error is one.
  func takesAllErrors(_ pattern: Pattern, _ type: Type) -> Bool {
    guard case .cast(let target, let inner) = pattern, let nominal = target.nominal else {
      return false
    }
    return nominal.name == "NSError" && nominal.isHost && isIrrefutable(inner)
      && type.nominal?.kind == .protocol && Bridging.isBridged(type, to: target, library)
  }
}
