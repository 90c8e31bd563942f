/// Calls from the native side, and the frames of all calls.
extension Machine {
  public func call(_ callee: FunctionBox, _ arguments: [Value]) -> Value {
    switch callee.target {
    case .native(let body): isDisturbed ? .none : body(self, arguments)
    case .script(let function): call(function, arguments, closure: callee)
    }
  }

  /// The calls of closures that library functions make by the thousand need no array.
  func call(_ callee: FunctionBox, _ first: Value) -> Value {
    guard let function = callee.scripted else { return call(callee, [first]) }
    guard !isDisturbed, hasNativeStack() else { return .none }
    let base = top
    touch(base + 1)
    base.receive(first)
    return run(function, base: base, count: 1, closure: .passUnretained(callee))
  }

  func call(_ callee: FunctionBox, _ first: Value, _ second: Value) -> Value {
    guard let function = callee.scripted else { return call(callee, [first, second]) }
    guard !isDisturbed, hasNativeStack() else { return .none }
    let base = top
    touch(base + 2)
    base.receive(first)
    (base + 1).receive(second)
    return run(function, base: base, count: 2, closure: .passUnretained(callee))
  }

  func call(_ function: Function, _ arguments: [Value], closure: FunctionBox? = nil) -> Value {
    guard !isDisturbed, hasNativeStack() else { return .none }
    let base = top
    touch(base + arguments.count)
    for (index, argument) in arguments.enumerated() { base[index] = argument }
    return run(
      .passUnretained(function), base: base, count: arguments.count,
      closure: closure.map(Unmanaged.passUnretained))
  }

  @inline(__always)
  private func run(
    _ function: Unmanaged<Function>, base: UnsafeMutablePointer<Value>, count: Int,
    closure: Unmanaged<FunctionBox>?
  ) -> Value {
    guard let frame = enter(function, base, closure) else {
      for index in 0..<count { base[index] = .none }
      return .none
    }
    frame.pointee.isBoundary = true
    // A library's loop that calls a closure in each turn runs no loop of the script's.
    self.count()
    loops &+= 1
    if loops == 1 { asRunning { run() } } else { run() }
    loops &-= 1
    let result = base.move()
    base.initialize(to: .none)
    return isDisturbed ? .none : result
  }

  /// Runs the innermost frame until its boundary returns, or the program stops.
  ///
  /// - Parameter boundary: how many frames are open with the one whose return ends the loop, where
  ///   that is not the innermost one: where a task goes on that has waited.
  func run(to boundary: Int? = nil) {
    let depth = boundary ?? frames.count
    while !(onLine == nil ? loop(depth, tellsLines: false) : loop(depth, tellsLines: true)) {}
  }

  /// Begins a call of the script's; `nil`, and the program stopped, when the frames or registers are
  /// used up.
  ///
  /// The arguments are at `base` already; the caller keeps the closure as long.
  @inline(__always)
  func enter(
    _ callee: Unmanaged<Function>, _ base: UnsafeMutablePointer<Value>,
    _ closure: Unmanaged<FunctionBox>?
  ) -> UnsafeMutablePointer<Frame>? {
    let (top, code) = callee._withUnsafeGuaranteedRef { (base + $0.registerCount, $0.code) }
    if _slowPath(top > initialized || frames.isFull) {
      guard callee._withUnsafeGuaranteedRef({ makeRoom($0, top) }) else { return nil }
    }
    frames.append(
      Frame(
        function: callee._withUnsafeGuaranteedRef { $0 }, pc: code, base: base, closure: closure,
        isBoundary: false))
    return frames.top
  }

  /// The same with `source` as the first argument, which stays the caller's.
  @inline(__always)
  func enter(
    _ callee: Unmanaged<Function>, _ base: UnsafeMutablePointer<Value>,
    lending source: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Frame>? {
    if _slowPath(base.isReference) { base.release() }
    guard let frame = enter(callee, base, nil) else { return nil }
    base.copyBits(source)
    if callee._withUnsafeGuaranteedRef({ $0.ownsFirst }) {
      if base.isReference { base.retain() }
    } else {
      frame.pointee.isLent = true
    }
    return frame
  }

  @inline(never)
  private func makeRoom(_ function: Function, _ top: UnsafeMutablePointer<Value>) -> Bool {
    guard frames.count < limits.frames, frames.count < frames.capacity, top < end else {
      stop(.overflow(function: function.name, throughCallbacks: false))
      return false
    }
    touch(top)
    return true
  }

  /// Pops the innermost frame, whose result is in `register`; true if it was a boundary.
  @inline(__always)
  func leave(
    _ frame: UnsafeMutablePointer<Frame>, with register: UnsafeMutablePointer<Value>
  ) -> Bool {
    let base = frame.pointee.base
    let word = register.word
    let tag = register.tag
    let isCounted = register.isReference
    if isCounted, register == base, frame.pointee.isLent { register.retain() }
    // The result leaves its register first: what the other registers hold dies before it arrives.
    if isCounted { register.empty() }
    endRegisters(of: frame)
    base.putBits(word, tag)
    let isBoundary = frame.pointee.isBoundary
    frames.removeLast()
    return isBoundary
  }

  /// The same for a call without a result.
  @inline(__always)
  func leave(_ frame: UnsafeMutablePointer<Frame>) -> Bool {
    endRegisters(of: frame)
    frame.pointee.base.empty()
    let isBoundary = frame.pointee.isBoundary
    frames.removeLast()
    return isBoundary
  }

  /// What the registers hold dies, last first, as scopes end.
  @inline(__always)
  private func endRegisters(of frame: UnsafeMutablePointer<Frame>) {
    let base = frame.pointee.base
    if frame.pointee.isLent { base.empty() }
    var (holder, end) = (frame.pointee.function.holders, frame.pointee.function.holdersEnd)
    while holder != end {
      let held = base.at(Int(holder.pointee))
      if held.isReference { held.release() }
      holder += 1
    }
  }

  /// The loop's own variables, for the frame in which it goes on.
  @inline(__always)
  func go(
    to next: UnsafeMutablePointer<Frame>, _ frame: inout UnsafeMutablePointer<Frame>,
    _ function: inout Unmanaged<Function>, _ r: inout UnsafeMutablePointer<Value>,
    _ pc: inout UnsafeMutablePointer<Instruction>
  ) {
    frame = next
    function = Unmanaged.passUnretained(next.pointee.function)
    r = next.pointee.base
    pc = next.pointee.pc
  }

  /// Where the next call from the native side may put its registers.
  var top: UnsafeMutablePointer<Value> {
    frames.isEmpty ? stack : frames.top.pointee.base + frames.top.pointee.function.registerCount
  }
}
