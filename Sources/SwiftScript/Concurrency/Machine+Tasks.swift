/// Waiting, and going on.
extension Machine {
  /// Runs a task from its beginning, until it ends or waits.
  func begin(_ task: TaskBox, _ function: FunctionBox) {
    inside(task) { .ended(call(function, [])) }
  }

  /// Goes on with a task that has waited, with what it has waited for or an error.
  func resume(_ task: TaskBox, _ stack: SavedStack, with outcome: TaskBox.Outcome) {
    guard !isHalted else { return }
    inside(task) {
      let depth = frames.count + 1
      let start = top
      var value = Value.none
      if case .value(let given) = outcome { value = given }
      guard stack.restore(self, with: value) else { return .ended(.none) }
      if case .error(let error) = outcome {
        raise(error)
        guard deliver(downTo: depth) else { return .ended(.none) }
      }
      loops += 1
      // The frames' closures are the block's.
      withExtendedLifetime(stack) { asRunning { run(to: depth) } }
      loops -= 1
      let result = start.move()
      start.initialize(to: .none)
      return .ended(result)
    }
  }

  /// What task-local variables hold for the code that runs.
  var taskLocals: [ObjectIdentifier: Value] {
    get { currentTask?.locals ?? outerLocals }
    set { if let currentTask { currentTask.locals = newValue } else { outerLocals = newValue } }
  }

  private enum Turn {
    case ended(Value)
  }

  /// Does `body` as the task that runs; what it ends with goes to whoever waits for it.
  private func inside(_ task: TaskBox, _ body: () -> Turn) {
    let outer = (currentTask, taskLoop)
    currentTask = task
    taskLoop = loops + 1
    task.isWaiting = false
    let turn = body()
    (currentTask, taskLoop) = outer
    guard !task.isWaiting, case .ended(let value) = turn else { return }
    if let error = takeThrown() {
      task.finish(.error(error), self)
    } else {
      task.finish(.value(value), self)
    }
  }

  /// Puts the running task aside; `register` is told of the task, which it resumes in time.
  ///
  /// For steps of the library: what the task is resumed with is the step's result.
  func suspend(_ register: @escaping (TaskBox) -> Void) -> Value {
    guard currentTask != nil, taskLoop == loops else {
      trap("LayoutLab: this 'await' would have to wait inside a call that cannot be put aside")
      return .none
    }
    suspension = register
    return .none
  }

  /// The step before has asked to wait: lifts the task off the stack.
  func leaveTask(downTo depth: Int) {
    guard let register = suspension, let task = currentTask else { return }
    suspension = nil
    task.isWaiting = true
    task.stack = SavedStack(self, from: depth - 1)
    register(task)
  }

  /// Whether the stack has room for so much more; stops the program if not.
  func hasRoom(registers: Int, frames count: Int) -> Bool {
    if top + registers < end, frames.count + count < limits.frames,
      frames.count + count < frames.capacity
    {
      return true
    }
    stop(.overflow(function: frames.last?.function.name ?? "the app", throughCallbacks: false))
    return false
  }

  // MARK: The main queue

  /// Puts `work` off until the main queue comes to it, or, without one, until the program waits.
  func later(_ work: @escaping @MainActor () -> Void) {
    if let onLater { onLater(work) } else { waiting.append((0, work)) }
  }

  /// Puts `work` off for so many seconds.
  func later(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    if let onLaterAfter { return onLaterAfter(seconds, work) }
    waiting.append((clock + max(0, seconds), work))
  }

  /// Does what has been put off, in the order of time, and what that puts off in turn; `until` says
  /// when it is enough.
  func finishWaiting(until isEnough: () -> Bool = { false }) {
    while !isHalted, !isEnough() {
      guard
        let next = waiting.indices.min(by: {
          (max(waiting[$0].time, clock), $0) < (max(waiting[$1].time, clock), $1)
        })
      else { return }
      let (time, work) = waiting.remove(at: next)
      clock = max(clock, time)
      work()
    }
  }
}
