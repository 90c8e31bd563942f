import Foundation

extension CancellationError: BridgedValue {}
extension TaskPriority: BridgedValue {}
extension Duration: BridgedValue {}

extension StandardLibrary {
  static let concurrency = [
    task, mainActor, parking, taskPriority, duration,
    TypeBinding.struct(CancellationError.self, "CancellationError", conforms: ["Error"]) { type in
      type.native("init()") { _, _ in CancellationError().wrapped }
    },
  ]

  private static let task = {
    let binding = TypeBinding("Task", .struct) {
      let type = MemberTable<Value>()
      makingTasks(type)
      askingTasks(type)
      pausing(type)
      tellingLocals(type)
      return type.rows
    }
    binding.generics = ["Success", "Failure"]
    binding.needsErasure = true
    binding.conforms = ["Hashable"]
    return binding
  }()

  private static func makingTasks(_ type: MemberTable<Value>) {
    for (effects, failure) in [("async", "Never"), ("async throws", "Error")] {
      let head = "name: String? = nil, priority: TaskPriority? = nil, operation:"
      type.native(
        "@discardableResult init(\(head) @escaping @_implicitSelfCapture () \(effects) -> Success) where Failure == \(failure)"
      ) { machine, arguments in
        let task = spawn(machine, arguments[2])
        guard let made = task.box as? TaskBox else { return task }
        made.locals = machine.taskLocals
        let inherited = machine.currentTask?.priority ?? .medium
        made.priority = TaskPriority.unwrap(arguments[1].payload) ?? inherited
        return task
      }
      type.native(
        "@discardableResult static func detached(\(head) @escaping @Sendable () \(effects) -> Success)"
          + " -> Task<Success, Failure> where Failure == \(failure)"
      ) { machine, arguments in
        let task = spawn(machine, arguments[2])
        let own = TaskPriority.unwrap(arguments[1].payload)
        (task.box as? TaskBox)?.priority = own ?? .medium
        return task
      }
    }
    // `async let` and task groups: a child is cancelled when what it belongs to is.
    type.native(
      "static func _child(_ operation: @escaping () async throws -> Success) -> Task<Success, Error>",
      child)
  }

  /// For `@TaskLocal` and the clocks, which the library has in Swift.
  private static func tellingLocals(_ type: MemberTable<Value>) {
    type.native("static func _local(_ key: Any) -> Any?") { machine, arguments in
      guard let key = arguments[0].unerased.object else { return .none }
      return machine.taskLocals[ObjectIdentifier(key)] ?? .none
    }
    type.native("static func _bind(_ key: Any, _ value: Any?)") { machine, arguments in
      guard let key = arguments[0].unerased.object else { return .none }
      machine.taskLocals[ObjectIdentifier(key)] = arguments[1].isNone ? nil : arguments[1]
      return .void
    }
    type.native("static func _now() -> Duration") { machine, _ in
      // Where the host counts from long ago, that is as much as its number can tell.
      let seconds = machine.hostClock?() ?? machine.clock
      return Duration.microseconds(Int64((seconds * 1e6).rounded())).wrapped
    }
  }

  /// A task that the main queue comes to later.
  static func spawn(_ machine: Machine, _ operation: Value) -> Value {
    let task = TaskBox(operation.callable)
    machine.tasks[ObjectIdentifier(task)] = task
    machine.later { [unowned machine] in task.begin(machine) }
    return .box(task)
  }

  private static func askingTasks(_ type: MemberTable<Value>) {
    type.native(
      "var value: Success { get async throws(Failure) }", get: { wait($0, for: $1[0]) }, set: nil)
    type.native("func cancel()") { _, arguments in
      (arguments[0].box as? TaskBox)?.cancel()
      return .void
    }
    type.native(
      "var isCancelled: Bool",
      get: { .bool(($1[0].box as? TaskBox)?.isCancelled ?? false) }, set: nil)
    type.native(
      "static var isCancelled: Bool",
      get: { machine, _ in .bool(machine.currentTask?.isCancelled ?? false) }, set: nil)
    type.native("static func checkCancellation() throws") { machine, _ in
      if machine.currentTask?.isCancelled ?? false { machine.raise(CancellationError().wrapped) }
      return .void
    }
    type.native(
      "static var currentPriority: TaskPriority",
      get: { machine, _ in (machine.currentTask?.priority ?? .medium).wrapped }, set: nil)
    type.native("static func _onCancel(_ handler: @escaping () -> Void) -> Int") {
      machine, arguments in
      let handler = arguments[0]
      let key = machine.currentTask?.onCancel { [unowned machine] in _ = machine.ask(handler) }
      return .int(key ?? 0)
    }
    type.native("static func _removeHandler(_ key: Int)") { machine, arguments in
      machine.currentTask?.removeHandler(arguments[0].int)
      return .void
    }
  }

  /// The step's result is what the task ends with.
  static func wait(_ machine: Machine, for value: Value) -> Value {
    guard let task = value.box as? TaskBox else { return .none }
    switch task.outcome {
    case .value(let value)?: return value
    case .error(let error)?:
      machine.raise(error)
      return .none
    case nil:
      task.priority = max(task.priority, machine.currentTask?.priority ?? .medium)
      return machine.suspend { [unowned machine] waiter in
        task.whenFinished { waiter.resume(machine, with: $0) }
      }
    }
  }

  private static func pausing(_ type: MemberTable<Value>) {
    type.native("static func yield() async") { machine, _ in
      machine.suspend { [unowned machine] in $0.resume(machine, with: .value(.none)) }
    }
    type.native("static func sleep(nanoseconds duration: UInt64) async throws") {
      machine, arguments in sleep(machine, Double(arguments[0].int) / 1e9)
    }
    type.native(
      "static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws"
    ) { machine, arguments in
      let duration = Duration.unwrap(arguments[0]) ?? .zero
      return sleep(machine, duration.inSeconds)
    }
  }

  /// Waits on the clock of the main queue; a task that is cancelled wakes with an error.
  private static func sleep(_ machine: Machine, _ seconds: Double) -> Value {
    if machine.currentTask?.isCancelled ?? false {
      machine.raise(CancellationError().wrapped)
      return .none
    }
    return machine.suspend { [unowned machine] task in
      let key = task.onCancel {
        task.resume(machine, with: .error(CancellationError().wrapped))
      }
      machine.later(after: seconds) {
        guard !task.isCancelled else { return }
        task.removeHandler(key)
        task.wake(machine)
      }
    }
  }

  static let mainActor = TypeBinding("MainActor", .struct) {
    let type = MemberTable<Value>()
    type.native("static func run<T>(body: @MainActor () throws -> T) async -> T") {
      machine, arguments in
      machine.ask(arguments[0])
    }
    type.native(
      """
      @available(*, noasync, message: "await the call to the @MainActor closure directly")
      static func assumeIsolated<T>(_ body: @MainActor () throws -> T) -> T
      """
    ) { machine, arguments in machine.ask(arguments[0]) }
    return type.rows
  }

  /// What the library's own Swift lets tasks wait with.
  private static let parking = TypeBinding("_Parking", .struct) {
    let type = MemberTable<Value>()
    type.native("init()") { _, _ in .box(ParkingBox()) }
    type.native("func _park() async") { machine, arguments in
      guard let box = arguments[0].box as? ParkingBox else { return .none }
      return machine.suspend { box.park($0) }
    }
    type.native("func _wake()") { machine, arguments in
      (arguments[0].box as? ParkingBox)?.wake(machine)
      return .void
    }
    return type.rows
  }

  private static let taskPriority = TypeBinding.struct(
    TaskPriority.self, "TaskPriority", conforms: ["Hashable", "Comparable"]
  ) { type in
    type.constant("high", .high)
    type.constant("medium", .medium)
    type.constant("low", .low)
    type.constant("userInitiated", .userInitiated)
    type.constant("utility", .utility)
    type.constant("background", .background)
    type.property("var rawValue: UInt8", \.rawValue)
  }

  private static let duration = TypeBinding.struct(
    Duration.self, "Duration",
    conforms: ["Hashable", "Comparable", "CustomStringConvertible", "AdditiveArithmetic"]
  ) { type in
    type.constant("zero", .zero)
    for (name, unit) in [
      ("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
    ] {
      type.native("static func \(name)(_ count: Int) -> Duration") { _, arguments in
        duration(of: arguments[0].int, name).wrapped
      }
      guard name != "nanoseconds" else { continue }
      type.staticMethod("static func \(name)(_ count: Double) -> Duration") { (count: Double) in
        Duration.seconds(count * unit)
      }
    }
    type.staticMethod("static func + (a: Duration, b: Duration) -> Duration") {
      (a: Duration, b: Duration) in a + b
    }
    type.staticMethod("static func - (a: Duration, b: Duration) -> Duration") {
      (a: Duration, b: Duration) in a - b
    }
    type.staticMethod("static func * (a: Duration, b: Int) -> Duration") {
      (a: Duration, b: Int) in a * b
    }
    type.staticMethod("static func * (a: Duration, b: Double) -> Duration") {
      (a: Duration, b: Double) in a * b
    }
    type.staticMethod("static func / (a: Duration, b: Int) -> Duration") {
      (a: Duration, b: Int) in a / b
    }
    type.staticMethod("static func / (a: Duration, b: Double) -> Duration") {
      (a: Duration, b: Double) in a / b
    }
    type.staticMethod("static func / (a: Duration, b: Duration) -> Double") {
      (a: Duration, b: Duration) in a / b
    }
    type.property("var description: String", \.description)
    type.native(
      "var components: (seconds: Int64, attoseconds: Int64)",
      get: { _, arguments in
        let parts = (Duration.unwrap(arguments[0]) ?? .zero).components
        return .tuple([.int(Int(parts.seconds)), .int(Int(parts.attoseconds))])
      }, set: nil)
    type.native("init(secondsComponent: Int64, attosecondsComponent: Int64)") { _, arguments in
      Duration(
        secondsComponent: Int64(arguments[0].int), attosecondsComponent: Int64(arguments[1].int)
      ).wrapped
    }
  }

  private static func duration(of count: Int, _ unit: String) -> Duration {
    switch unit {
    case "seconds": .seconds(count)
    case "milliseconds": .milliseconds(count)
    case "microseconds": .microseconds(count)
    default: .nanoseconds(count)
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension TaskBox {
  /// Goes on at once: the main queue has come to it already.
  func wake(_ machine: Machine) {
    guard let stack else { return }
    self.stack = nil
    machine.resume(self, stack, with: .value(.none))
  }
}
