extension FunctionBuilder {
  func lowerAssign(_ target: TypedExpr, _ value: TypedExpr) {
    switch target.kind {
    case .local(let local) where !local.needsCell && local.ownership == .strong:
      let register = register(of: local)
      if value.writesOnce {
        lower(value, into: register)
      } else {
        let new = temporary(value.type)
        lower(value, into: new)
        emit(.take, register, new)
      }
    case .subscripted(let base, let member, let arguments) where member.assigned != nil:
      guard let assigned = member.assigned else { return }
      let place = TypedExpr(
        .subscripted(base, assigned, arguments), target.type, line: target.line)
      lowerAssign(place, value)
    default:
      isPlain = value.isSimple && target.isPlainPlace
      changing(target) { place in
        isPlain = false
        let register = self.value(of: value)
        store(register, to: openedBase(place))
      }
    }
  }

  /// A static property that is changed has its first value before what it is changed with is
  /// reckoned.
  func readFirstValue(of global: Global) {
    guard !isPlain, global.isToStart else { return }
    let register = temporary(.any)
    emit(.global, register, object(global))
    emit(.clear, register)
  }

  func lowerModify(_ target: TypedExpr, _ local: Local, _ value: TypedExpr) {
    isPlain = value.isSimple && target.isPlainPlace
    changing(target) { lowerModify(target, at: $0, local, value) }
  }

  private func lowerModify(
    _ target: TypedExpr, at found: Place, _ local: Local, _ value: TypedExpr
  ) {
    isPlain = false
    if case .register(let register) = found, value.writesOnce {
      alias(local, register)
      lower(value, into: register)
      return
    }
    // `total += f()` reads the variable when `f` has run, which cannot have changed it.
    if case .register(let register) = found, value.type.isTrivial,
      case .operation(let operation, let left, let right?) = value.kind,
      case .local(let current) = left.kind, current === local
    {
      alias(local, register)
      emit(operation, register, register, self.value(of: right))
      return
    }
    let value = withOperandFirst(value, local)
    let place = openedBase(found)
    let current = temporary(target.type)
    load(place, into: current)
    alias(local, current)
    let result = temporary(value.type)
    lower(value, into: result)
    store(result, to: place)
    if value.type.isTrivial { return }
    emit(.clear, result)
    emit(.clear, current)
  }

  /// `place += f()` runs `f` before it reads the place, whose getter may tell.
  private func withOperandFirst(_ value: TypedExpr, _ current: Local) -> TypedExpr {
    func isCurrent(_ operand: TypedExpr) -> Bool {
      if case .local(let local) = operand.kind { return local === current }
      return false
    }
    switch value.kind {
    case .operation(let operation, let left, let right?) where isCurrent(left) && !right.isSimple:
      return TypedExpr(.operation(operation, left, hold(right)), value.type, line: value.line)
    case .call(let callee, let operands) where operands.count == 2 && isCurrent(operands[0]):
      guard !operands[1].isSimple else { return value }
      return TypedExpr(
        .call(callee, [operands[0], hold(operands[1])]), value.type, line: value.line)
    default: return value
    }
  }

  /// `a.append(x)`, in place where the array or the text stands in a register.
  func lowerAppend(_ step: Operation, _ element: TypedExpr, to place: Place) {
    if step == .appendText, lowerAppendPieces(element, to: place) { return }
    var new: Int
    if step == .appendText {
      // May be the text itself, which is then read before it is changed.
      new = value(of: element)
    } else {
      new = temporary(.any)
      lower(element, into: new)
    }
    append(to: place) { emit(step, $0, new) }
  }

  /// Adds something that has been evaluated to what stands in `place`, whose register is handed to
  /// `emitStep`: evaluating may have read that, or changed it.
  func append(to place: Place, _ emitStep: (Int) -> Void) {
    let place = openedBase(place)
    if case .register(let own) = place { return emitStep(own) }
    let changed = temporary(.any)
    takeOut(place, into: changed)
    emitStep(changed)
    move(changed, to: place)
  }

  /// Stores what `source` holds, which is empty afterwards.
  func move(_ source: Int, to place: Place) {
    if case .register(let register) = place {
      emit(.take, register, source)
    } else {
      store(source, to: place)
      emit(.clear, source)
    }
  }

  // MARK: Elements of arrays

  /// The register of the array at `place`: its own where it has one.
  func array(at place: Place) -> Int {
    switch place {
    case .register(let register), .value(let register): return register
    default:
      let array = temporary(.any)
      load(place, into: array)
      return array
    }
  }

  func loadElement(_ member: Member, of place: Place, _ index: Int, into target: Int) {
    guard let step = member.step else { return }
    lowerLateDefault(of: place, index)
    emit(step, target, array(at: place), index)
  }

  func takeElement(_ member: Member, of place: Place, _ index: Int, into target: Int) {
    guard let steps = member.step?.elementSteps else { return }
    lowerLateDefault(of: place, index)
    change(place) { self.emit(steps.take, target, $0, index) }
  }

  func storeElement(_ member: Member, _ source: Int, of place: Place, _ index: Int) {
    guard let steps = member.step?.elementSteps else { return }
    lowerLateDefault(of: place, index)
    change(place) { self.emit(steps.set, $0, index, source) }
  }

  /// Changes the array at `place` where nobody else holds it.
  private func change(_ place: Place, _ body: (Int) -> Void) {
    if case .register(let register) = place {
      body(register)
      return
    }
    let array = temporary(.any)
    takeOut(place, into: array)
    body(array)
    move(array, to: place)
  }

  /// `count` of the array at `place`.
  func loadCount(of place: Place, into target: Int) {
    emit(.arrayCount, target, array(at: place))
  }
}

extension TypedExpr {
  /// A whole number that fits into an instruction.
  var smallNumber: Int? {
    guard case .constant(.int(let number)) = kind, abs(number) < 1 << 30 else { return nil }
    return number
  }

  /// Whether what leads to the place gives a global its first value.
  var startsGlobal: Bool {
    switch kind {
    case .global(let global): global.isToStart
    case .field(let base, _), .element(let base, _), .subscripted(let base, _, _): base.startsGlobal
    default: false
    }
  }

  /// Nothing that leads to the place runs code.
  var isPlainPlace: Bool {
    switch kind {
    case .local, .global: true
    case .field(let base, _), .element(let base, _): base.isPlainPlace
    case .subscripted(let base, _, let arguments):
      base.isPlainPlace && arguments.allSatisfy(\.isSimple)
    default: false
    }
  }

  /// Its lowering reads all that it needs before it writes its result.
  var writesOnce: Bool {
    if case .field(let base, _) = kind, case .local(let local) = base.kind {
      return !local.needsCell && local.ownership == .strong
    }
    guard type.isTrivial else { return false }
    switch kind {
    case .constant, .local, .global: return true
    case .operation(_, let left, let right): return left.isSimple && (right?.isSimple ?? true)
    default: return false
    }
  }
}
