import SwiftSyntax

/// `async let`, and loops over what comes in time.
extension Checker {
  /// A child task that runs beside the code after it; its name is what the task ends with.
  func checkAsyncLet(_ node: VariableDeclSyntax) -> [TypedStatement] {
    guard context.isMain || context.isAsync || context.isClosure else {
      error("'async let' in a function that does not support concurrency", node)
      return []
    }
    if context.isClosure { context.asyncFound = true }
    var statements: [TypedStatement] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        unsupported("a pattern after 'async let' is", binding.pattern)
        continue
      }
      guard let initial = binding.initializer?.value else {
        error("'async let' binding requires an initializer expression", binding.pattern)
        continue
      }
      statements += checkAsyncLet(name, binding.typeAnnotation.map { resolve($0.type) }, initial)
    }
    return statements
  }

  private func checkAsyncLet(_ name: TokenSyntax, _ annotated: Type?, _ initial: ExprSyntax)
    -> [TypedStatement]
  {
    let at = line(initial)
    let function = FunctionContext("closure", parent: context)
    function.isClosure = true
    function.isAsync = true
    function.isAwaiting = true
    function.result = annotated
    let mark = TryMark(Syntax(initial), isHandling: false)
    function.mark = mark
    var type = Type.error
    let body = inFunction(function, seesLocals: true) { () -> ClosureBody in
      let value = annotated.map { check(initial, as: $0) } ?? check(initial)
      type = annotated ?? value.type
      return makeBody(
        "closure", function, [],
        [TypedStatement(type.isVoid ? .expression(value) : .return(value), line: at)])
    }
    if type.isError {
      requireReason(initial)
      return []
    }
    guard let task = library.types["Task"] else { return [] }
    let taskType = Type.nominal(task, [type, errorType])
    let closure = TypedExpr(.closure(body), .function(FunctionType([], type)), line: at)
    let child = TypedExpr(.call(.native(StandardLibrary.child), [closure]), taskType, line: at)
    let local = declare(name.text, type, isMutable: false)
    local.child = Local.Child(
      task: Local("_", taskType, isMutable: false, in: context), isThrowing: function.throwsFound)
    guard let holder = local.child?.task else { return [] }
    let end = TypedExpr(
      .call(.native(StandardLibrary.endChild), [TypedExpr(.local(holder), taskType, line: at)]),
      .void, line: at)
    return [
      TypedStatement(.declare(holder, child), line: at),
      TypedStatement(.defer([TypedStatement(.expression(end), line: at)]), line: at),
    ]
  }

  /// The name of an `async let`: waits for its task.
  func readChild(_ child: Local.Child, _ type: Type, _ node: DeclReferenceExprSyntax) -> TypedExpr {
    noteAsync(node)
    if child.isThrowing {
      var thrown = FunctionType([], type)
      thrown.isThrowing = true
      noteThrow(thrown, node)
    }
    context.reach(child.task)
    let task = TypedExpr(.local(child.task), child.task.type, line: line(node))
    return TypedExpr(.call(.native(StandardLibrary.waitForChild), [task]), type, line: line(node))
  }

  /// `for await x in stream`: like a loop over a sequence of the script's, with a wait in each turn.
  func checkAsyncFor(_ node: ForStmtSyntax, label: String?) -> TypedStatement? {
    let sequence = check(node.sequence, expecting: nil)
    if sequence.type.isError { return nil }
    let at = line(node)
    guard let first = asyncCall("makeAsyncIterator", of: sequence, at) else {
      error("for-in loop requires '\(sequence.type)' to conform to 'AsyncSequence'", node.sequence)
      return nil
    }
    let iterator = Local("iterator", first.type, isMutable: true, in: context)
    let read = TypedExpr(.local(iterator), first.type, line: at)
    guard let next = asyncCall("next", of: read, at), let given = next.type.wrapped else {
      error("for-in loop requires '\(sequence.type)' to conform to 'AsyncSequence'", node.sequence)
      return nil
    }
    // What an `any AsyncSequence<Int, Never>` has, its iterator gives.
    let isUnknown = if case .associated = given { true } else { false }
    let element = isUnknown ? sequence.type.member("Element") : given
    noteIteration(node, read, over: sequence.type)
    let target = Target(label, isLoop: true)
    openBranches += 1
    defer { openBranches -= 1 }
    let loop = withScope { () -> TypedStatement in
      let pattern = checkPattern(node.pattern, element, isLet: true)
      let filter = node.whereClause.map { checkBool($0.condition) }
      targets.append(target)
      defer { targets.removeLast() }
      var body = checkBlock(node.body)
      if let filter { body = [TypedStatement(.if([.boolean(filter)], body, []), line: at)] }
      let subject = Local("_", next.type, isMutable: false, in: context)
      return TypedStatement(
        .while([.matches(.some(pattern), next, subject)], body, target), line: at)
    }
    return TypedStatement(
      .block([TypedStatement(.declare(iterator, first), line: at), loop], nil), line: at)
  }

  private func asyncCall(_ name: String, of base: TypedExpr, _ at: Int) -> TypedExpr? {
    guard
      let found = members(name, of: base.type).first(where: {
        $0.member.kind == .method && $0.type.function?.parameters.isEmpty == true
      }), let type = found.type.function
    else { return nil }
    return methodCall(found, of: base, isSuper: false)([], type, found.substitution)
  }

  func nextFunction(of iterator: Type) -> FunctionType? {
    members("next", of: iterator).first?.type.function
  }

  /// Whether a walk over an asynchronous sequence, or a step of its iterator, may throw: of one that
  /// stands on another, whether that one may.
  func throwsOnNext(_ type: Type) -> Bool {
    // Of what stands for a type parameter no more is known than what it may throw.
    if let nominal = type.nominal, nominal.isArchetype || nominal.kind == .protocol,
      nominal.typeMember("Failure") == library.never
    {
      return false
    }
    if let iterator = members("makeAsyncIterator", of: type).first?.type.function?.result,
      iterator != type
    {
      return throwsOnNext(iterator)
    }
    guard let next = nextFunction(of: type) else { return false }
    if next.isRethrowing { return type.arguments.contains(where: throwsOnNext) }
    return next.isThrowing
  }

  /// The `await` and the `try` that the loop's head stands for.
  private func noteIteration(
    _ node: ForStmtSyntax, _ iterator: TypedExpr, over sequence: Type
  ) {
    let outer = (context.isAwaiting, context.hasAwaited, context.mark)
    defer { (context.isAwaiting, context.hasAwaited, context.mark) = outer }
    context.isAwaiting = true
    noteAsync(node.forKeyword)
    guard throwsOnNext(sequence), var next = nextFunction(of: iterator.type) else { return }
    next.isThrowing = true
    context.mark = node.tryKeyword.map { TryMark(Syntax($0), isHandling: false) }
    guard context.mark != nil || next.thrown.map(rigid) == library.never else {
      error("call can throw, but the error is not handled", node.forKeyword)
      return
    }
    noteThrow(next, node.forKeyword)
  }
}

extension StandardLibrary {
  /// What `async let` does with its task: begins it, waits for it, and ends it with its scope.
  static let child: Native = { machine, arguments in
    let child = spawn(machine, arguments[0])
    if let box = child.box as? TaskBox {
      box.locals = machine.taskLocals
      machine.currentTask?.onCancel { box.cancel() }
    }
    return child
  }

  static let waitForChild: Native = { machine, arguments in wait(machine, for: arguments[0]) }

  static let endChild: Native = { machine, arguments in
    guard let task = arguments[0].box as? TaskBox, task.outcome == nil else { return .none }
    task.cancel()
    return machine.suspend { [unowned machine] waiter in
      task.whenFinished { _ in waiter.resume(machine, with: .value(.none)) }
    }
  }
}
