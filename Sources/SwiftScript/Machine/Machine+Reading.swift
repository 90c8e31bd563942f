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

  /// Where element `index` of the array in a register is; `nil` if there is none.
  @inline(__always)
  func element(
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

  /// The rest of a division by a number that is neither 0 nor -1.
  @inline(__always)
  static func remainder(_ x: Int, _ y: Int) -> Int {
    x.remainderReportingOverflow(dividingBy: y).partialValue
  }

  @inline(__always) func count() {
    steps &+= 1
    if steps >= nextCheck { _ = check() }
  }

  /// True if it was time to look whether the program may go on.
  @inline(__always)
  func tick(
    _ frame: UnsafeMutablePointer<Frame>, _ pc: UnsafeMutablePointer<Instruction>
  ) -> Bool {
    steps &+= 1
    guard steps >= nextCheck else { return false }
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

  /// Reads a cell; true if something may have died of it.
  @inline(__always)
  func read(_ cell: Unmanaged<Cell>, _ target: UnsafeMutablePointer<Value>) -> Bool {
    cell._withUnsafeGuaranteedRef { cell in
      withUnsafeMutablePointer(to: &cell.value) { target.copy($0) }
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
