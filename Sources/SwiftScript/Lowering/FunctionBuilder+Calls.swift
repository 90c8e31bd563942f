extension FunctionBuilder {
  /// `target` is where the result goes; without one it stays in the register that is returned.
  @discardableResult
  func lowerCall(
    _ general: TypedExpr.Callee, _ arguments: [TypedExpr], into wanted: Int?, _ type: Type = .any
  ) -> Int {
    if let opened = lowerOpenedAsync(general, arguments, into: wanted, type) { return opened }
    let callee = concrete(general, arguments)
    if case .staticWitness(let member, let type) = callee {
      let target = wanted ?? temporary(.any)
      if case .staticWitness(_, let own) = general, isOpenSelf(own), let me = context.selfLocal {
        lowerStatic(member, of: me, arguments, into: target)
        return target
      }
      lowerStatic(member, type, arguments, into: target)
      return target
    }
    if let result = lowerElementLoop(callee, arguments, into: wanted, type) { return result }
    var closure: Int?
    if case .closure(let expr) = callee, case .local(let local) = expr.kind, !local.needsCell,
      !local.isMutable
    {
      closure = register(of: local)
    } else if case .closure(let expr) = callee {
      closure = temporary(expr.type)
      if let closure { lower(expr, into: closure) }
    }
    return withOpenings { lowerCall(callee, closure, arguments, into: wanted, type) }
  }

  private func lowerCall(
    _ callee: TypedExpr.Callee, _ closure: Int?, _ arguments: [TypedExpr], into wanted: Int?,
    _ type: Type
  ) -> Int {
    var arguments = arguments
    var cells = inoutCells(&arguments)
    let lent = cells.isEmpty ? lender(to: callee, arguments) : nil
    let open = openResult(callee, arguments)
    let pair = open.map { _ in allocate(2) }
    let start: Int
    let target: Int
    switch callee {
    case .native, .step, .elements, .base:
      start = allocate(max(1, arguments.count))
      target = wanted ?? temporary(type)
    default:
      start = window(max(1, arguments.count), endingIn: wanted)
      target = wanted ?? start
      if wanted == nil { keep(start, type) }
    }
    lowerArguments(
      arguments, &cells, into: start, from: lent == nil ? 0 : 1,
      guarding: runsCode(callee, arguments))
    let from = here
    openClosures(callee, start)
    if let open, let pair { noteReceiver(open, start, in: pair) }
    emitCall(
      callee, closure, start, arguments.count, lent: lent, into: pair.map { $0 + 1 } ?? target,
      type)
    if let open, let pair { takeOpen(open, pair, into: target) }
    if !cells.isEmpty { rescue(from: from, first: start) { self.writeBack(cells) } }
    writeBack(cells)
    switch callee {
    case .native, .step, .elements: clearWindow(arguments, start)
    default: break
    }
    if case .base = callee { clearWindow(arguments, start) }
    return target
  }

  /// Registers for the arguments of a call whose result goes to `target`: from there on, if it is
  /// the newest register and nothing stands in it yet.
  func window(_ count: Int, endingIn target: Int?) -> Int {
    guard let target, target == emptyTarget, target == next - 1 else { return allocate(count) }
    emptyTarget = nil
    if count > 1 { _ = allocate(count - 1) }
    return target
  }

  /// The variable that is the first argument, where the call may read it from its own register.
  private func lender(to callee: TypedExpr.Callee, _ arguments: [TypedExpr]) -> Int? {
    switch callee {
    case .function, .slot: break
    default: return nil
    }
    guard let first = arguments.first, case .local(let local) = first.kind, !local.needsCell,
      !first.isMoved,
      !local.isMutable || arguments.dropFirst().allSatisfy(\.isSimple)
    else { return nil }
    return register(of: local)
  }

  /// Calls with the arguments from `start` on, the first of which `lent` may hold.
  func emitDirectCall(_ operation: Operation, _ number: Int, _ start: Int, lent: Int? = nil) {
    guard let lent else {
      emit(operation, number, start)
      return
    }
    emit(operation == .call ? .callOn : .callSlotOn, number, start, lent)
  }

  private func emitCall(
    _ callee: TypedExpr.Callee, _ closure: Int?, _ start: Int, _ count: Int, lent: Int? = nil,
    into target: Int, _ type: Type = .any
  ) {
    var result = start
    switch callee {
    case .function(let function): emitDirectCall(.call, object(function), start, lent: lent)
    case .slot(let slot): emitDirectCall(.callSlot, slot, start, lent: lent)
    case .witness(let member, _): emit(.callWitness, object(asked(member)), start, count)
    case .generic, .virtual, .staticWitness: return
    case .closure: emit(.callClosure, closure ?? 0, start, count)
    case .native(let body), .step(_, let body), .elements(_, let body):
      emit(.native, target, start, native(body))
      result = target
    case .base(let body, let hook):
      emit(.native, target, start, native(onBase(body, hook)))
      result = target
    }
    noteResult(type)
    take(target, result)
  }

  func take(_ target: Int, _ source: Int) {
    if target != source { emit(.take, target, source) }
  }

  /// The `Self` of a protocol's extension that runs for an `any P`: what the value is.
  func isOpenSelf(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.isArchetype, nominal.name == "Self" else {
      return false
    }
    return concrete(type).nominal?.kind == .protocol
  }

  /// What the type of `me` has for a static requirement, which only the running program knows.
  private func lowerStatic(
    _ member: Member, of me: Local, _ arguments: [TypedExpr], into target: Int
  ) {
    let member = asked(member)
    let start = allocate(arguments.count + 1)
    read(me, into: start)
    emit(.native, start, start, native(FunctionBuilder.typeOfValue))
    for (index, argument) in arguments.enumerated() { lower(argument, into: start + 1 + index) }
    let count = arguments.count
    emit(
      .native, target, start,
      native { machine, window in machine.callStatic(member, window, count: count) })
    for index in (0...count).reversed() { emit(.clear, start + index) }
  }

  static let typeOfValue: Native = { machine, arguments in
    .box(TypeBox(machine.dynamicType(of: arguments[0])))
  }

  /// What a type has for a static requirement that is no function: a case, a value, a class's
  /// initialiser.
  private func lowerStatic(
    _ member: Member, _ type: Type, _ arguments: [TypedExpr], into target: Int
  ) {
    let member = asked(member)
    switch member.implementation {
    case .global(let global): emit(.global, target, object(global))
    case .nativeAccessors(let get, _):
      let start = allocate(1)
      emit(.native, target, start, native(get))
    case .enumCase(let tag):
      if let script = type.nominal?.script {
        lowerCase(scriptType(script, type), tag, arguments, into: target)
      }
    case .function(let function)
    where member.kind == .initializer && member.owner?.kind == .class:
      if let script = type.nominal?.script {
        lowerConstruct(
          scriptType(script, type), .function(function.specialized(for: type)), arguments,
          into: target)
      }
    default:
      // Only the running program knows the type.
      let start = window([TypedExpr(.typeValue(type), .metatype(type), line: line)] + arguments)
      let count = arguments.count
      emit(
        .native, target, start,
        native { machine, window in machine.callStatic(member, window, count: count) })
      for index in (0...count).reversed() { emit(.clear, start + index) }
    }
  }

  /// Lets the host's own implementation answer, though the script overrides the hook.
  func onBase(_ body: @escaping Native, _ hook: String) -> Native {
    { machine, arguments in
      guard let instance = ScriptInstance.of(arguments[0]) else { return body(machine, arguments) }
      return instance.withBase(of: hook) { body(machine, arguments) }
    }
  }

  /// A native call leaves its arguments where they are.
  private func clearWindow(_ arguments: [TypedExpr], _ start: Int) {
    for (index, argument) in arguments.enumerated().reversed() where !argument.type.isTrivial {
      emit(.clear, start + index)
    }
  }

  /// Whether code of the script's runs between taking out what the call changes and putting it
  /// back, or several things are taken out.
  private func runsCode(_ callee: TypedExpr.Callee, _ arguments: [TypedExpr]) -> Bool {
    switch callee {
    case .native, .step, .elements, .base:
      arguments.count > 1 || arguments.contains { $0.type.function != nil }
    default: true
    }
  }

  func lowerArguments(
    _ arguments: [TypedExpr], _ cells: inout [InoutCell], into start: Int, from first: Int = 0,
    guarding: Bool = true
  ) {
    for index in arguments.evaluationOrder
    where index >= first && !cells.contains(where: { $0.index == index }) {
      let before = openTemporaries
      lower(arguments[index], intoEmpty: start + index)
      endTemporaries(since: before, except: start + index)
    }
    // Last: what the other arguments read of these places they read before.
    for index in cells.indices {
      let (place, closings) = openedApart(cells[index].place, guarding: guarding)
      let cell = cells[index].cell
      (cells[index].place, cells[index].closings) = (place, closings)
      if !lend(place, into: cell) {
        takeOut(place, into: cell)
        emit(.makeCell, cell, cell)
      }
      emit(.copy, start + cells[index].index, cell)
    }
  }

  /// A call that changes its receiver: the value is taken out, changed, and put back.
  func lowerMutate(
    _ receiver: TypedExpr, _ general: TypedExpr.Callee, _ arguments: [TypedExpr], into target: Int
  ) {
    let callee = concrete(general, arguments)
    if case .witness(let requirement, let type?) = general, case .function = callee,
      let member = implementation(of: requirement, on: concrete(type)), !member.isMutating
    {
      // What may change the value does not, as this type has it.
      lowerCall(callee, [receiver] + arguments, into: target)
      return
    }
    if case .slot = callee {
      // The type parameter stands for a class: its methods change the object, not the place.
      lowerCall(callee, [receiver] + arguments, into: target)
      return
    }
    changing(receiver) { place in
      if case .step(let step, _) = callee, step == .arrayAppend || step == .appendText {
        lowerAppend(step, arguments[0], to: place)
        emit(.clear, target)
      } else {
        lowerMutate(
          at: place, callee, arguments, isOpened: general.isGeneric, into: target)
      }
    }
  }

  /// - Parameter isOpened: a native callee calls a function of the script's, which wants a cell.
  private func lowerMutate(
    at found: Place, _ callee: TypedExpr.Callee, _ arguments: [TypedExpr], isOpened: Bool,
    into target: Int
  ) {
    let guarding = runsCode(callee, arguments)
    reserveRegisters(for: found)
    var arguments = arguments
    var cells = inoutCells(&arguments)
    if !isOpened, let body = callee.native {
      let start = allocate(arguments.count + 1)
      lowerArguments(arguments, &cells, into: start + 1)
      let (place, closings) = openedApart(found, guarding: guarding)
      takeOut(place, into: start)
      let from = here
      emit(.native, target, start, native(body))
      // The receiver comes last, as it was begun first.
      rescue(from: from, first: start + 1) {
        self.writeBack(cells)
        self.store(start, to: place)
        self.close(closings)
      }
      writeBack(cells)
      move(start, to: place)
      close(closings)
      for (index, argument) in arguments.enumerated() where !argument.type.isTrivial {
        emit(.clear, start + index + 1)
      }
      return
    }
    let cell = temporary(.any)
    let open = openResult(callee, [])
    let pair = open.map { _ in allocate(2) }
    let start = allocate(arguments.count + 1)
    lowerArguments(arguments, &cells, into: start + 1)
    let (place, closings) = openedApart(found, guarding: guarding)
    if !lend(place, into: cell) {
      takeOut(place, into: cell)
      emit(.makeCell, cell, cell)
    }
    emit(.copy, start, cell)
    let result = pair.map { $0 + 1 } ?? temporary(.any)
    if let open, let pair { noteReceiver(open, start, in: pair) }
    let from = here
    emitCall(callee, nil, start, arguments.count + 1, into: result)
    if case .native = callee {
      for index in 0...arguments.count { emit(.clear, start + index) }
    }
    let putBack = {
      self.writeBack(cells)
      if !place.isCell {
        let value = self.temporary(.any)
        self.emit(.takeCell, value, cell)
        self.store(value, to: place)
        self.emit(.clear, value)
      }
      self.close(closings)
    }
    rescue(from: from, first: start, putBack)
    putBack()
    if let open, let pair {
      takeOpen(open, pair, into: target)
    } else {
      emit(.take, target, result)
    }
  }
}

extension TypedExpr.Callee {
  fileprivate var isGeneric: Bool { if case .generic = self { true } else { false } }

  fileprivate var native: Native? {
    switch self {
    case .native(let body), .step(_, let body), .elements(_, let body), .base(let body, _): body
    default: nil
    }
  }
}

extension [TypedExpr] {
  /// A call's arguments from first to last, and then the defaults of what it leaves out.
  var evaluationOrder: [Int] {
    guard contains(where: \.isDefault) else { return Array<Int>(indices) }
    return indices.filter { !self[$0].isDefault } + indices.filter { self[$0].isDefault }
  }
}
