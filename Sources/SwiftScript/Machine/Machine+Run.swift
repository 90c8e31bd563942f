extension Machine {
  /// Runs the innermost frame until its boundary returns, or the program stops.
  ///
  /// What is not hot stands in functions of its own: the loop has few enough variables to keep
  /// them in registers of the processor.
  ///
  /// - Parameter boundary: how many frames are open with the one whose return ends the loop, where
  ///   that is not the innermost one: where a task goes on that has waited.
  func run(to boundary: Int? = nil) {
    let depth = boundary ?? frames.count
    var frame = frames.top
    var function = Unmanaged.passUnretained(frame.pointee.function)
    var code = frame.pointee.function.code
    var r = frame.pointee.base
    // Not 0 where a task goes on that has waited.
    var pc = frame.pointee.pc

    while true {
      let i = code[pc]
      pc &+= 1
      let a = Int(i.a)
      let b = Int(i.b)
      let c = Int(i.c)
      switch i.operation {
      case .copy: (r + a).copy(r + b)
      case .take:
        frame.pointee.pc = pc
        (r + a).take(r + b)
      case .clear:
        frame.pointee.pc = pc
        (r + a).clear()
      case .constant: (r + a).copy(function._withUnsafeGuaranteedRef { $0.constantStart + b })
      case .global:
        let global = object(function, b, Global.self)
        if global._withUnsafeGuaranteedRef({ $0.initializer == nil }) {
          let target = r + a
          global._withUnsafeGuaranteedRef { global in
            withUnsafeMutablePointer(to: &global.value) { target.copy($0) }
          }
        } else {
          frame.pointee.pc = pc
          r[a] = global._withUnsafeGuaranteedRef { value(of: $0) }
        }
      case .setGlobal:
        frame.pointee.pc = pc
        let source = r + a
        object(function, b, Global.self)._withUnsafeGuaranteedRef { set($0, source) }
      case .takeGlobal:
        frame.pointee.pc = pc
        let target = r + a
        object(function, b, Global.self)._withUnsafeGuaranteedRef { take($0, target) }
      case .makeCell:
        let value = (r + b).move()
        (r + b).initialize(to: .none)
        r[a] = .box(Cell(value))
      case .cell:
        if let cell = (r + b).borrow(Cell.self) {
          let target = r + a
          cell._withUnsafeGuaranteedRef { cell in
            withUnsafeMutablePointer(to: &cell.value) { target.copy($0) }
          }
        } else {
          r[a] = .none
        }
      case .setCell:
        frame.pointee.pc = pc
        if let cell = (r + a).borrow(Cell.self) { setCell(cell, r + b) }
      case .takeCell:
        if let cell = (r + b).borrow(Cell.self) {
          let target = r + a
          cell._withUnsafeGuaranteedRef { cell in
            withUnsafeMutablePointer(to: &cell.value) { target.take($0) }
          }
        }
      case .capture:
        r[a] = frame.pointee.closure?._withUnsafeGuaranteedRef { $0.captures[b] } ?? .none
      case .closure:
        r[a] = makeClosure(function._withUnsafeGuaranteedRef { $0.objects[c] }, captures: r + b)

      case .addInt:
        let (sum, overflow) = (r + b).int.addingReportingOverflow((r + c).int)
        if overflow { trapOverflow(pc) } else { (r + a).put(sum) }
      case .subtractInt:
        let (sum, overflow) = (r + b).int.subtractingReportingOverflow((r + c).int)
        if overflow { trapOverflow(pc) } else { (r + a).put(sum) }
      case .multiplyInt:
        let (sum, overflow) = (r + b).int.multipliedReportingOverflow(by: (r + c).int)
        if overflow { trapOverflow(pc) } else { (r + a).put(sum) }
      case .addIntConstant:
        let (sum, overflow) = (r + b).int.addingReportingOverflow(c)
        if overflow { trapOverflow(pc) } else { (r + a).put(sum) }
      case .divideInt: (r + a).put(divide((r + b).int, (r + c).int, pc))
      case .remainderInt: (r + a).put(remainder((r + b).int, (r + c).int, pc))
      case .andInt: (r + a).put((r + b).int & (r + c).int)
      case .orInt: (r + a).put((r + b).int | (r + c).int)
      case .xorInt: (r + a).put((r + b).int ^ (r + c).int)
      case .negateInt:
        let (sum, overflow) = 0.subtractingReportingOverflow((r + b).int)
        if overflow { trapOverflow(pc) } else { (r + a).put(sum) }
      case .lessInt: (r + a).put((r + b).int < (r + c).int)
      case .lessEqualInt: (r + a).put((r + b).int <= (r + c).int)
      case .equalInt: (r + a).put((r + b).int == (r + c).int)
      case .notEqualInt: (r + a).put((r + b).int != (r + c).int)
      case .addDouble: (r + a).put((r + b).double + (r + c).double)
      case .subtractDouble: (r + a).put((r + b).double - (r + c).double)
      case .multiplyDouble: (r + a).put((r + b).double * (r + c).double)
      case .divideDouble: (r + a).put((r + b).double / (r + c).double)
      case .negateDouble: (r + a).put(-(r + b).double)
      case .lessDouble: (r + a).put((r + b).double < (r + c).double)
      case .lessEqualDouble: (r + a).put((r + b).double <= (r + c).double)
      case .equalDouble: (r + a).put((r + b).double == (r + c).double)
      case .notEqualDouble: (r + a).put((r + b).double != (r + c).double)
      case .not: (r + a).put(!(r + b).bool)
      case .equal:
        frame.pointee.pc = pc
        (r + a).put(Equality.areEqual(r[b], r[c]))
      case .notEqual:
        frame.pointee.pc = pc
        (r + a).put(!Equality.areEqual(r[b], r[c]))
      case .same: (r + a).put(r[b].object === r[c].object)

      case .jump: pc = a
      case .loop:
        pc = a
        tick(frame, pc)
      case .jumpIfFalse: if !(r + a).bool { pc = b }
      case .jumpIfTrue: if (r + a).bool { pc = b }
      case .jumpIfNone: if (r + a).isNone { pc = b }
      case .jumpIfSome: if !(r + a).isNone { pc = b }
      case .jumpUnlessLess: if (r + b).int >= (r + c).int { pc = a }
      case .jumpUnlessLessEqual: if (r + b).int > (r + c).int { pc = a }
      case .jumpUnlessEqual: if (r + b).int != (r + c).int { pc = a }
      case .jumpUnlessNotEqual: if (r + b).int == (r + c).int { pc = a }
      case .jumpUnlessLessDouble: if !((r + b).double < (r + c).double) { pc = a }
      case .jumpUnlessLessEqualDouble: if !((r + b).double <= (r + c).double) { pc = a }
      case .jumpUnlessLessConstant: if (r + b).int >= c { pc = a }
      case .jumpUnlessLessEqualConstant: if (r + b).int > c { pc = a }
      case .jumpUnlessGreaterConstant: if (r + b).int <= c { pc = a }
      case .jumpUnlessGreaterEqualConstant: if (r + b).int < c { pc = a }
      case .jumpUnlessEqualConstant: if (r + b).int != c { pc = a }
      case .jumpUnlessNotEqualConstant: if (r + b).int == c { pc = a }
      case .jumpUnlessCase:
        let tag = (r + b).borrow(EnumBox.self)?._withUnsafeGuaranteedRef { $0.tag }
        if tag != c { pc = a }
      case .countBelow:
        let next = (r + a).int &+ 1
        (r + a).put(next)
        if next < (r + b).int {
          pc = c
          tick(frame, pc)
        }
      case .countUpTo:
        // The last value may be `Int.max`: no counting past it.
        let value = (r + a).int
        if value < (r + b).int {
          (r + a).put(value &+ 1)
          pc = c
          tick(frame, pc)
        }
      case .nextElement:
        if let element = element(of: r + b, (r + b + 1).int) {
          (r + a).copy(element)
          (r + b + 1).put((r + b + 1).word &+ 1)
        } else {
          pc = c
        }

      case .call:
        frame.pointee.pc = pc
        count()
        let callee = object(function, a, Function.self)
        let base = r + b
        if callee._withUnsafeGuaranteedRef({
          push($0, base: base, closure: nil, isBoundary: false)
        }) {
          frame = frames.top
          function = callee
          code = callee._withUnsafeGuaranteedRef { $0.code }
          r = base
          pc = 0
        }
      case .callSlot:
        frame.pointee.pc = pc
        count()
        let base = r + b
        if let callee = slot(a, of: base),
          callee._withUnsafeGuaranteedRef({
            push($0, base: base, closure: nil, isBoundary: false)
          })
        {
          frame = frames.top
          function = callee
          code = callee._withUnsafeGuaranteedRef { $0.code }
          r = base
          pc = 0
        }
      case .callClosure:
        frame.pointee.pc = pc
        count()
        if callClosure(r + a, r + b, count: c) {
          frame = frames.top
          function = Unmanaged.passUnretained(frame.pointee.function)
          code = frame.pointee.function.code
          r = frame.pointee.base
          pc = 0
        }
      case .callWitness:
        frame.pointee.pc = pc
        count()
        let requirement = object(function, a, Member.self)
        let window = r + b
        if requirement._withUnsafeGuaranteedRef({ callWitness($0, window, count: c) }) {
          frame = frames.top
          function = Unmanaged.passUnretained(frame.pointee.function)
          code = frame.pointee.function.code
          r = frame.pointee.base
          pc = 0
        }
      case .native:
        frame.pointee.pc = pc
        let window = r + b
        nativeArguments = window
        r[a] = function._withUnsafeGuaranteedRef { $0.natives[c].body(self, window) }
        nativeArguments = nil
        if !handedOver.isEmpty { settleHandedOver(r[a]) }
      case .return, .returnVoid:
        frame.pointee.pc = pc
        if leave(with: i.operation == .return ? r + a : nil) { return }
        frame = frames.top
        function = Unmanaged.passUnretained(frame.pointee.function)
        code = frame.pointee.function.code
        r = frame.pointee.base
        pc = frame.pointee.pc

      case .new:
        r[a] = .object(ScriptInstance(object(function, b, ScriptType.self).takeUnretainedValue()))
      case .field:
        if let instance = (r + b).borrow(ScriptInstance.self) {
          let start = instance._withUnsafeGuaranteedRef { $0.fields.start }
          (r + a).copy(start + c)
        } else {
          r[a] = ScriptInstance.of(r[b])?.fields[c] ?? .none
        }
      case .setField:
        frame.pointee.pc = pc
        if let instance = (r + b).borrow(ScriptInstance.self) {
          if let start = instance._withUnsafeGuaranteedRef({ $0.fields.start as Optional }) {
            if (start + c).isReference {
              replaceField(r + b, c, r + a)
            } else {
              (start + c).copy(r + a)
            }
          }
        } else {
          replaceField(r + b, c, r + a)
        }
      case .takeField: takeField(r + a, of: r + b, c)
      case .element: element(r + a, of: r + b, c)
      case .setElement: setElement(r + b, c, r[a])
      case .takeElement:
        element(r + a, of: r + b, c)
        setElement(r + b, c, .none)
      case .arrayElement:
        frame.pointee.pc = pc
        if let element = element(of: r + b, (r + c).int) {
          if a == b { r[a] = element.pointee } else { (r + a).copy(element) }
        } else {
          trap("Index out of range")
        }
      case .setArrayElement:
        frame.pointee.pc = pc
        setArrayElement(r + a, (r + b).int, r + c)
      case .takeArrayElement:
        frame.pointee.pc = pc
        takeArrayElement(r + a, r + b, (r + c).int)
      case .tableElement: tableElement(r + a, r + b, r + c)
      case .tableValue: tableValue(r + a, r + b, r + c)
      case .takeTableElement, .takeTableValue:
        takeTableElement(r + a, r + b, r + c, isOptional: i.operation == .takeTableElement)
      case .setTableElement, .setTableValue:
        frame.pointee.pc = pc
        setTableElement(r + a, r + b, r + c, isOptional: i.operation == .setTableElement)
      case .appendText: appendText(r + b, to: r + a)
      case .arrayCount:
        (r + a).put(
          (r + b).borrow(ArrayBox.self)?._withUnsafeGuaranteedRef { $0.elements.count } ?? 0)
      case .arrayAppend: append(r + b, to: r + a)
      case .makeStruct:
        let type = object(function, c, ScriptType.self).takeUnretainedValue()
        r[a] = .box(StructBox(type, moving: r + b, type.fieldCount))
      case .makeTuple: r[a] = .box(TupleBox(moving: r + b, c))
      case .makeArray: r[a] = .array(moveOut(r + b, c))

      case .wrap:
        if (r + b).tag < UnsafeMutablePointer<Value>.Tag.box {
          (r + a).copy(r + b)
        } else {
          r[a] = r[b].some
        }
      case .payload:
        if (r + b).tag != UnsafeMutablePointer<Value>.Tag.box {
          (r + a).copy(r + b)
        } else {
          r[a] = r[b].payload
        }
      case .force:
        if (r + b).isNone {
          frame.pointee.pc = pc
          trap("Unexpectedly found nil while unwrapping an Optional value")
        } else if (r + b).tag != UnsafeMutablePointer<Value>.Tag.box {
          (r + a).copy(r + b)
        } else {
          r[a] = r[b].payload
        }
      case .trap:
        frame.pointee.pc = pc
        trap(function._withUnsafeGuaranteedRef { $0.constants[a].string })
      case .lower:
        let base = r
        function._withUnsafeGuaranteedRef { lower($0, base) }
        code = function._withUnsafeGuaranteedRef { $0.code }
        pc = 0
      case .throw:
        frame.pointee.pc = pc
        let error = (r + a).move()
        (r + a).initialize(to: .none)
        raise(error)
      }

      if needsAttention {
        if suspension != nil {
          leaveTask(downTo: depth)
          return
        }
        if !isDisturbed {
          let next = pc
          function._withUnsafeGuaranteedRef { reach(next, in: $0) }
        }
        if isHalted {
          unwind(to: depth)
          return
        }
        if thrown != nil {
          if !deliver(downTo: depth) { return }
          frame = frames.top
          function = Unmanaged.passUnretained(frame.pointee.function)
          code = frame.pointee.function.code
          r = frame.pointee.base
          pc = frame.pointee.pc
        }
      }
    }
  }

  /// Entry `index` of the objects that the code of `function` speaks of.
  @inline(__always)
  private func object<Object: AnyObject>(
    _ function: Unmanaged<Function>, _ index: Int, _ type: Object.Type
  ) -> Unmanaged<Object> {
    let found = function._withUnsafeGuaranteedRef { $0.objectStart[index] }
    return Unmanaged<Object>.fromOpaque(found.toOpaque())
  }

  /// Where element `index` of the array in a register is; `nil` if there is none.
  @inline(__always)
  private func element(
    of register: UnsafeMutablePointer<Value>, _ index: Int
  ) -> UnsafeMutablePointer<Value>? {
    guard let array = register.borrow(ArrayBox.self) else { return nil }
    return array._withUnsafeGuaranteedRef { box in
      box.elements.withUnsafeBufferPointer { elements in
        guard UInt(bitPattern: index) < UInt(bitPattern: elements.count),
          let start = elements.baseAddress
        else { return nil }
        return UnsafeMutablePointer(mutating: start + index)
      }
    }
  }

  @inline(__always) private func count() {
    steps += 1
    if steps >= nextCheck { _ = check() }
  }

  @inline(__always) private func tick(_ frame: UnsafeMutablePointer<Frame>, _ pc: Int) {
    steps += 1
    if steps >= nextCheck {
      frame.pointee.pc = pc
      _ = check()
    }
  }
}
