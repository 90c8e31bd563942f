/// The longer steps of the loop.
extension Machine {
  /// Empties the registers, last first, as scopes end.
  private func clear(_ frame: Frame, from first: Int = 0) {
    if first == 0, frame.isLent { frame.base.empty() }
    for index in stride(from: frame.function.registerCount - 1, through: first, by: -1) {
      (frame.base + index).clear()
    }
  }

  /// Takes the error on its way to the nearest handler of this loop's frames; false if there is
  /// none, and the loop's own caller has to go on with it.
  func deliver(downTo depth: Int) -> Bool {
    guard let error = takeThrown() else { return true }
    while frames.count >= depth, let frame = frames.last {
      let place = frame.place - 1
      if let handler = frame.function.handlers.first(where: { $0.range.contains(place) }) {
        clear(frame, from: handler.first)
        frame.base[handler.register] = error
        frames.top.pointee.pc = frame.function.code + handler.target
        return true
      }
      clear(frame, from: 0)
      frames.removeLast()
      if frame.isBoundary { break }
    }
    if frames.isEmpty || frames.count < depth { raise(error) }
    return false
  }

  /// The program has stopped: drops the frames of this loop.
  func unwind(to depth: Int) {
    while frames.count >= depth {
      guard let frame = frames.last else { return }
      clear(frame)
      frames.removeLast()
    }
  }

  /// Ends the life of a value here, while the machine's state is in order.
  @inline(__always)
  func drop(_ value: consuming Value) {
    _ = consume value
  }

  @inline(never) func value(of global: Global) -> Value {
    if let initializer = global.initializer {
      if initializer === Global.unset {
        trap("LayoutLab: '\(global.name)' is read before its own line has given it a value")
        return .none
      }
      if initializer === Global.changing {
        reportConflict("'\(global.name)'")
        return .none
      }
      global.initializer = nil
      global.value = call(initializer, [])
    }
    return global.value
  }

  func makeClosure(_ object: AnyObject, captures: UnsafeMutablePointer<Value>) -> Value {
    let function = unsafeDowncast(object, to: Function.self)
    return .box(FunctionBox(function, moving: captures, machine: self))
  }

  /// What the type in `window[0]` has for `member`, with the arguments after it.
  func callStatic(_ member: Member, _ window: UnsafeMutablePointer<Value>, count: Int) -> Value {
    guard let type = (window[0].unerased.box as? TypeBox)?.type,
      let nominal = type.wrapped == nil ? type.nominal : library.optional
    else { return .none }
    var found: Member? = member
    if case .requirement = member.implementation {
      found = library.lookUpWitness(nominal, member)
    } else if member.kind != .initializer {
      // A class method may be overridden further down; what a protocol's extension adds cannot be.
      if member.owner?.kind != .protocol { found = library.overriding(member, in: nominal) }
    } else if nominal.kind == .class {
      found = nominal.ownMembers("init").first { $0.fullName == member.fullName } ?? member
    }
    let arguments = (0..<count).map { window[$0 + 1] }
    let own = found.map { member.own(of: $0, in: type) } ?? []
    switch found?.implementation {
    case .function(let general)?:
      let function = general.specialized(for: type, own)
      guard found?.kind == .initializer, found?.owner?.kind == .class, let script = nominal.script
      else { return call(function, arguments) }
      let object = Value.object(ScriptInstance(script.specialized(type.arguments)))
      return call(function, [object] + arguments)
    case .native(let native)?, .nativeInitializer(let native, _)?: return native(self, window + 1)
    case .nativeAccessors(let get, let set)?:
      return (count > 0 ? set ?? get : get)(self, window + 1)
    case .accessors(let get, let set)?:
      // Beside the indices of a subscript there is what is put in.
      let isSetting = count > (found?.functionType?.parameters.count ?? 0)
      return call((isSetting ? set ?? get : get).specialized(for: type), arguments)
    case .global(let global)? where count > 0:
      // Its first value is made before it gets another.
      _ = value(of: global)
      global.value = arguments[0]
      return .none
    case .global(let global)?: return value(of: global)
    case .enumCase(let tag)?:
      guard let script = nominal.script?.specialized(type.arguments) else { return .none }
      return count == 0 ? script.enumCase(tag) : .box(EnumBox(script, tag, arguments))
    case .field?, .requirement?, nil: return .none
    }
  }

  func moveOut(_ start: UnsafeMutablePointer<Value>, _ count: Int) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      values.append((start + index).move())
      (start + index).initialize(to: .none)
    }
    return values
  }

  @inline(never) func trapOverflow(_ pc: UnsafeMutablePointer<Instruction>) {
    frames.top.pointee.pc = pc
    trap("arithmetic overflow")
  }

  func divide(_ x: Int, _ y: Int, _ pc: UnsafeMutablePointer<Instruction>) -> Int {
    if UInt(bitPattern: y) &+ 1 > 1 {
      return x.dividedReportingOverflow(by: y).partialValue
    }
    return divideOddly(x, y, pc)
  }

  /// By 0 or by -1.
  @inline(never)
  private func divideOddly(_ x: Int, _ y: Int, _ pc: UnsafeMutablePointer<Instruction>) -> Int {
    frames.top.pointee.pc = pc
    if y == 0 {
      trap("Division by zero")
      return 0
    }
    let (quotient, overflow) = x.dividedReportingOverflow(by: y)
    if overflow { trap("Division results in an overflow") }
    return quotient
  }

  func remainder(_ x: Int, _ y: Int, _ pc: UnsafeMutablePointer<Instruction>) -> Int {
    if UInt(bitPattern: y) &+ 1 > 1 {
      return x.remainderReportingOverflow(dividingBy: y).partialValue
    }
    return remainderOddly(x, y, pc)
  }

  /// By 0 or by -1.
  @inline(never)
  private func remainderOddly(_ x: Int, _ y: Int, _ pc: UnsafeMutablePointer<Instruction>) -> Int {
    frames.top.pointee.pc = pc
    if y == 0 {
      trap("Division by zero in remainder operation")
      return 0
    }
    let (rest, overflow) = x.remainderReportingOverflow(dividingBy: y)
    if overflow { trap("Division results in an overflow in remainder operation") }
    return rest
  }
}

extension Global {
  /// Stores `new` and hands back what it replaces, so that it dies after the store.
  func replace(_ new: Value) -> Value {
    initializer = nil
    let old = value
    value = new
    return old
  }
}
