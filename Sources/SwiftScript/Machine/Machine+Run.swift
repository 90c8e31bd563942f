extension Machine {
  /// Runs the innermost frame until its boundary returns, or the program stops.
  func run() {
    let depth = frames.count
    var function = frames[depth - 1].function
    var code = function.code
    var r = frames[depth - 1].base
    var pc = 0

    /// Takes up the innermost frame where it left off.
    func resume() {
      let frame = frames[frames.count - 1]
      function = frame.function
      code = function.code
      r = frame.base
      pc = frame.pc
    }

    while true {
      let i = code[pc]
      pc += 1
      let a = Int(i.a)
      let b = Int(i.b)
      let c = Int(i.c)
      switch i.operation {
      case .copy: r[a] = r[b]
      case .take:
        r[a] = (r + b).move()
        (r + b).initialize(to: .none)
      case .clear:
        // A value may run its deinit here, and that must see a register that is already empty.
        let old = (r + a).move()
        (r + a).initialize(to: .none)
        frames[frames.count - 1].pc = pc
        drop(old)
      case .constant: r[a] = function.constants[b]
      case .global:
        frames[frames.count - 1].pc = pc
        r[a] = value(of: unsafeDowncast(function.objects[b], to: Global.self))
      case .setGlobal:
        frames[frames.count - 1].pc = pc
        let global = unsafeDowncast(function.objects[b], to: Global.self)
        let old = global.replace(r[a])
        if let onDefine, let object = r[a].object { onDefine(global.name, object) }
        drop(old)
      case .makeCell:
        let value = (r + b).move()
        (r + b).initialize(to: .none)
        r[a] = .box(Cell(value))
      case .cell: r[a] = (r[b].box as? Cell)?.value ?? .none
      case .setCell:
        frames[frames.count - 1].pc = pc
        if let cell = r[a].box as? Cell {
          let old = cell.value
          cell.value = r[b]
          drop(old)
        }
      case .takeCell:
        if let cell = r[b].box as? Cell {
          r[a] = cell.value
          cell.value = .none
        }
      case .capture: r[a] = captureOfRunningClosure(b)
      case .closure: r[a] = makeClosure(function.objects[c], captures: r + b)

      case .addInt:
        let (sum, overflow) = r[b].int.addingReportingOverflow(r[c].int)
        if overflow { trapOverflow(pc) } else { r[a] = .int(sum) }
      case .subtractInt:
        let (sum, overflow) = r[b].int.subtractingReportingOverflow(r[c].int)
        if overflow { trapOverflow(pc) } else { r[a] = .int(sum) }
      case .multiplyInt:
        let (sum, overflow) = r[b].int.multipliedReportingOverflow(by: r[c].int)
        if overflow { trapOverflow(pc) } else { r[a] = .int(sum) }
      case .divideInt: r[a] = divide(r[b].int, r[c].int, pc)
      case .remainderInt: r[a] = remainder(r[b].int, r[c].int, pc)
      case .negateInt:
        let (sum, overflow) = 0.subtractingReportingOverflow(r[b].int)
        if overflow { trapOverflow(pc) } else { r[a] = .int(sum) }
      case .lessInt: r[a] = .bool(r[b].int < r[c].int)
      case .lessEqualInt: r[a] = .bool(r[b].int <= r[c].int)
      case .equalInt: r[a] = .bool(r[b].int == r[c].int)
      case .notEqualInt: r[a] = .bool(r[b].int != r[c].int)
      case .addDouble: r[a] = .double(r[b].double + r[c].double)
      case .subtractDouble: r[a] = .double(r[b].double - r[c].double)
      case .multiplyDouble: r[a] = .double(r[b].double * r[c].double)
      case .divideDouble: r[a] = .double(r[b].double / r[c].double)
      case .negateDouble: r[a] = .double(-r[b].double)
      case .lessDouble: r[a] = .bool(r[b].double < r[c].double)
      case .lessEqualDouble: r[a] = .bool(r[b].double <= r[c].double)
      case .equalDouble: r[a] = .bool(r[b].double == r[c].double)
      case .notEqualDouble: r[a] = .bool(r[b].double != r[c].double)
      case .not: r[a] = .bool(!r[b].bool)
      case .equal:
        frames[frames.count - 1].pc = pc
        r[a] = .bool(Equality.areEqual(r[b], r[c]))
      case .notEqual:
        frames[frames.count - 1].pc = pc
        r[a] = .bool(!Equality.areEqual(r[b], r[c]))
      case .same: r[a] = .bool(r[b].object === r[c].object)

      case .jump: pc = a
      case .loop:
        pc = a
        steps += 1
        if steps >= nextCheck {
          frames[frames.count - 1].pc = pc
          _ = check()
        }
      case .jumpIfFalse: if !r[a].bool { pc = b }
      case .jumpIfTrue: if r[a].bool { pc = b }
      case .jumpIfNone: if r[a].isNone { pc = b }
      case .jumpIfSome: if !r[a].isNone { pc = b }

      case .call:
        steps += 1
        if steps >= nextCheck { _ = check() }
        frames[frames.count - 1].pc = pc
        let callee = unsafeDowncast(function.objects[a], to: Function.self)
        if push(callee, base: r + b, closure: nil, isBoundary: false) { resume() }
      case .callSlot:
        steps += 1
        if steps >= nextCheck { _ = check() }
        frames[frames.count - 1].pc = pc
        if let instance = ScriptInstance.of(r[b]),
          push(instance.type.slots[a], base: r + b, closure: nil, isBoundary: false)
        {
          resume()
        }
      case .callClosure:
        steps += 1
        if steps >= nextCheck { _ = check() }
        frames[frames.count - 1].pc = pc
        if let callee = r[a].callable {
          switch callee.target {
          case .script(let target, _):
            if push(target, base: r + b, closure: callee, isBoundary: false) { resume() }
          case .native(let body):
            let result = body(self, (0..<c).map { r[b + $0] })
            for index in 0..<c { r[b + index] = .none }
            r[b] = result
          }
        }
      case .callWitness:
        frames[frames.count - 1].pc = pc
        if let member = witness(
          of: (r[b].box as? Cell)?.value ?? r[b],
          for: unsafeDowncast(function.objects[a], to: Member.self))
        {
          if !(r[b].box is Cell) { r[b] = r[b].unerased }
          let result = invoke(member, r + b, count: c)
          for index in 0..<max(1, c) { r[b + index] = .none }
          r[b] = result
        }
      case .native:
        frames[frames.count - 1].pc = pc
        nativeArguments = r + b
        r[a] = function.natives[c](self, r + b)
        nativeArguments = nil
        if !handedOver.isEmpty { settleHandedOver(r[a]) }
      case .return, .returnVoid:
        let result = i.operation == .return ? (r + a).move() : .none
        if i.operation == .return { (r + a).initialize(to: .none) }
        frames[frames.count - 1].pc = pc
        if leave(result) { return }
        resume()

      case .new:
        r[a] = .object(ScriptInstance(unsafeDowncast(function.objects[b], to: ScriptType.self)))
      case .field: r[a] = ScriptInstance.of(r[b])?.fields[c] ?? .none
      case .setField:
        frames[frames.count - 1].pc = pc
        if let instance = ScriptInstance.of(r[b]) {
          let old = instance.fields[c]
          instance.fields[c] = r[a]
          drop(old)
        }
      case .takeField:
        if let instance = ScriptInstance.of(r[b]) {
          r[a] = instance.fields[c]
          instance.fields[c] = .none
        }
      case .element: r[a] = (r[b].box as? AggregateBox)?.fields[c] ?? .none
      case .setElement: setElement(r + b, c, r[a])
      case .takeElement:
        r[a] = (r[b].box as? AggregateBox)?.fields[c] ?? .none
        setElement(r + b, c, .none)
      case .makeStruct: r[a] = makeStruct(function.objects[c], r + b)
      case .makeTuple: r[a] = .tuple(moveOut(r + b, c))
      case .makeArray: r[a] = .array(moveOut(r + b, c))

      case .wrap: r[a] = r[b].some
      case .payload: r[a] = r[b].payload
      case .force:
        if r[b].isNone {
          frames[frames.count - 1].pc = pc
          trap("Unexpectedly found nil while unwrapping an Optional value")
        } else {
          r[a] = r[b].payload
        }
      case .trap:
        frames[frames.count - 1].pc = pc
        trap(function.constants[a].string)
      case .lower:
        function.lowerNow(library)
        code = function.code
        pc = 0
        top = r + function.registerCount
        if top >= end {
          stop(.overflow(function: function.name, throughCallbacks: false))
        } else {
          touch(top)
        }
      case .throw:
        frames[frames.count - 1].pc = pc
        let error = (r + a).move()
        (r + a).initialize(to: .none)
        raise(error)
      }

      if needsAttention {
        if !isDisturbed { reach(pc, in: function) }
        if isHalted {
          unwind(to: depth)
          return
        }
        if thrown != nil {
          if !deliver(downTo: depth) { return }
          resume()
        }
      }
    }
  }
}
