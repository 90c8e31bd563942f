import SwiftSyntax

extension Checker {
  func check(_ items: CodeBlockItemListSyntax) -> [TypedStatement] {
    var statements: [TypedStatement] = []
    eachItem(items) { item in
      warnUnreachable(item, after: statements.last)
      let own = check(item)
      statements += declarationsAhead(item) + own
    }
    return statements
  }

  /// A block with a scope of its own.
  func checkBlock(_ block: CodeBlockSyntax) -> [TypedStatement] {
    withScope { check(block.statements) }
  }

  func check(_ item: CodeBlockItemSyntax) -> [TypedStatement] {
    switch item.item {
    case .expr(let node): return [checkExpressionStatement(node)].compactMap { $0 }
    case .stmt(let node): return check(node)
    case .decl(let node): return check(node)
    @unknown default: return []
    }
  }

  private func check(_ node: StmtSyntax) -> [TypedStatement] {
    let at = line(node)
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      return [checkExpressionStatement(node.expression)].compactMap { $0 }
    case .guardStmt(let node): return checkGuard(node)
    case .whileStmt(let node): return [checkWhile(node, label: nil)]
    case .repeatStmt(let node): return [checkRepeat(node, label: nil)]
    case .forStmt(let node): return [checkFor(node, label: nil, checkBlock)].compactMap { $0 }
    case .returnStmt(let node): return [checkReturn(node)].compactMap { $0 }
    case .breakStmt(let node):
      return [target(node.label, "break", node) { _ in true }].compactMap { $0 }
        .map { TypedStatement(.break($0), line: at) }
    case .continueStmt(let node):
      return [target(node.label, "continue", node) { $0.isLoop }].compactMap { $0 }
        .map { TypedStatement(.continue($0), line: at) }
    case .fallThroughStmt: return [TypedStatement(.fallthrough, line: at)]
    case .labeledStmt(let node): return checkLabeled(node)
    case .deferStmt(let node):
      openBranches += 1
      defer { openBranches -= 1 }
      let outer = (context.catches, context.isDeferring)
      (context.catches, context.isDeferring) = ([], true)
      defer { (context.catches, context.isDeferring) = outer }
      return [TypedStatement(.defer(checkBlock(node.body)), line: at)]
    case .doStmt(let node):
      return checkDo(node, label: nil)
    case .throwStmt(let node): return [checkThrow(node)].compactMap { $0 }
    case .yieldStmt(let node): return checkYield(node)
    case .discardStmt(let node): return [checkDiscard(node)].compactMap { $0 }
    default:
      unsupported("this statement is", node)
      return []
    }
  }

  private func checkLabeled(_ node: LabeledStmtSyntax) -> [TypedStatement] {
    let label = node.label.text
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .whileStmt(let inner): return [checkWhile(inner, label: label)]
    case .repeatStmt(let inner): return [checkRepeat(inner, label: label)]
    case .forStmt(let inner): return [checkFor(inner, label: label, checkBlock)].compactMap { $0 }
    case .expressionStmt(let inner):
      let target = Target(label, isLoop: false)
      targets.append(target)
      defer { targets.removeLast() }
      return [checkExpressionStatement(inner.expression)].compactMap { $0 }
        .map { TypedStatement(.block([$0], target), line: line(node)) }
    case .doStmt(let inner): return checkDo(inner, label: label)
    default:
      unsupported("a label here is", node.label)
      return []
    }
  }

  private func target(
    _ label: TokenSyntax?, _ word: String, _ node: some SyntaxProtocol, _ fits: (Target) -> Bool
  ) -> Target? {
    if let label {
      if let found = targets.last(where: { $0.label == label.text }) { return found }
      let nearest = Spelling.nearest(to: label.text, among: targets.compactMap(\.label))
      error(
        "cannot find label '\(label.text)' in scope"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""), label,
        fixIts: nearest.map { [replace(label, with: $0)] } ?? [])
      return nil
    }
    if let found = targets.last(where: { fits($0) && !($0.label != nil && !$0.isLoop) }) {
      return found
    }
    error(
      word == "break" && targets.isEmpty && !isInBranch(Syntax(node))
        ? "'break' is only allowed inside a loop, if, do, or switch"
        : word == "break"
          ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
          : "'continue' is only allowed inside a loop", node)
    return nil
  }

  /// In an `if` or a `do` of the same function.
  private func isInBranch(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next, !current.is(ClosureExprSyntax.self),
      !current.is(FunctionDeclSyntax.self)
    {
      if current.is(IfExprSyntax.self) || current.is(DoStmtSyntax.self) { return true }
      next = current.parent
    }
    return false
  }

  // MARK: Expressions as statements

  private func checkExpressionStatement(_ node: ExprSyntax) -> TypedStatement? {
    if let statement = node.as(IfExprSyntax.self) { return checkIf(statement) }
    if let statement = node.as(SwitchExprSyntax.self) { return checkSwitch(statement, label: nil) }
    let expr = check(node, expecting: nil)
    if expr.type.isError, expr.literal == nil {
      requireReason(node)
      return nil
    }
    warnUnused(expr, node)
    return TypedStatement(.expression(expr), line: line(node))
  }

  /// Nothing is dropped in silence: what has no type has a message, ours if nobody else's.
  func requireReason(_ node: some SyntaxProtocol) {
    if !hasErrors { untyped(node) }
  }

  /// What a closure gives that gives no value, where that may be missing: `Void?`.
  func nothing(in result: Type, _ line: Int) -> TypedExpr? {
    result.wrapped == nil
      ? nil : convert(TypedExpr(.constant(.none), .void, line: line), to: result)
  }

  private func checkReturn(_ node: ReturnStmtSyntax) -> TypedStatement? {
    if context.isDeferring {
      error("'return' cannot transfer control out of a defer statement", node)
      return nil
    }
    guard !context.isMain else {
      error("return invalid outside of a func", node)
      return nil
    }
    guard let syntax = node.expression else {
      // A closure that may give nothing gives that there is nothing.
      if context.isClosure, let value = context.result.flatMap({ nothing(in: $0, line(node)) }) {
        return TypedStatement(.return(value), line: line(node))
      }
      if let result = context.result, !result.isVoid, !context.isInitializer {
        error("non-void function should return a value", node)
      } else if context.result == nil {
        context.found.append(.void)
      }
      return TypedStatement(.return(nil), line: line(node))
    }
    if context.isInitializer {
      if syntax.is(NilLiteralExprSyntax.self) {
        if let initializer = initializerDeclaration(of: node), initializer.optionalMark == nil {
          error("only a failable initializer can return 'nil'", node)
        }
        return TypedStatement(
          .return(TypedExpr(.constant(.none), .void, line: line(node))), line: line(node))
      }
      error("'nil' is the only return value permitted in an initializer", syntax)
      return nil
    }
    guard let result = context.result else {
      let value = check(
        syntax, expecting: context.found.first { !$0.isError } ?? context.openResult)
      context.found.append(value.type)
      if let first = context.found.first, let same = convert(value, to: first) {
        return TypedStatement(.return(same), line: line(node))
      }
      refuseUnlikeReturn(value, syntax)
      return TypedStatement(.return(value), line: line(node))
    }
    if result.isVoid {
      let value = check(syntax, expecting: result)
      if !value.type.isVoid, !value.type.isError {
        error(
          context.isClosure
            ? "cannot convert value of type '\(value.type)' to closure result type 'Void'"
            : "unexpected non-void return value in void function", syntax)
      }
      return TypedStatement(.return(value), line: line(node))
    }
    let isClosure = context.isClosure
    let value = check(syntax, as: result) {
      isClosure
        ? "cannot convert value of type '\($0)' to closure result type '\(result)'"
        : self.unreturnable(syntax, result)($0)
    }
    refuseNamedClass(value, syntax)
    return TypedStatement(.return(value), line: line(node))
  }

  // MARK: Branches

  func checkIf(_ node: IfExprSyntax) -> TypedStatement {
    openBranches += 1
    defer { openBranches -= 1 }
    return withScope {
      let conditions = checkConditions(node.conditions)
      let body = checkBlock(node.body)
      let otherwise: [TypedStatement] =
        switch node.elseBody {
        case .codeBlock(let block): outsideCondition { checkBlock(block) }
        case .ifExpr(let inner): outsideCondition { [checkIf(inner)] }
        case nil: []
        @unknown default: []
        }
      return TypedStatement(.if(conditions, body, otherwise), line: line(node))
    }
  }

  /// The names that a condition binds are not seen in the `else`.
  func outsideCondition<Result>(_ body: () -> Result) -> Result {
    let bound = scopes[scopes.count - 1]
    scopes[scopes.count - 1] = [:]
    defer { scopes[scopes.count - 1] = bound }
    return body()
  }

  private func checkWhile(_ node: WhileStmtSyntax, label: String?) -> TypedStatement {
    let target = Target(label, isLoop: true)
    openBranches += 1
    defer { openBranches -= 1 }
    return withScope {
      let conditions = checkConditions(node.conditions)
      targets.append(target)
      defer { targets.removeLast() }
      return TypedStatement(.while(conditions, checkBlock(node.body), target), line: line(node))
    }
  }

  private func checkRepeat(_ node: RepeatStmtSyntax, label: String?) -> TypedStatement {
    let target = Target(label, isLoop: true)
    openBranches += 1
    defer { openBranches -= 1 }
    targets.append(target)
    let body = checkBlock(node.body)
    targets.removeLast()
    let condition = check(node.condition, as: library.bool)
    return TypedStatement(.repeatWhile(body, condition, target), line: line(node))
  }

  /// - Parameter checkBody: what stands in the loop, in a scope with its variable.
  func checkFor(
    _ node: ForStmtSyntax, label: String?, _ checkBody: (CodeBlockSyntax) -> [TypedStatement]
  ) -> TypedStatement? {
    if node.awaitKeyword != nil { return checkAsyncFor(node, label: label) }
    let annotated = node.typeAnnotation.map { resolve($0.type) }
    loopSequence = node.sequence.id
    var sequence = implicitlyUnwrapped(
      operand: check(node.sequence, expecting: annotated.map { .nominal(library.array, [$0]) }))
    if sequence.type.isError { return nil }
    sequence = withErasedElements(sequence)
    guard var element = elementType(of: sequence.type) else {
      let inner = sequence.type.wrapped.flatMap { elementType(of: $0) }
      error(
        "for-in loop requires '\(sequence.type)' to conform to 'Sequence'"
          + (inner == nil ? "" : "; did you mean to unwrap optional?"), node.sequence)
      return nil
    }
    if let annotated, annotated != element {
      guard let same = convert(sequence, to: .nominal(library.sequence, [annotated])) else {
        error(
          "cannot convert sequence element type '\(element)' to expected type '\(annotated)'",
          node.sequence)
        return nil
      }
      (sequence, element) = (same, annotated)
    }
    let target = Target(label, isLoop: true)
    openBranches += 1
    defer { openBranches -= 1 }
    if let nominal = sequence.type.nominal, nominal.script != nil || nominal.isArchetype,
      let loop = checkIteration(node, sequence, element, target, checkBody)
    {
      return loop
    }
    return withScope {
      let pattern = checkPattern(node.pattern, element, isLet: true)
      let filter = node.whereClause.map { checkBool($0.condition) }
      targets.append(target)
      defer { targets.removeLast() }
      let body = checkBody(node.body)
      if let range = countedRange(sequence), let local = countedLocal(pattern) {
        return TypedStatement(
          .count(
            local.0, from: range.0, to: range.1, isClosed: range.2, filter: filter, body, target),
          line: line(node))
      }
      let elements =
        isWalked(sequence.type)
        ? sequence : convert(sequence, to: .nominal(library.sequence, [element])) ?? sequence
      return TypedStatement(
        .forIn(pattern, elements, filter: filter, body, target), line: line(node))
    }
  }

  /// Over a sequence of the script's: `next()` is asked for one element at a time.
  private func checkIteration(
    _ node: ForStmtSyntax, _ sequence: TypedExpr, _ element: Type, _ target: Target,
    _ checkBody: (CodeBlockSyntax) -> [TypedStatement]
  ) -> TypedStatement? {
    let at = line(node)
    func call(_ name: String, _ base: TypedExpr) -> TypedExpr? {
      guard let found = members(name, of: base.type).first(where: { $0.member.kind == .method }),
        let type = found.type.function, type.parameters.isEmpty
      else { return nil }
      return methodCall(found, of: base, isSuper: false)([], type, found.substitution)
    }
    let isOfArrays = members("makeIterator", of: sequence.type).first?.owner === library.array
    // What arrays have is not what stands for a type parameter.
    if isOfArrays, sequence.type.nominal?.isArchetype == true { return nil }
    let first = isOfArrays ? sequence : call("makeIterator", sequence) ?? sequence
    let iterator = Local("iterator", first.type, isMutable: true, in: context)
    guard let next = call("next", TypedExpr(.local(iterator), first.type, line: at)) else {
      return nil
    }
    let loop = withScope { () -> TypedStatement in
      let pattern = checkPattern(node.pattern, element, isLet: true)
      let filter = node.whereClause.map { checkBool($0.condition) }
      targets.append(target)
      defer { targets.removeLast() }
      var body = checkBody(node.body)
      if let filter { body = [TypedStatement(.if([.boolean(filter)], body, []), line: at)] }
      let subject = Local("_", next.type, isMutable: false, in: context)
      return TypedStatement(
        .while([.matches(.some(pattern), next, subject)], body, target), line: at)
    }
    return TypedStatement(
      .block([TypedStatement(.declare(iterator, first), line: at), loop], nil), line: at)
  }

  private func countedLocal(_ pattern: Pattern) -> (Local?, Bool)? {
    switch pattern {
    case .wildcard: (nil, true)
    case .bind(let local): (local, true)
    default: nil
    }
  }

  /// `0..<n` need not become a range first.
  private func countedRange(_ sequence: TypedExpr) -> (TypedExpr, TypedExpr, Bool)? {
    let nominal = sequence.type.nominal
    if nominal === library.partialRangeFrom, sequence.type.arguments == [library.int],
      case .call(.native, let bounds) = sequence.kind
    {
      let end = TypedExpr(.constant(.int(.max)), library.int, line: sequence.line)
      return (bounds[0], end, true)
    }
    guard nominal === library.range || nominal === library.closedRange,
      sequence.type.arguments.first == library.int,
      case .call(.native, let bounds) = sequence.kind, bounds.count == 2,
      bounds[0].type == library.int, bounds[1].type == library.int
    else { return nil }
    return (bounds[0], bounds[1], nominal === library.closedRange)
  }
}
