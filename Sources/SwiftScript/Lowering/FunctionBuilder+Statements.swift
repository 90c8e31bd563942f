extension FunctionBuilder {
  /// No `defer` runs between here and the end of the function.
  var isFreeToReturn: Bool { scopes.allSatisfy(\.defers.isEmpty) }

  func returnSelf(_ me: Local) {
    if !me.needsCell, !context.isFailable, isFreeToReturn {
      emit(.return, register(of: me))
      return
    }
    let result = allocate()
    // What has been put off may still change `self`, which ends with the function.
    let open = scopes
    for index in scopes.indices { scopes[index].scalars.insert(register(of: me)) }
    leaveScopes(down: 0)
    scopes = open
    read(me, into: result)
    if context.isFailable { emit(.wrap, result, result) }
    emit(.return, result)
  }

  /// The object is given up before it is whole: it dies without a `deinit`.
  private func abandon(_ me: Local) {
    asStatement {
      let register = allocate()
      read(me, into: register)
      emit(
        .native, register, register,
        native { _, arguments in
          ScriptInstance.of(arguments[0])?.abandon()
          return .none
        })
    }
  }

  func lower(_ statements: [TypedStatement]) {
    for statement in statements { lower(statement) }
  }

  func lower(_ statement: TypedStatement) {
    line = statement.line
    switch statement.kind {
    case .expression(let expr): asStatement { lowerDiscarding(expr) }
    case .declare(let local, let value): declare(local, value)
    case .define(let global, let value) where global.isDeferred:
      // A tuple may get its parts one by one.
      guard value.type.tupleElements != nil else { break }
      asStatement { emit(.setGlobal, temporary(value.type), object(global)) }
    case .define(let global, let value):
      asStatement {
        let register = temporary(value.type)
        lower(value, into: register)
        if global.ownership != .strong { makeWeak(register, global.ownership) }
        emit(.setGlobal, register, object(global))
      }
    case .destructure(let pattern, let value):
      let register = allocate()
      scopes[scopes.count - 1].locals.append(register)
      asStatement { lower(value, into: register) }
      var fails: [Int] = []
      takeApart(pattern, register, value.type, &fails)
    case .if(let conditions, let then, let otherwise):
      lowerIf(conditions, then, otherwise, statement.ends)
    case .while(let conditions, let body, let target): lowerWhile(conditions, body, target)
    case .repeatWhile(let body, let condition, let target): lowerRepeat(body, condition, target)
    case .count(let local, let from, let to, let isClosed, let filter, let body, let target):
      lowerCount(local, from, to, isClosed, filter, body, target)
    case .forIn(let pattern, let sequence, let filter, let body, let target):
      lowerForIn(pattern, sequence, filter, body, target)
    case .switch(let subject, let value, let cases, let target):
      lowerSwitch(subject, value, cases, target, statement.ends)
    case .return(let value): lowerReturn(value)
    case .break(let target): jump(to: target, isBreak: true)
    case .continue(let target): jump(to: target, isBreak: false)
    case .fallthrough:
      // What the case has bound ends, and what is matched, for nobody looks at it again.
      leaveScopes(down: caseAtHand.scope)
      emit(.clear, caseAtHand.subject)
      fallthroughs.append(emit(.jump))
    case .defer(let body):
      let before = scopes[scopes.count - 1].locals.count
      protect(until: here)
      scopes[scopes.count - 1].defers.append((after: before, statements: body))
      scopes[scopes.count - 1].protectedFrom = here
      scopes[scopes.count - 1].protectedRegisters = next
    case .throw(let error):
      let register = allocate()
      asStatement { lower(error, into: register) }
      if error.leavesPart, let me = context.selfLocal { abandon(me) }
      emit(.throw, register)
    case .doCatch(let body, let error, let handler): lowerDoCatch(body, error, handler)
    case .block(let body, let target): scoped(target) { lower(body) }
    case .function(let local, let body):
      let register = declare(local)
      if local.needsCell {
        emit(.clear, register)
        emit(.makeCell, register, register)
      }
      asStatement {
        let closure = temporary(local.type)
        makeClosure(body, into: closure)
        store(closure, in: local)
      }
    }
  }

  private func lowerDoCatch(
    _ body: [TypedStatement], _ error: Local, _ handler: [TypedStatement]
  ) {
    scopes.append(Scope())
    let start = next
    let register = declare(error)
    let from = here
    scoped { lower(body) }
    let over = emit(.jump)
    handlers.append(Handler(range: from..<here, target: here, first: register, register: register))
    if error.needsCell { emit(.makeCell, register, register) }
    scoped { lower(handler) }
    leaveScopes(down: scopes.count - 1)
    patch(over)
    popScope()
    next = start
  }

  /// Evaluates; an error becomes nil, or stops the program.
  func lowerAttempt(_ inner: TypedExpr, isForced: Bool, isWrapping: Bool, into target: Int) {
    let error = temporary(.any)
    let first = next
    let from = here
    let value = temporary(inner.type)
    lower(inner, into: value)
    emit(isWrapping ? .wrap : .copy, target, value)
    let over = emit(.jump)
    handlers.append(Handler(range: from..<here, target: here, first: first, register: error))
    if isForced {
      let isError = native { machine, arguments in
        let text = Description.text(of: arguments[0], as: .any, machine, debug: true)
        machine.trap("'try!' expression unexpectedly raised an error: \(text)")
        return .none
      }
      emit(.native, target, error, isError)
    } else {
      emit(.clear, error)
      emit(.clear, target)
    }
    patch(over)
  }

  private func declare(_ local: Local, _ value: TypedExpr?) {
    let register = declare(local)
    guard let value else {
      emit(.clear, register)
      if local.needsCell { emit(.makeCell, register, register) }
      return
    }
    asStatement {
      lower(value, intoEmpty: register)
      if local.ownership != .strong { makeWeak(register, local.ownership) }
      if local.needsCell { emit(.makeCell, register, register) }
    }
  }

  func store(_ register: Int, in local: Local) {
    if let capture = capturedCell(local) {
      emit(.setCapturedCell, register, capture)
      return
    }
    let target = self.register(of: local)
    emit(local.needsCell ? .setCell : .copy, target, register)
  }

  private func lowerIf(
    _ conditions: [Condition], _ then: [TypedStatement], _ otherwise: [TypedStatement],
    _ ends: BranchEnds?
  ) {
    // A `guard` has nothing in its `then`: what it binds lives in the scope around.
    if then.isEmpty, !otherwise.isEmpty {
      var fails: [Int] = []
      for condition in conditions { test(condition, &fails) }
      end(ends, of: 0)
      let over = emit(.jump)
      patch(fails)
      scoped { lower(otherwise) }
      end(ends, of: 1)
      patch(over)
      return
    }
    var fails: [Int] = []
    var over = 0
    let start = next
    scopes.append(Scope())
    for condition in conditions { test(condition, &fails) }
    lower(then)
    end(ends, of: 0)
    leaveScopes(down: scopes.count - 1)
    let locals = popScope().locals
    over = emit(.jump)
    patch(fails)
    // A condition that failed half-way may have bound something.
    for register in locals.reversed() { emit(.clear, register) }
    next = start
    scoped { lower(otherwise) }
    end(ends, of: 1)
    patch(over)
  }

  func test(_ condition: Condition, _ fails: inout [Int]) {
    switch condition {
    case .boolean(let expr):
      fails += jumpsIfFalse(expr)
    case .matches(.some(let inner), let value, _)
    where inner.plainBinding != nil && isPlainPayload(value.type.wrapped ?? .any):
      // `if let`: the value goes straight to its name.
      guard let local = inner.plainBinding else { return }
      let register = declare(local)
      asStatement { lower(value, into: register) }
      fails.append(emit(.jumpIfNone, register))
    case .matches(let pattern, let value, let subject):
      let register = declare(subject)
      asStatement { lower(value, into: register) }
      takeApart(pattern, register, value.type, &fails)
    }
  }

  // MARK: Switch and return

  private func lowerSwitch(
    _ subject: Local, _ value: TypedExpr, _ cases: [TypedStatement.Case], _ target: Target,
    _ branches: BranchEnds?
  ) {
    let first = next
    let (outerFallthroughs, outerCase) = (fallthroughs, caseAtHand)
    fallthroughs = []
    scopes.append(Scope(target: target))
    let register = declare(subject)
    asStatement { lower(value, into: register) }
    var ends: [Int] = []
    caseAtHand = (scopes.count, register)
    let numbered = Array(cases.enumerated())
    for (place, one) in numbered.filter({ !$1.isDefault }) + numbered.filter({ $1.isDefault }) {
      var fails: [Int] = []
      let start = next
      scopes.append(Scope())
      var matched: [Int] = []
      for (pattern, filter) in one.patterns {
        patch(fails)
        fails = []
        match(pattern, register, &fails)
        if let filter { fails += jumpsIfFalse(filter) }
        matched.append(emit(.jump))
      }
      patch(matched)
      if !isScalar(value.type) { scopes[scopes.count - 1].subjects.insert(register, at: 0) }
      endSubjects(of: one.patterns.map(\.pattern))
      patch(fallthroughs)
      fallthroughs = []
      scoped { lower(one.body) }
      end(branches, of: place)
      leaveScopes(down: scopes.count - 1)
      let locals = popScope().locals
      ends.append(emit(.jump))
      patch(fails)
      for register in locals.reversed() { emit(.clear, register) }
      next = start
    }
    patch(ends)
    patch(scopes[scopes.count - 1].breaks)
    scopes[scopes.count - 1].breaks = []
    leaveScopes(down: scopes.count - 1)
    emit(.clear, register)
    scopes.removeLast()
    (fallthroughs, caseAtHand) = (outerFallthroughs, outerCase)
    next = first
  }

  private func lowerReturn(_ value: TypedExpr?) {
    if context.isInitializer, let me = context.selfLocal {
      guard value != nil else {
        returnSelf(me)
        return
      }
      if value?.leavesPart == true { abandon(me) }
      // The object that is not wanted ends before what the initializer was given.
      leaveScopes(down: 0, namely: true)
      if !me.needsCell { emit(.clear, register(of: me)) }
      emit(.returnVoid)
      return
    }
    guard let value, !value.type.isVoid else {
      if let value { asStatement { lowerDiscarding(value) } }
      leaveScopes(down: 0)
      emit(.returnVoid)
      return
    }
    if case .local(let local) = value.kind, !local.needsCell, local.ownership == .strong,
      isFreeToReturn
    {
      emit(.return, register(of: local))
      return
    }
    if case .conditional(let condition, let first, let second) = value.kind, isScalar(value.type),
      isFreeToReturn
    {
      // Each way returns by itself; whatever the condition leaves ends with the function.
      asStatement {
        let otherwise = jumpsIfFalse(condition)
        lowerReturn(first)
        patch(otherwise)
        lowerReturn(second)
      }
      return
    }
    let result = allocate()
    asStatement { lower(value, into: result) }
    leaveScopes(down: 0)
    emit(.return, result)
  }
}
