/// What the loop looks up, and counts, in the middle of a step.
extension Machine {
  /// Entry `index` of the objects that the code of `function` speaks of.
  @inline(__always)
  func object<Object: AnyObject>(
    _ function: Unmanaged<Function>, _ index: Int, _ type: Object.Type
  ) -> Unmanaged<Object> {
    let found = function._withUnsafeGuaranteedRef { $0.objectStart[index] }
    return Unmanaged<Object>.fromOpaque(found.toOpaque())
  }

  /// Where element `index` of the array in a register is; `nil` if there is none, or it is not made.
  @inline(__always)
  func element(
    of register: UnsafeMutablePointer<Value>, _ index: Int
  ) -> UnsafeMutablePointer<Value>? {
    guard let array = register.borrow(kinds.array) else { return nil }
    return array._withUnsafeGuaranteedRef { box in
      box.made.withUnsafeBufferPointer { elements in
        guard UInt(bitPattern: index) < UInt(bitPattern: elements.count),
          let start = elements.baseAddress
        else { return nil }
        return UnsafeMutablePointer(mutating: start + index)
      }
    }
  }

  /// The same for a part of a text that is made only now; false if the array has none of that index.
  @inline(never)
  func makeElement(
    _ target: UnsafeMutablePointer<Value>, of register: UnsafeMutablePointer<Value>, _ index: Int
  ) -> Bool {
    guard let list = register.borrow(kinds.array).map({ UnsafeRawPointer($0.toOpaque()) }) else {
      return false
    }
    if target.isOnlyBox, let last = target.borrow(SubstringBox.self),
      OpenParts.move(last, to: index, of: list)
    {
      return true
    }
    let part = OpenParts.part(index, of: list)
    guard let part else { return false }
    target.receive(part)
    return true
  }

  /// The same for the loop that has its place beside the array.
  @inline(never)
  func makeNext(
    _ target: UnsafeMutablePointer<Value>, of register: UnsafeMutablePointer<Value>,
    _ frame: UnsafeMutablePointer<Frame>, _ pc: UnsafeMutablePointer<Instruction>
  ) -> Bool {
    let place = register + 1
    guard OpenParts.owner != nil, place.word < .max else { return false }
    frame.pointee.pc = pc
    guard makeElement(target, of: register, place.word) else { return false }
    place.put(place.word + 1)
    return true
  }

  @inline(__always)
  func elementCount(_ register: UnsafeMutablePointer<Value>) -> Int {
    if let array = register.borrow(kinds.array) {
      return array._withUnsafeGuaranteedRef {
        let count = $0.made.count
        return _fastPath(count > 0) ? count : OpenParts.count(of: $0.address)
      }
    }
    return countOfElements(register.pointee)
  }

  /// Of what generic code takes for an array.
  @inline(never) private func countOfElements(_ value: Value) -> Int {
    SequenceConversion.array(of: value, self).count
  }

  /// The rest of a division by a number that is neither 0 nor -1.
  @inline(__always)
  static func remainder(_ x: Int, _ y: Int) -> Int {
    x.remainderReportingOverflow(dividingBy: y).partialValue
  }

  /// One more step, of the script's or of a loop in the library: all of them can be interrupted.
  @inline(__always) func count() {
    stepsLeft &-= 1
    if stepsLeft <= 0 { _ = check() }
  }

  /// True if it was time to look whether the program may go on.
  @inline(__always)
  func tick(
    _ frame: UnsafeMutablePointer<Frame>, _ pc: UnsafeMutablePointer<Instruction>
  ) -> Bool {
    stepsLeft &-= 1
    guard _slowPath(stepsLeft <= 0) else { return false }
    frame.pointee.pc = pc
    _ = check()
    return true
  }

  /// Capture `index` of the closure that runs.
  @inline(__always)
  func captured(
    _ frame: UnsafeMutablePointer<Frame>, _ index: Int
  ) -> UnsafeMutablePointer<Value>? {
    frame.pointee.closure?._withUnsafeGuaranteedRef { $0.captures.start + index }
  }

  /// What `source` holds goes to a register of `frame`; true if something may have died of it.
  @inline(__always)
  func copy(
    _ source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>,
    _ frame: UnsafeMutablePointer<Frame>, _ pc: UnsafeMutablePointer<Instruction>
  ) -> Bool {
    if _slowPath(target.isReference) {
      frame.pointee.pc = pc
      target.assign(source)
      return true
    }
    if source.isReference { source.retain() }
    target.copyBits(source)
    return false
  }

  /// The same with what a cell holds.
  @inline(__always)
  func read(
    _ cell: Unmanaged<Cell>, to target: UnsafeMutablePointer<Value>,
    _ frame: UnsafeMutablePointer<Frame>, _ pc: UnsafeMutablePointer<Instruction>
  ) -> Bool {
    cell._withUnsafeGuaranteedRef { cell in
      withUnsafeMutablePointer(to: &cell.value) { source in
        guard !source.isReference || _fastPath(source.word != changingWord) else {
          frame.pointee.pc = pc
          target.clear()
          return isChanging(source)
        }
        return copy(source, to: target, frame, pc)
      }
    }
  }

  /// Puts the result of a calculation into a register; true if it was too large, and the program
  /// has stopped.
  @inline(__always)
  func put(
    _ result: (partialValue: Int, overflow: Bool), _ target: UnsafeMutablePointer<Value>,
    _ pc: UnsafeMutablePointer<Instruction>
  ) -> Bool {
    if result.overflow {
      trapOverflow(pc)
      return true
    }
    target.put(result.partialValue)
    return false
  }
}

nonisolated extension UnsafeMutablePointer {
  /// What lies `distance` bytes further on.
  @inline(__always) func at(_ distance: Int) -> Self {
    (UnsafeMutableRawPointer(self) + distance).assumingMemoryBound(to: Pointee.self)
  }
}
