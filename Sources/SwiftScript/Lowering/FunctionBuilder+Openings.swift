/// Changes of what a property, or the script's code, must not see half-way: it is read once, changed
/// in a register, and put back once.
extension FunctionBuilder {
  /// Runs `body` with the place of `target`; what was opened on the way there is closed afterwards.
  func changing(_ target: TypedExpr, _ body: (Place) -> Void) {
    withOpenings { body(place(target)) }
  }

  /// Runs `body` and closes what it opens.
  func withOpenings<Result>(_ body: () -> Result) -> Result {
    let outer = (openings, spareRegisters, isReading)
    (openings, spareRegisters, isReading) = ([], [], false)
    let result = body()
    closeOpenings()
    (openings, spareRegisters, isReading) = outer
    return result
  }

  func readPlace(_ expr: TypedExpr, into target: Int) {
    let outer = (openings, isReading)
    (openings, isReading) = ([], true)
    let place = place(expr)
    isPlain = false
    load(place, into: target)
    (openings, isReading) = outer
  }

  /// Puts back what is open, which may be lowered for several ways out.
  func closeOpenings() {
    close(openings)
  }

  /// The place with a register for the properties on the way to it that run code.
  ///
  /// - Parameter guarding: the script's code runs meanwhile, and may not look at what is changed.
  func opened(_ place: Place, guarding: Bool = false) -> Place {
    if place.isStored && !(guarding && place.isShared) { return place }
    switch place {
    case .element(let base, let index): return .element(opened(base, guarding: guarding), index)
    case .payload(let base): return .payload(opened(base, guarding: guarding))
    case .forced(let base, let isImplicit):
      let base = opened(base, guarding: guarding)
      tested(base, .any) { self.emit(.force, $0, $0, isImplicit ? 1 : 0) }
      return .payload(base)
    case .weak(let base, let ownership):
      return .weak(opened(base, guarding: guarding), ownership)
    case .subscripted(let base, let member, let arguments, let count, false):
      let inner = Place.subscripted(
        opened(base, guarding: guarding), member, arguments: arguments, count: count,
        isObject: false)
      return member.runsCode ? inRegister(inner) : inner
    case .valueProperty(let base, let member):
      return inRegister(.valueProperty(opened(base, guarding: guarding), member))
    case .property, .staticProperty, .typeSubscript, .subscripted: return inRegister(place)
    case .field(let object, let index): return held(.openField, .closeField, object, index)
    case .global(let global): return held(.openGlobal, .closeGlobal, self.object(global), 0)
    case .cell(let register, isShared: true) where guarding:
      return held(.openCell, .closeCell, register, 0)
    case .captured(let capture, isShared: true) where guarding:
      let cell = openingRegister()
      emit(.capture, cell, capture)
      return held(.openCell, .closeCell, cell, 0)
    case .register, .cell, .captured, .value: return place
    }
  }

  /// The same for what leads to a place that is itself read once and written once.
  func openedBase(_ place: Place, guarding: Bool = false) -> Place {
    switch place {
    case .property, .staticProperty, .typeSubscript, .subscripted(_, _, _, _, true): return place
    case .valueProperty(let base, let member):
      return .valueProperty(opened(base, guarding: guarding), member)
    case .subscripted(let base, let member, let arguments, let count, false):
      return .subscripted(
        opened(base, guarding: guarding), member, arguments: arguments, count: count,
        isObject: false)
    default: return opened(place, guarding: guarding)
    }
  }

  /// Reads a property, and writes it at the end.
  private func inRegister(_ place: Place) -> Place {
    let register = openingRegister()
    load(place, into: register)
    if isReading { return .value(register) }
    openings.append {
      self.store(register, to: place)
      self.emit(.clear, register)
    }
    return .register(register)
  }

  /// Takes what nobody may look at until it is put back.
  private func held(_ open: Operation, _ close: Operation, _ owner: Int, _ index: Int) -> Place {
    let register = openingRegister()
    emit(open, register, owner, index)
    openings.append { self.emit(close, register, owner, index) }
    return .register(register)
  }

  private func openingRegister() -> Int {
    guard let spare = spareRegisters.popLast() else { return temporary(.any) }
    keep(spare, .any)
    return spare
  }

  /// Sets registers aside for opening the place after a call's window has been allocated, which the
  /// call makes its own.
  func reserveRegisters(for place: Place) {
    guard !place.isStored || place.isShared else { return }
    for _ in 0..<place.depth { spareRegisters.append(allocate()) }
  }

  /// Hands what is at `place` to `test`, in a register that is empty afterwards.
  func tested(_ place: Place, _ type: Type, _ test: (Int) -> Void) {
    let register = temporary(type)
    load(place, into: register)
    test(register)
    emit(.clear, register)
  }

  /// The way out of the chain if there is nothing in `test`; what is open is put back there, too.
  func leaveChain(unless test: Int) {
    let out = emit(.jumpIfNone, test)
    guard !openings.isEmpty else { return chains[chains.count - 1].append(out) }
    let on = emit(.jump)
    patch(out)
    closeOpenings()
    chains[chains.count - 1].append(emit(.jump))
    patch(on)
  }

  /// Lends what is in the place to what reads and may change it.
  func visit(_ place: Place, _ body: (Int) -> Void) {
    let cell = temporary(.any)
    takeOut(place, into: cell)
    emit(.makeCell, cell, cell)
    body(cell)
    putBack(cell) { self.store($0, to: place) }
  }
}

extension Member {
  /// A subscript of the script's own.
  fileprivate var runsCode: Bool {
    if case .nativeAccessors = implementation { return false }
    return step == nil
  }
}
