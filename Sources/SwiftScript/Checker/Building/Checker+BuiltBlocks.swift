import SwiftSyntax

/// The blocks of a builder's body, statement by statement.
extension Checker {
  /// What `buildBlock`, or the chain of `buildPartialBlock`s, makes of a block's parts.
  func builtBlock(
    _ items: CodeBlockItemListSyntax, _ builder: Type, _ expected: Type?, _ at: Syntax
  ) -> BuiltBlock? {
    var block = BuiltBlock(
      statements: [], value: TypedExpr(.constant(.none), .void, line: line(at)))
    var parts: [ExprSyntax] = []
    var isWhole = true
    eachItem(items) { item in
      switch builtItem(item, builder) {
      case .plain(let statements): block.statements += declarationsAhead(item) + statements
      case .part(let made):
        block.statements += made.statements
        guard !made.value.type.isError else { return isWhole = false }
        parts.append(block.keep(declarePart(made.value, Syntax(item))))
      case nil: isWhole = false
      }
    }
    guard isWhole else { return nil }
    block.value = builtWhole(parts, &block, builder, expected, at)
    return block
  }

  private func builtWhole(
    _ parts: [ExprSyntax], _ block: inout BuiltBlock, _ builder: Type, _ expected: Type?,
    _ at: Syntax
  ) -> TypedExpr {
    guard let first = parts.first, canBuild("buildPartialBlock", label: "first", builder),
      canBuild("buildPartialBlock", label: "accumulated", builder)
    else { return build("buildBlock", builder, parts, expected, at) }
    let rest = parts.dropFirst()
    var value = build(
      "buildPartialBlock", labels: ["first"], builder, [first], rest.isEmpty ? expected : nil, at)
    for (index, next) in rest.enumerated() where !value.type.isError {
      let before = block.keep(declarePart(value, at))
      value = build(
        "buildPartialBlock", labels: ["accumulated", "next"], builder, [before, next],
        index == rest.count - 1 ? expected : nil, at)
    }
    return value
  }

  private enum BuiltItem {
    /// Stands as it is.
    case plain([TypedStatement])
    case part(BuiltBlock)
  }

  /// `nil` for what a builder can't do, which is told of.
  private func builtItem(_ item: CodeBlockItemSyntax, _ builder: Type) -> BuiltItem? {
    let statement: StmtSyntax
    switch item.item {
    case .decl: return .plain(check(item))
    case .expr(let node):
      if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
        return builtBranches(node, builder)
      }
      return .part(BuiltBlock(statements: [], value: builtExpression(node, builder)))
    case .stmt(let node): statement = node
    @unknown default: return nil
    }
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return builtBranches(node.expression, builder)
    case .forStmt(let node) where node.awaitKeyword == nil:
      return builtLoop(node, builder).map(BuiltItem.part)
    case .throwStmt: return .plain(check(item))
    case .doStmt(let node) where node.catchClauses.isEmpty:
      return withScope { builtBlock(node.body.statements, builder, nil, Syntax(node)) }
        .map(BuiltItem.part)
    default: return refuseControlFlow(statement, builder)
    }
  }

  private func builtBranches(_ node: ExprSyntax, _ builder: Type) -> BuiltItem? {
    if let node = node.as(IfExprSyntax.self) {
      return builtIf(node, builder).map(BuiltItem.part)
    }
    return node.as(SwitchExprSyntax.self).flatMap { builtSwitch($0, builder) }
      .map(BuiltItem.part)
  }

  func refuseControlFlow<Result>(_ node: some SyntaxProtocol, _ builder: Type) -> Result? {
    error(
      "closure containing control flow statement cannot be used with result builder '\(builder.nominal?.name ?? "")'",
      node)
    return nil
  }

  private func builtExpression(_ node: ExprSyntax, _ builder: Type) -> TypedExpr {
    guard canBuild("buildExpression", builder) else {
      let value = check(node)
      if value.literal == .null { error("'nil' requires a contextual type", node) }
      if value.type.isError { requireReason(node) }
      return value
    }
    return build("buildExpression", builder, [node], nil, Syntax(node))
  }

  /// `for`: one part for every turn, all of them to `buildArray`.
  private func builtLoop(_ node: ForStmtSyntax, _ builder: Type) -> BuiltBlock? {
    guard canBuild("buildArray", builder) else { return refuseControlFlow(node, builder) }
    let at = Syntax(node)
    var all: Local?
    let loop = checkFor(node, label: nil) { body in
      withScope {
        guard var block = builtBlock(body.statements, builder, nil, Syntax(body)),
          !block.value.type.isError
        else { return [] }
        let one = block.keep(declarePart(block.value, Syntax(body)))
        let type = Type.nominal(library.array, [block.value.unliteral.type])
        let array = Local("parts \(standIns.count)", type, isMutable: true, in: context)
        all = array
        let place = part(array, TypedExpr(.local(array), type, line: line(body)), at).name
        let append = FunctionCallExprSyntax(
          calledExpression: MemberAccessExprSyntax(
            base: place.detached, declName: .init(baseName: .identifier("append"))),
          leftParen: .leftParenToken(),
          arguments: [LabeledExprSyntax(expression: one.detached)],
          rightParen: .rightParenToken())
        stand(ExprSyntax(append), for: Syntax(body))
        let call = check(ExprSyntax(append))
        return block.statements + [TypedStatement(.expression(call), line: line(body))]
      }
    }
    guard let loop, let all else { return nil }
    let empty = TypedExpr(.array([]), all.type, line: line(node))
    let name = part(all, empty, at).name
    return BuiltBlock(
      statements: [TypedStatement(.declare(all, empty), line: line(node)), loop],
      value: build("buildArray", builder, [name], nil, at))
  }
}
