import Foundation

/// How much memory the script takes, and stopping inside the library's own long loops.
extension Machine {
  /// Whether the script may have so many more bytes; stops the program if not.
  ///
  /// Asked before a single step of the library's makes something as long as it likes.
  func hasMemory(for bytes: Int) -> Bool {
    guard let limit = limits.memory else { return true }
    guard bytes < limit, bytes < 1 << 20 || memoryInUse + bytes < limit else {
      stop(.memory(limit: limit))
      return false
    }
    return true
  }

  /// The same for `count` values of a collection.
  func hasRoom(for count: Int) -> Bool {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    return hasMemory(for: overflow ? .max : bytes)
  }

  /// What the program has taken since its steps were counted from 0.
  private var memoryInUse: Int { ProcessMemory.resident - memoryAtStart }

  /// Called now and then by ``check()``: false, and the program stopped, at the limit.
  @discardableResult
  func checkMemory() -> Bool {
    guard let limit = limits.memory else { return true }
    guard memoryInUse > limit else { return true }
    stop(.memory(limit: limit))
    return false
  }

  // MARK: The host's functions

  /// A function of the library's or the host's is called with the arguments at `window`.
  ///
  /// One that lays out views takes as long as thousands of steps: of many in a row the steps alone
  /// would let Ctrl-C wait.
  @inline(__always) func callsNative(with window: UnsafeMutablePointer<Value>) {
    nativeArguments = window
    nativeCalls &+= 1
    if _slowPath(nativeCalls & 63 == 0) { askAmongCalls() }
  }

  @inline(never) private func askAmongCalls() {
    guard !isHalted else { return }
    if isInterrupted() { stop(.interrupted) } else if nativeCalls & 4095 == 0 { checkMemory() }
  }

  // MARK: The library's loops

  /// The machine whose code runs, for what works on values and is told of none: the outermost call
  /// sets it.
  nonisolated(unsafe) static var running: Unmanaged<Machine>?

  /// Runs `body` as this machine's code.
  @inline(__always)
  func asRunning<Result>(_ body: () -> Result) -> Result {
    let outer = Machine.running
    Machine.running = .passUnretained(self)
    var marker: UInt8 = 0
    withUnsafePointer(to: &marker) {
      Release.dive(from: UInt(bitPattern: $0), by: limits.nativeStack * 4 / 5)
    }
    Release.setSilent(isHalted)
    defer {
      Machine.running = outer
      if let outer { Release.setSilent(outer._withUnsafeGuaranteedRef { $0.isHalted }) }
    }
    return body()
  }

  /// Turns between two questions.
  private static let turnsPerQuestion = 256
  /// Turns that count as one step of the script's.
  private static let turnsPerStep = 16

  /// One turn of a loop of the library's: false once the program has been stopped.
  @inline(__always) func goesOn() -> Bool {
    turns &+= 1
    if turns & (Self.turnsPerQuestion - 1) == 0 { ask(after: Self.turnsPerQuestion) }
    return !isDisturbed
  }

  /// After so many turns that no question came between: false once the program has been stopped.
  func goesOn(after count: Int) -> Bool {
    ask(after: count)
    return !isDisturbed
  }

  /// The same for the machine that runs, if one does.
  static func isWanted(after count: Int) -> Bool {
    guard let running else { return true }
    return running._withUnsafeGuaranteedRef { machine in
      machine.ask(after: count)
      return !machine.isHalted
    }
  }

  /// Whether the native stack goes deep enough for another level of a value; the program is
  /// stopped if not.
  static var hasDepth: Bool {
    running?._withUnsafeGuaranteedRef { $0.hasNativeStack() } ?? true
  }

  /// The order that the program adds to a type of the host's.
  static func order(of host: Any.Type) -> ((Value, Value) -> Bool)? {
    running?._withUnsafeGuaranteedRef { machine in
      guard !machine.hostOrders.isEmpty,
        let function = machine.hostOrders[ObjectIdentifier(host)]
      else { return nil }
      return { machine.call(function, [$0, $1]).bool }
    }
  }

  /// Whether the machine that runs may have so many more bytes.
  static func hasMemory(for bytes: Int) -> Bool {
    running?._withUnsafeGuaranteedRef { $0.hasMemory(for: bytes) } ?? true
  }

  /// Elements that nobody shares.
  static func copied(_ elements: [Value]) -> [Value] {
    guard elements.count > 4096, let running else { return elements }
    return running._withUnsafeGuaranteedRef { $0.copied(elements) }
  }

  /// Whether the program goes on: Ctrl-C, the steps and the memory.
  @inline(never) func ask(after count: Int) {
    steps &+= count / Self.turnsPerStep
    questions &+= 1
    if stepsLeft <= 0 {
      _ = check()
    } else if isInterrupted() {
      stop(.interrupted)
    }
    if questions & 255 == 0 { checkMemory() }
    if Release.hasRemains { Release.clearSome() }
  }
}

/// What the system has given the process.
enum ProcessMemory {
  #if os(Linux)
    private static let statistics = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  #endif

  /// Bytes that are in memory; 0 where the system does not say.
  static var resident: Int {
    #if os(Linux)
      guard statistics >= 0 else { return 0 }
      // Sizes in pages: all of it, then what is in memory.
      var line: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
        (0, 0, 0, 0, 0, 0, 0, 0)
      let count = pread(statistics, &line, MemoryLayout.size(ofValue: line), 0)
      return withUnsafeBytes(of: &line) { bytes in
        var (word, pages) = (0, 0)
        for byte in bytes.prefix(max(0, count)) {
          if byte == UInt8(ascii: " ") {
            word += 1
          } else if word == 1 {
            pages = pages * 10 + Int(byte) - 0x30
          }
        }
        return pages * 4096
      }
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #endif
  }
}
