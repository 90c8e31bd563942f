extension FunctionBuilder {
  func lowerCall(_ callee: TypedExpr.Callee, _ arguments: [TypedExpr], into target: Int) {
    var closure: Int?
    if case .closure(let expr) = callee {
      closure = temporary(expr.type)
      if let closure { lower(expr, into: closure) }
    }
    let start = allocate(max(1, arguments.count))
    for (index, argument) in arguments.enumerated() { lowerArgument(argument, into: start + index) }
    let line = self.line
    emitCall(callee, closure, start, arguments.count, into: target)
    self.line = line
    writeBack(arguments, from: start)
    if case .native = callee { clearWindow(arguments, start) }
    if case .base = callee { clearWindow(arguments, start) }
  }

  private func emitCall(
    _ callee: TypedExpr.Callee, _ closure: Int?, _ start: Int, _ count: Int, into target: Int
  ) {
    switch callee {
    case .function(let function):
      emit(.call, object(function), start)
      emit(.take, target, start)
    case .slot(let slot):
      emit(.callSlot, slot, start)
      emit(.take, target, start)
    case .witness(let member):
      emit(.callWitness, object(member), start, count)
      emit(.take, target, start)
    case .closure:
      emit(.callClosure, closure ?? 0, start, count)
      emit(.take, target, start)
    case .native(let body): emit(.native, target, start, native(body))
    case .base(let body, let hook): emit(.native, target, start, native(onBase(body, hook)))
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
      if case .inoutPlace = argument.kind { continue }
      emit(.clear, start + index)
    }
  }

  /// An argument that the call may change arrives as a cell.
  func lowerArgument(_ argument: TypedExpr, into register: Int) {
    guard case .inoutPlace(let inner) = argument.kind else {
      lower(argument, into: register)
      return
    }
    let place = place(inner)
    inoutPlaces.append((register, place))
    if case .cell(let cell) = place {
      emit(.copy, register, cell)
      return
    }
    takeOut(place, into: register)
    emit(.makeCell, register, register)
    // The call's window is emptied by the callee: keep the cell.
    let kept = temporary(.any)
    emit(.copy, kept, register)
    inoutPlaces[inoutPlaces.count - 1].0 = kept
  }

  func writeBack(_ arguments: [TypedExpr], from start: Int) {
    let count = arguments.filter { if case .inoutPlace = $0.kind { true } else { false } }.count
    guard count > 0 else { return }
    let places = inoutPlaces.suffix(count)
    inoutPlaces.removeLast(count)
    for (register, place) in places {
      if case .cell = place { continue }
      let value = temporary(.any)
      emit(.takeCell, value, register)
      store(value, to: place)
      emit(.clear, register)
    }
  }

  /// A call that changes its receiver: the value is taken out, changed, and put back.
  func lowerMutate(
    _ receiver: TypedExpr, _ callee: TypedExpr.Callee, _ arguments: [TypedExpr], into target: Int
  ) {
    let place = place(receiver)
    switch callee {
    case .native(let body), .base(let body, _):
      let start = allocate(arguments.count + 1)
      for (index, argument) in arguments.enumerated() { lowerArgument(argument, into: start + index + 1) }
      takeOut(place, into: start)
      let result = temporary(.any)
      emit(.native, result, start, native(body))
      store(start, to: place)
      emit(.clear, start)
      emit(.take, target, result)
      writeBack(arguments, from: start + 1)
      for (index, argument) in arguments.enumerated() where !argument.type.isTrivial {
        emit(.clear, start + index + 1)
      }
    case .function, .slot, .witness, .closure:
      let cell = temporary(.any)
      let start = allocate(arguments.count + 1)
      for (index, argument) in arguments.enumerated() { lowerArgument(argument, into: start + index + 1) }
      if case .cell(let shared) = place {
        emit(.copy, cell, shared)
      } else {
        takeOut(place, into: cell)
        emit(.makeCell, cell, cell)
      }
      emit(.copy, start, cell)
      let result = temporary(.any)
      emitCall(callee, nil, start, arguments.count + 1, into: result)
      if case .cell = place {} else {
        let value = temporary(.any)
        emit(.takeCell, value, cell)
        store(value, to: place)
        emit(.clear, value)
      }
      emit(.take, target, result)
      writeBack(arguments, from: start + 1)
    }
  }
}
