/// A method of the library that calls a closure for each element, and that on an array is a loop of
/// the machine's: a step of the library's own would have to begin a run of the machine for each.
enum ElementLoop {
  case map, filter, compactMap, reduce, forEach, contains, allSatisfy
}

extension FunctionBuilder {
  /// The register with what the call gives; `nil` if it is not one on an array.
  func lowerElementLoop(
    _ callee: TypedExpr.Callee, _ arguments: [TypedExpr], into wanted: Int?, _ type: Type
  ) -> Int? {
    guard case .elements(let loop, _) = callee, let last = arguments.last, arguments.count > 1,
      concrete(arguments[0].type).nominal === library.array
    else { return nil }
    // An optional's place in an array is not what the closure gave.
    if loop == .compactMap, concrete(type).arguments.first?.wrapped != nil { return nil }
    let target = wanted ?? temporary(type)
    let array = allocate(2)
    lower(arguments[0], intoEmpty: array)
    var initial: Int?
    if loop == .reduce {
      let register = allocate()
      lower(arguments[1], intoEmpty: register)
      initial = register
    }
    let call: ElementCall
    var ownClosure: Int?
    if let body = inlinedBody(of: last, for: loop) {
      call = .inlined(body)
    } else if case .local(let local) = last.kind, !local.needsCell, !local.isMutable {
      call = .closure(register(of: local))
    } else {
      let closure = allocate()
      lower(last, intoEmpty: closure)
      call = .closure(closure)
      ownClosure = closure
    }
    let result = allocate()
    begin(loop, result, array)
    let element = allocate()
    // The last: the closure's registers come after it.
    let window = allocate(loop == .reduce ? 2 : 1)
    if let initial { emit(.take, window, initial) }
    emit(.constant, array + 1, constant(.int(0)))
    loopOverElements(loop, array, call, result, element, window)
    if let ownClosure { emit(.clear, ownClosure) }
    emit(.clear, element)
    emit(.clear, array)
    take(target, loop == .reduce ? window : result)
    return target
  }

  private func begin(_ loop: ElementLoop, _ result: Int, _ array: Int) {
    switch loop {
    case .map:
      emit(
        .native, result, array,
        native { machine, arguments in
          let count = arguments[0].elements.count
          var room: [Value] = []
          if machine.hasRoom(for: count) { room.reserveCapacity(count) }
          return .array(room)
        })
    case .filter, .compactMap: emit(.native, result, array, native { _, _ in .array([]) })
    case .contains: emit(.constant, result, constant(.bool(false)))
    case .allSatisfy: emit(.constant, result, constant(.bool(true)))
    case .forEach: emit(.constant, result, constant(.void))
    case .reduce: break
    }
  }

  /// What happens for each element.
  private enum ElementCall {
    case closure(Int)
    case inlined(ClosureBody)
  }

  private func loopOverElements(
    _ loop: ElementLoop, _ array: Int, _ call: ElementCall, _ result: Int, _ element: Int,
    _ window: Int
  ) {
    let start = here
    let exit: Int
    switch call {
    case .closure(let closure):
      let isKept = loop == .filter
      exit = emit(.nextElement, loop == .reduce ? window + 1 : isKept ? element : window, array)
      if isKept { emit(.copy, window, element) }
      emit(.callClosure, closure, window, loop == .reduce ? 2 : 1)
    case .inlined(let body) where loop == .reduce:
      exit = emit(.nextElement, window + 1, array)
      noteResult(body.parameters[1].type)
      inline(body, [window, window + 1], into: element)
      emit(.take, window, element)
    case .inlined(let body):
      exit = emit(.nextElement, element, array)
      noteResult(body.parameters[0].type)
      inline(body, [element], into: window)
    }
    var found: Int?
    switch loop {
    case .map: emit(.arrayAppend, result, window)
    case .filter:
      let skip = emit(.jumpIfFalse, window)
      emit(.arrayAppend, result, element)
      patch(skip)
    case .compactMap:
      let skip = emit(.jumpIfNone, window)
      emit(.arrayAppend, result, window)
      patch(skip)
    case .contains, .allSatisfy:
      let skip = emit(loop == .contains ? .jumpIfFalse : .jumpIfTrue, window)
      emit(.constant, result, constant(.bool(loop == .contains)))
      found = emit(.jump)
      patch(skip)
    case .reduce, .forEach: break
    }
    emit(.loop, start)
    patch(exit)
    if case .inlined = call, loop == .reduce { emit(.clear, window + 1) }
    if let found { patch(found) }
  }
}
