import SwiftSyntax

/// `if` and `switch` as expressions.
extension Checker {
  /// Where an `if` or a `switch` may stand for its value.
  private func refusePlace(of node: some ExprSyntaxProtocol, _ word: String) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent,
      parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
        || parent.is(AsExprSyntax.self)
    { current = parent }
    guard let parent = current.parent else { return false }
    let isRight =
      parent.as(InfixOperatorExprSyntax.self).map {
        $0.operator.is(AssignmentExprSyntax.self) && $0.rightOperand.id == current.id
      } ?? false
    if isRight || parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
      || parent.is(ThrowStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
      || parent.is(ExpressionStmtSyntax.self)
    {
      return false
    }
    error(
      "'\(word)' may only be used as expression in return, throw, or as the source of an assignment",
      node)
    return true
  }

  func checkIfExpression(_ node: IfExprSyntax, _ expected: Type?) -> TypedExpr {
    if refusePlace(of: node, "if") { return failed(node) }
    guard node.hasElse else {
      error("'if' must have an unconditional 'else' to be used as expression", node)
      return failed(node)
    }
    let expected = hint(toBranches: expected)
    let type =
      expected.flatMap { $0.hasHoles ? nil : $0 } ?? branchType(of: node, expected)
      ?? library.never
    return branched(node, type, isOpen: expected == nil) { valueIf(node, $0) }
  }

  /// A local that each branch of the statement gives its value.
  ///
  /// - Parameter isOpen: whether the first branch has told the type, and not the place.
  private func branched(
    _ node: some SyntaxProtocol, _ type: Type, isOpen: Bool, _ statement: (Local) -> TypedStatement
  ) -> TypedExpr {
    let result = Local("result", type, isMutable: true, in: context)
    result.isDeferred = true
    result.isOpenBranch = isOpen
    openBranches += 1
    defer { openBranches -= 1 }
    let declaration = TypedStatement(.declare(result, nil), line: line(node))
    return TypedExpr(.block([declaration, statement(result)], result), type, line: line(node))
  }

  /// The type of the first branch that tells it, as far as the place leaves it open.
  private func branchType(of node: IfExprSyntax, _ expected: Type?) -> Type? {
    let found = branchType(node.body.statements, expected) { _ = checkConditions(node.conditions) }
    // Of two classes that which both are.
    func joined(_ other: @autoclosure () -> Type?) -> Type? {
      guard let found else { return other() }
      return found.isClass ? other().flatMap { found.commonSuperclass($0) } ?? found : found
    }
    switch node.elseBody {
    case .codeBlock(let block): return joined(branchType(block.statements, expected) {})
    case .ifExpr(let inner): return joined(branchType(of: inner, expected))
    case nil: return nil
    @unknown default: return nil
    }
  }

  private func branchType(
    _ branch: CodeBlockItemListSyntax, _ expected: Type?, _ names: () -> Void
  ) -> Type? {
    guard branch.count == 1, let expr = branch.first?.expression else { return nil }
    let found = guess {
      withScope {
        names()
        return check(expr, expecting: expected).type
      }
    }
    if found == library.never { return nil }
    guard let found, let expected else { return found }
    return filled(expected, by: found)
  }

  private func valueIf(_ node: IfExprSyntax, _ result: Local) -> TypedStatement {
    withScope {
      let conditions = checkConditions(node.conditions)
      let body = value(of: node.body, into: result)
      let otherwise: [TypedStatement] =
        switch node.elseBody {
        case .codeBlock(let block): withScope { value(of: block, into: result) }
        case .ifExpr(let inner): [valueIf(inner, result)]
        case nil: []
        @unknown default: []
        }
      return TypedStatement(.if(conditions, body, otherwise), line: line(node))
    }
  }

  private func value(of block: CodeBlockSyntax, into result: Local) -> [TypedStatement] {
    value(
      of: block.statements, into: result, "if",
      Syntax(block.statements.isEmpty ? block.leftBrace : block.rightBrace))
  }

  /// - Parameter end: where it is said that there is no value.
  private func value(
    of items: CodeBlockItemListSyntax, into result: Local, _ word: String, _ end: Syntax?
  ) -> [TypedStatement] {
    guard let last = items.last else {
      if let end { error("expected expression in branch of '\(word)' expression", end) }
      return []
    }
    guard items.count == 1, let expression = last.expression else {
      refuseStatements(endingIn: last, word, end ?? Syntax(last))
      return check(items)
    }
    let found = check(expression, expecting: result.type)
    let at = line(last)
    if found.type == library.never { return [TypedStatement(.expression(found), line: at)] }
    let value: TypedExpr
    if let same = convert(found, to: result.type) {
      value = same
    } else if result.isOpenBranch, !found.type.isError {
      error("branches have mismatching types '\(result.type)' and '\(found.type)'", expression)
      value = failed(expression)
    } else {
      reportMismatch(found, result.type, expression)
      value = failed(expression)
    }
    return [.assignment(of: value, to: TypedExpr(.local(result), result.type, line: at), at)]
  }

  /// A branch that has no value leaves with an error, or not at all.
  private func refuseStatements(
    endingIn last: CodeBlockItemSyntax, _ word: String, _ end: Syntax
  ) {
    let leaving: String
    switch Syntax(last.item).as(SyntaxEnum.self) {
    case .throwStmt: return
    case .returnStmt: leaving = "return"
    case .breakStmt: leaving = "break"
    case .continueStmt: leaving = "continue"
    default:
      error("non-expression branch of '\(word)' expression may only end with a 'throw'", end)
      return
    }
    error("cannot use '\(leaving)' to transfer control out of '\(word)' expression", last.item)
  }

  func checkSwitchExpression(_ node: SwitchExprSyntax, _ expected: Type?) -> TypedExpr {
    if refusePlace(of: node, "switch") { return failed(node) }
    let expected = hint(toBranches: expected)
    let subjectType = guess { check(node.subject, expecting: nil).type } ?? .error
    let found =
      expected.flatMap { $0.hasHoles ? nil : $0 }
      ?? node.cases.active.lazy.compactMap { one -> Type? in
        self.branchType(one.statements, expected) {
          guard case .case(let label) = one.label else { return }
          for item in label.caseItems {
            _ = self.checkPattern(item.pattern, subjectType, isLet: true)
          }
        }
      }.first
    let type = found ?? library.never
    return branched(node, type, isOpen: expected == nil) { result in
      let value = check(node.subject, expecting: nil)
      let subject = Local("_", value.type, isMutable: false, in: context)
      let cases = node.cases.active.map { one in
        checkCase(one, value.type) { self.value(of: $0, into: result, "switch", nil) }
      }
      requireExhaustive(cases, value.type, node)
      return TypedStatement(
        .switch(subject, value, cases, Target(nil, isLoop: false)), line: line(node))
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expression that it is.
  var expression: ExprSyntax? {
    switch item {
    case .expr(let node): node
    case .stmt(let node): node.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    @unknown default: nil
    }
  }
}

extension IfExprSyntax {
  /// Whether some branch is taken in any case.
  var hasElse: Bool {
    switch elseBody {
    case .codeBlock: true
    case .ifExpr(let inner): inner.hasElse
    case nil: false
    @unknown default: false
    }
  }
}

extension ExprSyntax {
  /// Whether it may stand for a value where a body is nothing else: every branch is one expression,
  /// or leaves with an error; else it is a statement, with `return`s of its own.
  var hasBranchValues: Bool {
    if let node = self.as(IfExprSyntax.self) {
      guard node.hasElse, node.body.statements.hasValue else { return false }
      switch node.elseBody {
      case .codeBlock(let block): return block.statements.hasValue
      case .ifExpr(let inner): return ExprSyntax(inner).hasBranchValues
      case nil: return false
      @unknown default: return false
      }
    }
    guard let node = self.as(SwitchExprSyntax.self) else { return true }
    return node.cases.active.allSatisfy { $0.statements.hasValue }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var hasValue: Bool {
    guard let last else { return false }
    if last.item.is(ThrowStmtSyntax.self) { return true }
    return count == 1 && last.expression?.hasBranchValues == true
  }
}
