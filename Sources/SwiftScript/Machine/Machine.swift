import Foundation

/// Runs lowered functions on a stack of its own.
///
/// Calls from script to script push a frame here and never use the native stack; only a call that
/// goes through the host (a hook, a closure that a library function calls) runs a loop inside a loop.
public final class Machine {
  nonisolated struct Frame {
    unowned(unsafe) var function: Function
    /// The instruction that comes next.
    var pc: UnsafeMutablePointer<Instruction>
    var base: UnsafeMutablePointer<Value>
    /// Kept alive by whoever called it: in a register below this call's, or on the native side.
    var closure: Unmanaged<FunctionBox>?
    /// Where the native side waits for the result.
    var isBoundary: Bool
    /// Its first register holds what a register of its caller's owns.
    var isLent = false

    /// The number of the instruction that comes next.
    @MainActor var place: Int { pc - function.code }

    /// The source line that it has come to.
    @MainActor var line: Int? {
      let index = min(max(0, place - 1), function.lines.count - 1)
      return index >= 0 ? Int(function.lines[index]) : nil
    }
  }

  /// How much the script may use; counts, never seconds.
  public struct Limits {
    public var frames = 20_000
    public var registers = 1_000_000
    /// Backward jumps and calls; `nil` for no limit.
    public var steps: Int?
    /// Bytes that the program may take while it runs; `nil` for no limit.
    public var memory: Int?
    /// Bytes of native stack that calls through the host may use.
    public var nativeStack = 5_000_000

    public init() {}
  }

  /// Why the script stopped.
  public enum Stop {
    /// Swift's own trap; the message has no `Fatal error: ` before it.
    case trap(String)
    case overflow(function: String, throughCallbacks: Bool)
    case limit(steps: Int)
    case memory(limit: Int)
    case interrupted
  }

  public var limits = Limits() {
    didSet {
      if limits.frames > frames.capacity, frames.isEmpty {
        frames.deallocate()
        frames = FrameStack(capacity: limits.frames + 1, limit: limits.frames)
      }
      frames.limit = limits.frames
    }
  }
  /// Set once the app has faulted: every call returns at once and nothing else runs.
  public private(set) var isHalted = false {
    didSet {
      lookAgain()
      if isHalted != oldValue { Release.setSilent(isHalted) }
    }
  }
  /// The error that is on its way to its handler.
  private(set) var thrown: Value? {
    didSet { lookAgain() }
  }
  /// The app is over or an error is on its way: no call begins.
  private(set) var isDisturbed = false
  /// Told of the first stop; the host records it as its fault.
  public var onStop: ((Stop) -> Void)?
  /// Receives what `print` writes.
  public var onPrint: ((String) -> Void)?
  /// What a `print` that is under way has written so far; whatever else prints meanwhile comes
  /// behind it.
  var underWay = ""
  /// Told when a global variable takes an object, so that the host can call it by that name.
  public var onDefine: ((_ name: String, _ object: AnyObject) -> Void)?
  /// Takes work for the main queue, if the host has one.
  public var onLater: ((@escaping @MainActor () -> Void) -> Void)?
  /// Takes work for so many seconds later, if the host has a queue.
  public var onLaterAfter: ((Double, @escaping @MainActor () -> Void) -> Void)?
  /// Seconds since the app's launch, if the host has a clock.
  public var hostClock: (() -> Double)?
  /// What the library's own objects keep for as long as the program lives, by name.
  private var keepsakes: [String: AnyObject] = [:]
  /// The `<` that the script adds to types of the host's, by the type.
  var hostOrders: [ObjectIdentifier: Function] = [:]
  /// Work that waits for the end of the program, where the host has no queue, and the time that it
  /// waits for.
  var waiting: [(time: Double, work: @MainActor () -> Void)] = []
  /// Seconds since the program's start, where the host has no clock.
  var clock = 0.0
  /// The tasks that have not ended.
  var tasks: [ObjectIdentifier: TaskBox] = [:]
  /// What task-local variables hold outside of tasks.
  var outerLocals: [ObjectIdentifier: Value] = [:]
  /// The task that runs, and how many loops are open when its own code does.
  var currentTask: TaskBox?
  var taskLoop = 0
  /// The machine's loops that are open, each inside a call from the native side.
  var loops = 0
  /// The running task has to wait after this step; told of it once it is off the stack.
  var suspension: ((TaskBox) -> Void)? {
    didSet { lookAgain() }
  }
  /// Told of each line of the program before it runs, and of the text that the line stands in.
  ///
  /// It costs time: set it only while somebody steps from line to line.
  public var onLine: ((_ source: Int, _ line: Int) -> Void)? {
    didSet {
      lookAgain()
      linesByFrame = []
    }
  }
  /// Something has to be looked at before the next step: the one test that each step makes.
  private(set) var needsAttention = false

  private func lookAgain() {
    isDisturbed = isHalted || thrown != nil
    needsAttention = isDisturbed || onLine != nil || suspension != nil
  }

  /// Where each open frame is, and each closure whose body stands in it, as `onLine` was last told.
  var linesByFrame: [[Int32]] = []
  /// Polled now and then while the script runs.
  public var isInterrupted: () -> Bool = { false }
  /// What the host's types are called.
  public let library: Library

  var random = SeededGenerator()
  /// The instances and closures that are alive.
  let live = LiveObjects()
  /// What the loop asks registers for.
  let kinds = Kinds()
  /// Stands in the fields that are being changed, and how the loop knows it.
  let changing = Value.box(ChangingBox.shared)
  let changingWord = Int(bitPattern: Unmanaged.passUnretained(ChangingBox.shared).toOpaque())
  /// How many properties and globals are being changed.
  var openChanges = 0
  /// The arguments of the host's function that is being called, until it has read them.
  var nativeArguments: UnsafeMutablePointer<Value>?
  /// Closures that the host's function took, whose result may be what holds them.
  var handedOver: [HandedOver] = []
  nonisolated(unsafe) var frames: FrameStack
  nonisolated(unsafe) let stack: UnsafeMutablePointer<Value>
  let end: UnsafeMutablePointer<Value>
  /// Steps until somebody looks whether the program may go on.
  var stepsLeft = Machine.checkInterval
  /// How many steps there will have been by then.
  private var nextCheck = Machine.checkInterval
  var steps: Int {
    get { nextCheck - stepsLeft }
    set { stepsLeft = nextCheck - newValue }
  }
  /// Turns of the library's own loops.
  var turns = 0
  /// How often they have asked whether they go on.
  var questions = 0
  /// Functions of the library's and the host's that have been called.
  var nativeCalls = 0
  /// What the process had when the steps were last counted from 0.
  var memoryAtStart = 0
  private var checks = 0
  private var nativeBase: UInt = 0
  var witnesses: [WitnessKey: Member] = [:]

  nonisolated struct Kinds {
    let array = Kind(ArrayBox.self)
    let cell = Kind(Cell.self)
    let enumeration = Kind(EnumBox.self)
    let function = Kind(FunctionBox.self)
    let instance = Kind(ScriptInstance.self)
    let structure = Kind(StructBox.self)
    let table = Kind(TableBox.self)
    let text = Kind(StringBox.self)
  }

  static let checkInterval = 4096

  public init(library: Library) {
    self.library = library
    stack = .allocate(capacity: limits.registers + 4096)
    stack.initialize(repeating: .none, count: 0)
    frames = FrameStack(capacity: limits.frames + 1, limit: limits.frames)
    end = stack + limits.registers
    initialized = stack
  }

  /// Registers below this have been given a value once.
  nonisolated(unsafe) var initialized: UnsafeMutablePointer<Value>

  deinit {
    stack.deinitialize(count: initialized - stack)
    stack.deallocate()
    frames.deallocate()
  }

  /// Makes sure that the registers up to `limit` can be assigned to.
  @inline(__always) func touch(_ limit: UnsafeMutablePointer<Value>) {
    if limit > initialized { initialize(to: limit) }
  }

  @inline(never) func initialize(to limit: UnsafeMutablePointer<Value>) {
    let wanted = min(limit + 1024, stack + limits.registers + 4096)
    initialized.initialize(repeating: .none, count: wanted - initialized)
    initialized = wanted
  }

  /// The object of this name, made when it is first asked for.
  func kept<Kept: AnyObject>(_ name: String, _ make: () -> Kept) -> Kept {
    if let known = keepsakes[name] as? Kept { return known }
    let made = make()
    keepsakes[name] = made
    return made
  }

  /// Ends the program: the first stop is the one that counts.
  public func stop(_ stop: Stop) {
    guard !isHalted else { return }
    isHalted = true
    openChanges = 0
    onStop?(stop)
  }

  public func trap(_ message: String) {
    stop(.trap(message))
  }

  /// An error of the script's leaves what runs.
  func raise(_ error: Value) {
    thrown = error
  }

  /// The error on its way, taken over by whoever handles it.
  func takeThrown() -> Value? {
    defer { thrown = nil }
    return thrown
  }

  /// The host has faulted by itself.
  public func halt() {
    isHalted = true
  }

  /// Goes on after a stop that ended a question of the host's, and nothing but that.
  public func recover() {
    isHalted = false
  }

  /// Counts the steps from 0 again.
  public func forgetSteps() {
    nextCheck = Machine.checkInterval
    steps = 0
    memoryAtStart = limits.memory == nil ? 0 : ProcessMemory.resident
  }

  /// The line that is running, and the text it stands in.
  public var currentPlace: (source: Int, line: Int)? {
    for frame in frames.reversed() {
      guard let line = frame.line, line > 0 else { return nil }
      if line != frame.function.unwrittenLine { return (frame.function.source, line) }
    }
    return nil
  }

  /// The calls that are open, innermost first: the learner's, not those of the library's own code.
  public var stackTrace: [Call] {
    frames.reversed().flatMap(\.calls).filter { $0.file != "<library>" }
  }

  /// A call that is open.
  public struct Call {
    public let name: String
    public let file: String
    /// The text that it stands in.
    public let source: Int
    public let line: Int
  }

  /// Native code between two loops uses the native stack; stop long before it ends.
  @inline(__always) func hasNativeStack() -> Bool {
    var marker: UInt8 = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    // Below the outermost call and not far from it.
    if nativeBase &- here < UInt(limits.nativeStack) { return true }
    return hasNativeStack(at: here)
  }

  @inline(never) private func hasNativeStack(at here: UInt) -> Bool {
    if frames.isEmpty || nativeBase == 0 { nativeBase = max(here, nativeBase) }
    if nativeBase > here, nativeBase - here > UInt(limits.nativeStack) {
      let name = frames.last?.function.name ?? "the app"
      stop(.overflow(function: name, throughCallbacks: true))
      return false
    }
    return true
  }

  /// Called every few thousand steps.
  func check() -> Bool {
    let steps = steps
    nextCheck = steps + Machine.checkInterval
    stepsLeft = Machine.checkInterval
    if isInterrupted() {
      stop(.interrupted)
      return false
    }
    if let limit = limits.steps, steps > limit {
      stop(.limit(steps: limit))
      return false
    }
    checks += 1
    return checks & 31 != 0 || checkMemory()
  }

  /// Lets go of everything that the script holds, without running its `deinit`s.
  public func tearDown(globals: [AnyObject]) {
    isHalted = true
    Release.setSilent(true)
    defer { Release.setSilent(Machine.running?._withUnsafeGuaranteedRef { $0.isHalted } ?? false) }
    thrown = nil
    for case let global as Global in globals { global.value = .none }
    witnesses = [:]
    onStop = nil
    onPrint = nil
    onDefine = nil
    onLater = nil
    onLaterAfter = nil
    hostClock = nil
    keepsakes = [:]
    hostOrders = [:]
    waiting = []
    tasks = [:]
    outerLocals = [:]
    currentTask = nil
  }
}
