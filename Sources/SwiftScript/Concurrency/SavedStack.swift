/// The frames and registers of a task that waits.
///
/// The machine's stack is its own, so a task that has to wait is lifted off it as a block and put
/// back wherever the stack then ends: nothing in it knows its address.
final class SavedStack {
  struct SavedFrame {
    let function: Function
    let pc: UnsafeMutablePointer<Instruction>
    /// Of its registers, from the first frame's.
    let offset: Int
    /// Held by the block: nobody waits on the native side meanwhile.
    let closure: Unmanaged<FunctionBox>?
  }

  private(set) var frames: [SavedFrame] = []
  /// The register of the innermost frame that what is waited for goes to.
  private var result = 0
  nonisolated(unsafe) private let values: UnsafeMutablePointer<Value>
  private let count: Int
  private var isTaken = false

  /// Lifts the frames from `first` on off the machine's stack.
  init(_ machine: Machine, from first: Int) {
    let start = machine.frames[first].base
    for frame in machine.frames[first...] {
      if frame.isLent, frame.base.isReference { frame.base.retain() }
      frames.append(
        SavedFrame(
          function: frame.function, pc: frame.pc, offset: frame.base - start,
          closure: frame.closure?.retain()))
    }
    let last = machine.frames.top.pointee
    count = last.base + last.function.registerCount - start
    let step = (last.pc - 1).pointee
    let distance = step.operation == .callWitness ? step.b : step.a
    result = Int(distance) / MemoryLayout<Value>.stride
    values = .allocate(capacity: max(1, count))
    values.moveInitialize(from: start, count: count)
    start.initialize(repeating: .none, count: count)
    machine.frames.giveAway(machine.frames.count - first)
  }

  deinit {
    if !isTaken {
      for index in stride(from: count - 1, through: 0, by: -1) {
        let value = (values + index).move()
        _ = consume value
      }
    }
    for frame in frames { frame.closure?.release() }
    values.deallocate()
  }

  /// Puts it back; false, and the program stopped, when there is no room.
  func restore(_ machine: Machine, with value: Value) -> Bool {
    let start = machine.top
    guard machine.hasRoom(registers: count, frames: frames.count) else { return false }
    machine.touch(start + count)
    for index in 0..<count { (start + index).pointee = .none }
    start.moveUpdate(from: values, count: count)
    isTaken = true
    for (index, frame) in frames.enumerated() {
      machine.frames.append(
        Machine.Frame(
          function: frame.function, pc: frame.pc, base: start + frame.offset,
          closure: frame.closure, isBoundary: index == 0))
    }
    machine.frames.top.pointee.base[result] = value
    return true
  }

  /// Calls `found` with each value that is kept for the task, and the function that it is kept in.
  func forEachValue(_ found: (String, Value) -> Void) {
    for (index, frame) in frames.enumerated() {
      let end = index + 1 < frames.count ? frames[index + 1].offset : count
      for place in frame.offset..<max(frame.offset, end) {
        found(frame.function.name, values[place])
      }
      if let closure = frame.closure?.takeUnretainedValue() {
        found(frame.function.name, .box(closure))
      }
    }
  }
}
