/// A piece of work that may wait in the middle of itself.
final class TaskBox: Box {
  deinit {}

  /// What a task ends with, or what it has waited for.
  enum Outcome {
    case value(Value)
    case error(Value)
  }

  private(set) var operation: FunctionBox?
  /// What it ended with.
  private(set) var outcome: Outcome?
  /// Where it waits.
  var stack: SavedStack?
  var isWaiting = false
  /// What its task-local variables hold, by the object that each of them is.
  var locals: [ObjectIdentifier: Value] = [:]
  /// What it was made with; who waits for it lends it theirs.
  var priority = TaskPriority.medium
  private(set) var isCancelled = false
  /// Run when it is cancelled.
  private var handlers: [(key: Int, body: @MainActor () -> Void)] = []
  private var handlersMade = 0
  private var waiters: [@MainActor (Outcome) -> Void] = []

  init(_ operation: FunctionBox?) { self.operation = operation }

  func begin(_ machine: Machine) {
    guard let operation, !machine.isHalted else { return }
    self.operation = nil
    machine.begin(self, operation)
  }

  /// Goes on, when the main queue comes to it.
  func resume(_ machine: Machine, with outcome: Outcome) {
    machine.later { [unowned machine] in
      guard let stack = self.stack else { return }
      self.stack = nil
      machine.resume(self, stack, with: outcome)
    }
  }

  func finish(_ outcome: Outcome, _ machine: Machine) {
    self.outcome = outcome
    machine.tasks[ObjectIdentifier(self)] = nil
    handlers = []
    let told = waiters
    waiters = []
    for waiter in told { waiter(outcome) }
  }

  /// Calls `body` with what the task ends with: at its end, or now if it is over.
  func whenFinished(_ body: @escaping @MainActor (Outcome) -> Void) {
    if let outcome { body(outcome) } else { waiters.append(body) }
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let told = handlers
    handlers = []
    for handler in told { handler.body() }
  }

  /// Has `body` run when the task is cancelled; at once if it is.
  @discardableResult
  func onCancel(_ body: @escaping @MainActor () -> Void) -> Int {
    handlersMade += 1
    if isCancelled {
      body()
    } else if outcome == nil {
      handlers.append((handlersMade, body))
    }
    return handlersMade
  }

  func removeHandler(_ key: Int) { handlers.removeAll { $0.key == key } }
}

/// Where tasks wait that something of the script's will wake.
final class ParkingBox: Box {
  deinit {}

  private var waiting: [TaskBox] = []

  func park(_ task: TaskBox) { waiting.append(task) }

  /// The one that has waited longest goes on.
  func wake(_ machine: Machine) {
    if !waiting.isEmpty { waiting.removeFirst().resume(machine, with: .value(.none)) }
  }
}
