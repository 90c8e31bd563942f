extension Machine {
  /// The steps of `run`; false when somebody has begun to step from line to line, or ceased to.
  ///
  /// What is not hot stands in functions of its own: the loop has few enough variables to keep
  /// them in registers of the processor. A step that can neither stop the program nor run anybody
  /// else's code goes straight on to the next; the others `break step`, which looks around first.
  @inline(__always)
  func loop(_ depth: Int, tellsLines: Bool) -> Bool {
    var frame = frames.top
    var function = Unmanaged.passUnretained(frame.pointee.function)
    var r = frame.pointee.base
    var pc = frame.pointee.pc

    while true {
      let i = pc.pointee
      pc += 1
      let a = Int(i.a)
      let b = Int(i.b)
      let c = Int(i.c)
      step: do {
        switch i.operation {
        case .copy: if copy(r.at(b), to: r.at(a), frame, pc) { break step }
        case .take:
          let target = r.at(a)
          if target.isReference {
            frame.pointee.pc = pc
            target.replace(r.at(b))
            break step
          }
          target.takeBits(r.at(b))
        case .clear:
          let target = r.at(a)
          if target.isReference {
            frame.pointee.pc = pc
            target.release()
            break step
          }
          target.empty()
        case .constant:
          let constant = function._withUnsafeGuaranteedRef { $0.constantStart + b }
          if copy(constant, to: r.at(a), frame, pc) { break step }
        case .copyNumber: r.at(a).copyNumber(r.at(b))
        case .number:
          r.at(a).copyNumber(function._withUnsafeGuaranteedRef { $0.constantStart + b })
        case .global:
          let global = object(function, b, Global.self)
          if global._withUnsafeGuaranteedRef({ $0.initializer == nil }) {
            let target = r.at(a)
            global._withUnsafeGuaranteedRef { global in
              withUnsafeMutablePointer(to: &global.value) { _ = target.copy($0) }
            }
          } else {
            frame.pointee.pc = pc
            r.at(a).pointee = global._withUnsafeGuaranteedRef { value(of: $0) }
          }
          break step
        case .cell:
          guard let cell = cell(r.at(b), kinds.cell, or: r.at(a)) else { break step }
          if read(cell, to: r.at(a), frame, pc) { break step }
        case .capturedCell:
          guard let cell = cell(captured(frame, b), kinds.cell, or: r.at(a)) else { break step }
          if read(cell, to: r.at(a), frame, pc) { break step }
        case .setCapturedCell:
          frame.pointee.pc = pc
          if let cell = captured(frame, b)?.borrow(kinds.cell) { setCell(cell, r.at(a)) }
          break step
        case .setCell:
          frame.pointee.pc = pc
          if let cell = r.at(a).borrow(kinds.cell) { setCell(cell, r.at(b)) }
          break step
        case .capture:
          if let source = captured(frame, b), copy(source, to: r.at(a), frame, pc) { break step }

        case .addInt:
          if put(r.at(b).word.addingReportingOverflow(r.at(c).word), r.at(a), pc) { break step }
        case .subtractInt:
          if put(r.at(b).word.subtractingReportingOverflow(r.at(c).word), r.at(a), pc) {
            break step
          }
        case .multiplyInt:
          if put(r.at(b).word.multipliedReportingOverflow(by: r.at(c).word), r.at(a), pc) {
            break step
          }
        case .addIntConstant:
          if put(r.at(b).word.addingReportingOverflow(c), r.at(a), pc) { break step }
        case .multiplyIntConstant:
          if put(r.at(b).word.multipliedReportingOverflow(by: c), r.at(a), pc) { break step }
        case .divideInt:
          r.at(a).put(divide(r.at(b).word, r.at(c).word, pc))
          break step
        case .remainderInt:
          r.at(a).put(remainder(r.at(b).word, r.at(c).word, pc))
          break step
        case .remainderIntConstant: r.at(a).put(Self.remainder(r.at(b).word, c))
        case .andInt: r.at(a).put(r.at(b).word & r.at(c).word)
        case .andIntConstant: r.at(a).put(r.at(b).word & c)
        case .orInt: r.at(a).put(r.at(b).word | r.at(c).word)
        case .xorInt: r.at(a).put(r.at(b).word ^ r.at(c).word)
        case .lessInt: r.at(a).put(r.at(b).word < r.at(c).word)
        case .lessEqualInt: r.at(a).put(r.at(b).word <= r.at(c).word)
        case .greaterInt: r.at(a).put(r.at(b).word > r.at(c).word)
        case .greaterEqualInt: r.at(a).put(r.at(b).word >= r.at(c).word)
        case .equalInt: r.at(a).put(r.at(b).word == r.at(c).word)
        case .notEqualInt: r.at(a).put(r.at(b).word != r.at(c).word)
        case .addDouble: r.at(a).put(r.at(b).double + r.at(c).double)
        case .subtractDouble: r.at(a).put(r.at(b).double - r.at(c).double)
        case .multiplyDouble: r.at(a).put(r.at(b).double * r.at(c).double)
        case .divideDouble: r.at(a).put(r.at(b).double / r.at(c).double)
        case .negateDouble: r.at(a).put(-r.at(b).double)
        case .lessDouble: r.at(a).put(r.at(b).double < r.at(c).double)
        case .lessEqualDouble: r.at(a).put(r.at(b).double <= r.at(c).double)
        case .greaterDouble: r.at(a).put(r.at(b).double > r.at(c).double)
        case .greaterEqualDouble: r.at(a).put(r.at(b).double >= r.at(c).double)
        case .equalDouble: r.at(a).put(r.at(b).double == r.at(c).double)
        case .notEqualDouble: r.at(a).put(r.at(b).double != r.at(c).double)
        case .not: r.at(a).put(!r.at(b).bool)

        case .jump: pc = pc.at(a)
        case .loop:
          pc = pc.at(a)
          if tick(frame, pc) { break step }
        case .jumpIfFalse: if _slowPath(!r.at(a).bool) { pc = pc.at(b) }
        case .jumpIfTrue: if _slowPath(r.at(a).bool) { pc = pc.at(b) }
        case .jumpIfNone: if _slowPath(r.at(a).isNone) { pc = pc.at(b) }
        case .jumpIfSome: if _slowPath(!r.at(a).isNone) { pc = pc.at(b) }
        case .jumpUnlessLess: if _slowPath(r.at(b).word >= r.at(c).word) { pc = pc.at(a) }
        case .jumpUnlessLessEqual: if _slowPath(r.at(b).word > r.at(c).word) { pc = pc.at(a) }
        case .jumpUnlessEqual: if _slowPath(r.at(b).word != r.at(c).word) { pc = pc.at(a) }
        case .jumpUnlessNotEqual: if _slowPath(r.at(b).word == r.at(c).word) { pc = pc.at(a) }
        case .jumpUnlessLessDouble:
          if _slowPath(!(r.at(b).double < r.at(c).double)) { pc = pc.at(a) }
        case .jumpUnlessLessEqualDouble:
          if _slowPath(!(r.at(b).double <= r.at(c).double)) { pc = pc.at(a) }
        case .jumpUnlessLessConstant: if _slowPath(r.at(b).word >= c) { pc = pc.at(a) }
        case .jumpUnlessLessEqualConstant: if _slowPath(r.at(b).word > c) { pc = pc.at(a) }
        case .jumpUnlessGreaterConstant: if _slowPath(r.at(b).word <= c) { pc = pc.at(a) }
        case .jumpUnlessGreaterEqualConstant: if _slowPath(r.at(b).word < c) { pc = pc.at(a) }
        case .jumpUnlessEqualConstant: if _slowPath(r.at(b).word != c) { pc = pc.at(a) }
        case .jumpUnlessNotEqualConstant: if _slowPath(r.at(b).word == c) { pc = pc.at(a) }
        case .loopIfLess:
          if _fastPath(r.at(b).word < r.at(c).word) {
            pc = pc.at(a)
            if tick(frame, pc) { break step }
          }
        case .loopIfLessEqual:
          if _fastPath(r.at(b).word <= r.at(c).word) {
            pc = pc.at(a)
            if tick(frame, pc) { break step }
          }
        case .loopIfLessConstant:
          if _fastPath(r.at(b).word < c) {
            pc = pc.at(a)
            if tick(frame, pc) { break step }
          }
        case .loopIfGreaterConstant:
          if _fastPath(r.at(b).word > c) {
            pc = pc.at(a)
            if tick(frame, pc) { break step }
          }
        case .jumpUnlessCase:
          let tag = r.at(b).borrow(kinds.enumeration)?._withUnsafeGuaranteedRef { $0.tag }
          if _slowPath(tag != c) { pc = pc.at(a) }
        case .countBelow:
          let next = r.at(a).word &+ 1
          r.at(a).putBits(next, UnsafeMutablePointer<Value>.Tag.int)
          if next < r.at(b).word {
            pc = pc.at(c)
            if tick(frame, pc) { break step }
          }
        case .countUpTo:
          // The last value may be `Int.max`: no counting past it.
          let value = r.at(a).word
          if value < r.at(b).word {
            r.at(a).putBits(value &+ 1, UnsafeMutablePointer<Value>.Tag.int)
            pc = pc.at(c)
            if tick(frame, pc) { break step }
          }
        case .nextElement:
          let place = r.at(b) + 1
          if let element = element(of: r.at(b), place.word) {
            place.putBits(place.word &+ 1, UnsafeMutablePointer<Value>.Tag.int)
            if copy(element, to: r.at(a), frame, pc) { break step }
          } else if makeNext(r.at(a), of: r.at(b), frame, pc) {
            break step
          } else {
            pc = pc.at(c)
          }

        case .call:
          frame.pointee.pc = pc
          count()
          let callee = object(function, a, Function.self)
          if let entered = enter(callee, r.at(b), nil) {
            go(to: entered, &frame, &function, &r, &pc)
          }
          break step
        case .callSlot:
          frame.pointee.pc = pc
          count()
          if let callee = slot(a, of: r.at(b)), let entered = enter(callee, r.at(b), nil) {
            go(to: entered, &frame, &function, &r, &pc)
          }
          break step
        case .callOn:
          frame.pointee.pc = pc
          count()
          let callee = object(function, a, Function.self)
          if let entered = enter(callee, r.at(b), lending: r.at(c)) {
            go(to: entered, &frame, &function, &r, &pc)
          }
          break step
        case .callSlotOn:
          frame.pointee.pc = pc
          count()
          if let callee = slot(a, of: r.at(c)),
            let entered = enter(callee, r.at(b), lending: r.at(c))
          {
            go(to: entered, &frame, &function, &r, &pc)
          }
          break step
        case .callClosure:
          frame.pointee.pc = pc
          count()
          if let entered = callClosure(r.at(a), r.at(b), count: c) {
            go(to: entered, &frame, &function, &r, &pc)
          }
          break step
        case .callWitness:
          frame.pointee.pc = pc
          count()
          let requirement = object(function, a, Member.self)
          let window = r.at(b)
          if let entered = requirement._withUnsafeGuaranteedRef({
            callWitness($0, window, count: c)
          }) {
            go(to: entered, &frame, &function, &r, &pc)
          }
          break step
        case .new:
          let type = object(function, b, ScriptType.self)
          let target = r.at(a)
          frame.pointee.pc = pc
          target.clear()
          let made = type._withUnsafeGuaranteedRef { Unmanaged.passRetained(ScriptInstance($0)) }
          target.putBits(Int(bitPattern: made.toOpaque()), UnsafeMutablePointer<Value>.Tag.object)
          break step
        case .arrayAppend:
          frame.pointee.pc = pc
          append(r.at(b), to: r.at(a))
          break step
        case .arrayCount:
          frame.pointee.pc = pc
          r.at(a).put(elementCount(r.at(b)))
          break step
        case .makeStruct:
          frame.pointee.pc = pc
          object(function, c, ScriptType.self)._withUnsafeGuaranteedRef { type in
            r.at(a).receive(.box(StructBox(type, moving: r.at(b), type.fieldCount)))
          }
          break step
        case .setElement:
          frame.pointee.pc = pc
          setElement(r.at(b), c, r.at(a))
          break step
        case .tableValue:
          frame.pointee.pc = pc
          tableValue(r.at(a), r.at(b), r.at(c))
          break step
        case .setTableValue:
          frame.pointee.pc = pc
          setTableElement(r.at(a), r.at(b), r.at(c), isOptional: false)
          break step
        case .appendText, .appendConstant, .appendNumber, .interpolate, .appendInterpolation:
          frame.pointee.pc = pc
          write(pc, r, function)
          break step
        case .tableElement:
          frame.pointee.pc = pc
          tableElement(r.at(a), r.at(b), r.at(c))
          break step
        case .setTableElement:
          frame.pointee.pc = pc
          setTableElement(r.at(a), r.at(b), r.at(c), isOptional: true)
          break step
        case .native:
          frame.pointee.pc = pc
          let window = r.at(b)
          callsNative(with: window)
          let result = function._withUnsafeGuaranteedRef { $0.nativeStart[c].body(self, window) }
          nativeArguments = nil
          if !handedOver.isEmpty { settleHandedOver(result) }
          r.at(a).receive(result)
          break step
        case .return:
          frame.pointee.pc = pc
          if leave(frame, with: r.at(a)) { return true }
          go(to: frame - 1, &frame, &function, &r, &pc)
          break step
        case .returnVoid:
          frame.pointee.pc = pc
          if leave(frame) { return true }
          go(to: frame - 1, &frame, &function, &r, &pc)
          break step

        case .field:
          if let instance = r.at(b).borrow(kinds.instance) {
            let place = instance._withUnsafeGuaranteedRef { $0.fields.start }.at(c)
            if !place.isReference || _fastPath(place.word != changingWord) {
              if copy(place, to: r.at(a), frame, pc) { break step }
            } else {
              frame.pointee.pc = pc
              hostedField(r.at(a), of: r.at(b), c / MemoryLayout<Value>.stride)
              break step
            }
          } else {
            frame.pointee.pc = pc
            hostedField(r.at(a), of: r.at(b), c / MemoryLayout<Value>.stride)
            break step
          }
        case .setField:
          guard let place = uncountedField(of: r.at(b), at: c) else {
            frame.pointee.pc = pc
            replaceField(r.at(b), c / MemoryLayout<Value>.stride, r.at(a))
            break step
          }
          place.copy(r.at(a))
        case .moveField:
          guard let place = uncountedField(of: r.at(b), at: c) else {
            frame.pointee.pc = pc
            replaceField(r.at(b), c / MemoryLayout<Value>.stride, r.at(a))
            break step
          }
          place.takeBits(r.at(a))
        case .element:
          if let box = r.at(b).borrow(kinds.structure) {
            // The field comes first: it may outlive the struct that the register held.
            let start = box._withUnsafeGuaranteedRef { $0.storage.start }
            if copy(start.at(c), to: r.at(a), frame, pc) { break step }
          } else {
            frame.pointee.pc = pc
            function._withUnsafeGuaranteedRef { perform(pc, r, $0) }
            break step
          }
        case .arrayElement:
          guard let element = element(of: r.at(b), r.at(c).word) else {
            frame.pointee.pc = pc
            sliceElement(r.at(a), of: r.at(b), r.at(c).word)
            break step
          }
          if copy(element, to: r.at(a), frame, pc) { break step }
        case .setArrayElement:
          frame.pointee.pc = pc
          setArrayElement(r.at(a), r.at(b).word, r.at(c))
          break step

        case .wrap, .payload, .force:
          if r.at(b).isPlain {
            if copy(r.at(b), to: r.at(a), frame, pc) { break step }
          } else {
            frame.pointee.pc = pc
            optional(i.operation, r.at(a), r.at(b), isImplicit: c != 0)
            break step
          }
        // Named one by one: a loop that knows every operation needs no test before it goes to one.
        case .setGlobal, .takeGlobal, .openGlobal, .closeGlobal, .makeCell, .takeCell, .openCell,
          .closeCell, .closure, .negateInt, .equal, .notEqual, .same, .takeField, .openField,
          .closeField, .takeElement, .takeArrayElement, .takeTableElement, .takeTableValue,
          .makeTuple, .makeArray, .trap, .lower, .throw:
          frame.pointee.pc = pc
          function._withUnsafeGuaranteedRef { perform(pc, r, $0) }
          if i.operation == .lower { pc = frame.pointee.pc }
          break step
        }
        if !tellsLines { continue }
      }

      if needsAttention || tellsLines {
        if suspension != nil {
          leaveTask(downTo: depth)
          return true
        }
        if !isDisturbed {
          function._withUnsafeGuaranteedRef { reach(pc - $0.code, in: $0) }
        }
        if isHalted {
          unwind(to: depth)
          return true
        }
        if thrown != nil {
          if !deliver(downTo: depth) { return true }
          go(to: frames.top, &frame, &function, &r, &pc)
        }
        if tellsLines != (onLine != nil) {
          frame.pointee.pc = pc
          return false
        }
      }
    }
  }
}
