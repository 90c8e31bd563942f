extension FunctionBuilder {
  /// A register that holds the value: the variable's own where the expression is just that.
  func value(of expr: TypedExpr) -> Int {
    if case .local(let local) = expr.kind, !local.needsCell, !expr.isMoved {
      return register(of: local)
    }
    if case .call(let callee, let arguments) = expr.kind {
      line = expr.line > 0 ? expr.line : line
      let before = openTemporaries
      let register = lowerCall(callee, arguments, into: nil, expr.type)
      endTemporaries(since: before, except: register)
      return register
    }
    let register = temporary(expr.type)
    lower(expr, into: register)
    return register
  }

  /// The same where nothing stands in `target` that the expression could read.
  func lower(_ expr: TypedExpr, intoEmpty target: Int) {
    emptyTarget = target
    lower(expr, into: target)
    emptyTarget = nil
  }

  /// The payload of `inner`, or the way out of the chain.
  private func lowerChain(_ inner: TypedExpr, into target: Int) {
    if chains.isEmpty { chains.append([]) }
    if case .local(let local) = inner.kind, !local.needsCell {
      let register = register(of: local)
      chains[chains.count - 1].append(emit(.jumpIfNone, register))
      emit(.payload, target, register)
      return
    }
    // Emptied at once: a call that the payload is for has its registers there.
    let register = allocate()
    lower(inner, into: register)
    chains[chains.count - 1].append(emit(.jumpIfNone, register))
    if isPlainPayload(inner.type.wrapped ?? .any) {
      emit(.take, target, register)
    } else {
      emit(.payload, target, register)
      emit(.clear, register)
    }
  }

  /// What an access or a call has made on its way ends with it: `Card().title` lets go of the card
  /// before anything is done with the title.
  func lower(_ expr: TypedExpr, into target: Int) {
    switch expr.kind {
    case .field, .element, .accessor, .subscripted, .call, .operation, .force, .deref:
      let before = openTemporaries
      lowerWhole(expr, into: target)
      endTemporaries(since: before, except: target)
    default: lowerWhole(expr, into: target)
    }
  }

  private func lowerWhole(_ expr: TypedExpr, into target: Int) {
    line = expr.line > 0 ? expr.line : line
    lower(expr.kind, of: expr, into: target)
    if let last = code.last, last.a == target, last.operation.operands.a == .register {
      noteResult(expr.type)
    }
  }

  private func lower(_ kind: TypedExpr.Kind, of expr: TypedExpr, into target: Int) {
    switch kind {
    case .constant(let value):
      if case .none = value {
        emit(.clear, target)
      } else {
        emit(.constant, target, constant(value))
      }
    case .local(let local) where expr.isMoved: move(local, into: target)
    case .local(let local): read(local, into: target)
    case .consume(let inner): lower(inner, into: target)
    case .global(let global): emit(.global, target, object(global))
    case .field(let base, let index): emit(.field, target, value(of: base), index)
    case .element(let base, let index): emit(.element, target, value(of: base), index)
    case .subscripted(_, let member, _) where member.step != nil:
      isPlain = expr.isPlainPlace
      readPlace(expr, into: target)
    case .accessor(let base?, let member, false) where isOpen(member, on: base.type):
      lowerCall(.witness(member, base.type), [base], into: target, expr.type)
    case .subscripted(let base, let member, let arguments) where isOpen(member, on: base.type):
      lowerCall(.witness(member, base.type), [base] + arguments, into: target, expr.type)
    case .accessor, .subscripted: readPlace(expr, into: target)
    case .call(let callee, let arguments): lowerCall(callee, arguments, into: target, expr.type)
    case .mutate(let place, let callee, let arguments):
      lowerMutate(place, callee, arguments, into: target)
    case .tuple(let parts):
      if parts.isEmpty {
        emit(.clear, target)
      } else {
        emit(.makeTuple, target, window(parts), parts.count)
      }
    case .array(let parts): emit(.makeArray, target, window(parts), parts.count)
    case .dictionary(let pairs):
      let start = window(pairs.flatMap { [$0.0, $0.1] })
      emit(.makeArray, start, start, pairs.count * 2)
      emit(.native, target, start, native(Collections.makeDictionary))
      emit(.clear, start)
    case .closure(let body): makeClosure(body, into: target)
    case .operation(let operation, let left, let right):
      lowerOperation(operation, left, right, into: target)
    case .and(let left, let right): lowerShortcut(left, right, stopsAt: false, into: target)
    case .or(let left, let right): lowerShortcut(left, right, stopsAt: true, into: target)
    case .coalesce(let left, let right): lowerCoalesce(left, right, expr.type, into: target)
    case .conditional(let condition, let first, let second):
      let otherwise = jumpsIfFalse(condition)
      lower(first, into: target)
      let end = emit(.jump)
      patch(otherwise)
      lower(second, into: target)
      patch(end)
    case .assign, .modify:
      lowerDiscarding(expr)
      emit(.clear, target)
    case .wrap(let inner):
      lower(inner, into: target)
      if !isPlainPayload(inner.type) { emit(.wrap, target, target) }
    case .attempt(let inner, let isForced):
      lowerAttempt(
        inner, isForced: isForced, isWrapping: !isForced && inner.type.wrapped == nil, into: target)
    case .force(let inner): emit(.force, target, value(of: inner), expr.isImplicit ? 1 : 0)
    case .chain(let inner):
      lowerChain(inner, into: target)
    case .chained(let inner): lowerChained(inner, into: target)
    case .erase(let inner):
      let type = concrete(inner.type)
      if type.tellsItself {
        lower(inner, into: target)
        return
      }
      let start = window([inner])
      emit(
        .native, target, start, native { _, arguments in .box(AnyBox(type, arguments[0])) })
      if !type.isTrivial { emit(.clear, start) }
    case .cast(let inner, let type, let kind): lowerCast(inner, concrete(type), kind, into: target)
    case .interpolation(let parts): lowerInterpolation(parts, into: target)
    case .typeValue(let type):
      if isOpenSelf(type), let me = context.selfLocal {
        read(me, into: target)
        emit(.native, target, target, native(FunctionBuilder.typeOfValue))
        return
      }
      lowerTypeValue(concrete(type), into: target)
    case .seen(let inner): lower(inner, into: target)
    case .dependent(let make): lower(make(concrete), into: target)
    case .inoutPlace(let inner): lower(inner, into: target)
    case .block(let statements, let result):
      scoped {
        lower(statements)
        read(result, into: target)
      }
    case .construct(let type, let callee, let arguments):
      lowerConstruct(scriptType(type, expr.type), concrete(callee), arguments, into: target)
    case .makeStruct(let type, let fields) where type.nominal.livesAsObject:
      makeObject(scriptType(type, expr.type), fields, into: target)
    case .makeStruct(let type, let fields):
      emit(.makeStruct, target, window(fields), object(scriptType(type, expr.type)))
    case .enumCase(let type, let tag, let payload):
      lowerCase(scriptType(type, expr.type), tag, payload, into: target)
    case .initialize(let me, let callee, let arguments):
      let register = temporary(me.type)
      lowerCall(callee, arguments, into: register)
      store(register, in: me)
      emit(.clear, target)
    case .deref(let inner, let ownership):
      let register = value(of: inner)
      emit(
        .native, target, register,
        native(ownership == .weak ? Reference.readWeak : Reference.readUnowned))
    }
  }

  // MARK: Windows of arguments

  /// Evaluates values side by side into fresh registers at the top.
  func window(_ values: [TypedExpr]) -> Int {
    let start = allocate(max(1, values.count))
    for index in values.evaluationOrder { lower(values[index], intoEmpty: start + index) }
    return start
  }

  // MARK: Operators

  private func lowerOperation(
    _ operation: Operation, _ left: TypedExpr, _ right: TypedExpr?, into target: Int
  ) {
    var first = value(of: left)
    // The right side may change what a variable on the left holds.
    if let right, case .local = left.kind, !right.isSimple {
      let copy = temporary(left.type)
      emit(.copy, copy, first)
      first = copy
    }
    if let number = right?.smallNumber, let (step, constant) = operation.with(number) {
      emit(step, target, first, constant)
      return
    }
    let second = right.map { value(of: $0) } ?? 0
    emit(operation, target, first, second)
  }

  private func lowerShortcut(_ left: TypedExpr, _ right: TypedExpr, stopsAt: Bool, into target: Int)
  {
    lower(left, into: target)
    let end = emit(stopsAt ? .jumpIfTrue : .jumpIfFalse, target)
    lower(right, into: target)
    patch(end)
  }

  private func lowerCoalesce(_ left: TypedExpr, _ right: TypedExpr, _ type: Type, into target: Int)
  {
    let register = value(of: left)
    let missing = emit(.jumpIfNone, register)
    // `a ?? b` of two optionals keeps the optional.
    emit(type.wrapped != nil && type == left.type ? .copy : .payload, target, register)
    let end = emit(.jump)
    patch(missing)
    lower(right, into: target)
    patch(end)
  }

  private func lowerChained(_ inner: TypedExpr, into target: Int) {
    chains.append([])
    let register = temporary(inner.type)
    lower(inner, into: register)
    emit(inner.type.wrapped == nil ? .wrap : .copy, target, register)
    let end = emit(.jump)
    patch(chains.removeLast())
    emit(.clear, target)
    patch(end)
  }

  private func lowerCast(
    _ inner: TypedExpr, _ type: Type, _ kind: TypedExpr.CastKind, into target: Int
  ) {
    let source = concrete(inner.type)
    let start = window([inner])
    let body: Native =
      switch kind {
      case .test: { machine, arguments in .bool(TypeTest.matches(arguments[0], type, machine)) }
      case .conditional:
        { machine, arguments in
          TypeTest.matches(arguments[0], type, machine)
            ? TypeTest.cast(arguments[0], to: type, machine).some : .none
        }
      case .forced:
        { machine, arguments in
          if TypeTest.matches(arguments[0], type, machine) {
            return TypeTest.cast(arguments[0], to: type, machine)
          }
          if arguments[0].isNone {
            machine.trap("Unexpectedly found nil while unwrapping an Optional value")
          } else {
            let found = machine.library.nominal(of: arguments[0])
            let from = found?.runtimeName ?? "\(source)"
            let to = type.nominal?.runtimeName ?? "\(type)"
            machine.trap("Could not cast value of type '\(from)' to '\(to)'")
          }
          return .none
        }
      }
    emit(.native, target, start, native(body))
    emit(.clear, start)
  }

  // MARK: Making things

  func makeClosure(_ body: ClosureBody, into target: Int) {
    let captures = body.context.captures
    let start = allocate(max(1, captures.count))
    for (index, local) in captures.enumerated() {
      if let capture = capturedCell(local) {
        emit(.capture, start + index, capture)
      } else {
        emit(.copy, start + index, register(of: local))
      }
    }
    let function = function(of: body)
    function.captureCount = captures.count
    function.captureNames = captures.map(\.name)
    function.madeAt = line
    emit(.closure, target, start, object(function))
  }

  /// In a default of a protocol that runs for an `any P`, `Self` is what the value is.
  private func lowerTypeValue(_ type: Type, into target: Int) {
    emit(.constant, target, constant(.box(TypeBox(type))))
  }

  func lowerConstruct(
    _ type: ScriptType, _ callee: TypedExpr.Callee, _ arguments: [TypedExpr], into target: Int
  ) {
    guard case .function(let function) = callee else { return }
    withOpenings {
      var arguments = arguments
      var cells = inoutCells(&arguments)
      let start = window(arguments.count + 1, endingIn: target)
      lowerArguments(arguments, &cells, into: start + 1)
      emit(.new, start, object(type))
      let from = here
      emit(.call, object(function), start)
      take(target, start)
      if !cells.isEmpty { rescue(from: from, first: start) { self.writeBack(cells) } }
      writeBack(cells)
    }
  }

  func lowerCase(_ type: ScriptType, _ tag: Int, _ payload: [TypedExpr], into target: Int) {
    guard !payload.isEmpty else {
      emit(.constant, target, constant(type.enumCase(tag)))
      return
    }
    let start = window(payload)
    let count = payload.count
    emit(
      .native, target, start,
      native { _, arguments in .box(EnumBox(type, tag, moving: arguments, count)) })
  }

  func makeWeak(_ register: Int, _ ownership: Ownership) {
    emit(.native, register, register, native(Reference.make))
  }
}

extension Operation {
  /// The step that does the same with a number of the program's own on the right.
  fileprivate func with(_ number: Int) -> (Operation, Int)? {
    switch self {
    case .addInt: (.addIntConstant, number)
    case .subtractInt: (.addIntConstant, -number)
    case .multiplyInt: (.multiplyIntConstant, number)
    case .andInt: (.andIntConstant, number)
    // No overflow, and nothing to trap.
    case .remainderInt where number > 0: (.remainderIntConstant, number)
    default: nil
    }
  }
}

extension TypedExpr {
  /// Has no effect and reads nothing that could change meanwhile.
  var isSimple: Bool {
    switch kind {
    case .constant, .local, .global: true
    case .field(let base, _), .element(let base, _): base.isSimple
    case .operation(_, let left, let right): left.isSimple && (right?.isSimple ?? true)
    default: false
    }
  }
}

/// Weak and unowned references.
enum Reference {
  static let make: Native = { _, arguments in .box(WeakBox(arguments[0].unerased.object)) }

  static let readWeak: Native = { _, arguments in
    (arguments[0].box as? WeakBox)?.object.map { .object($0) } ?? .none
  }

  static let readUnowned: Native = { machine, arguments in
    let box = arguments[0].box as? WeakBox
    if let object = box?.object { return .object(object) }
    if box?.isEmpty ?? arguments[0].isNone { return .none }
    machine.trap("Attempted to read an unowned reference but the object was already destroyed")
    return .none
  }
}
