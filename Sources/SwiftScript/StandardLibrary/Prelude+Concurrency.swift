extension Prelude {
  /// What waits on other tasks, written with the few steps that the machine has for it.
  static let taskResults = Part(
    names: [".result"],
    source: """
      extension Task where Failure: Error {
        var result: Result<Success, Failure> {
          get async {
            do { return .success(try await value) } catch { return .failure(error as! Failure) }
          }
        }
      }
      """)

  static let groupResults = Part(
    names: [".nextResult"],
    source: """
      extension ThrowingTaskGroup {
        func nextResult() async -> Result<ChildTaskResult, Failure>? {
          do {
            guard let value = try await next() else { return nil }
            return .success(value)
          } catch {
            return .failure(error as! Failure)
          }
        }
      }
      """)

  static let continuations = Part(
    names: ["Continuation", "withTaskCancellationHandler"],
    source: """
      final class _Waiting<T> {
        var value: T?
        var error: (any Error)?
        var isResumed = false
        let parking = _Parking()
        func resume(_ value: T?, _ error: (any Error)?) {
          if isResumed { fatalError("SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once") }
          isResumed = true
          self.value = value
          self.error = error
          parking._wake()
        }
      }
      struct CheckedContinuation<T, E: Error> {
        let _waiting: _Waiting<T>
        func resume(returning value: T) { _waiting.resume(value, nil) }
        func resume(throwing error: E) { _waiting.resume(nil, error) }
        func resume<Thrown: Error>(with result: Result<T, Thrown>) {
          switch result {
          case .success(let value): _waiting.resume(value, nil)
          case .failure(let error): _waiting.resume(nil, error)
          }
        }
      }
      extension CheckedContinuation where T == Void {
        func resume() { _waiting.resume((), nil) }
      }
      typealias UnsafeContinuation<T, E: Error> = CheckedContinuation<T, E>
      func withCheckedContinuation<T>(
        function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
      ) async -> T {
        let waiting = _Waiting<T>()
        body(CheckedContinuation<T, Never>(_waiting: waiting))
        if !waiting.isResumed { await waiting.parking._park() }
        return waiting.value!
      }
      func withCheckedThrowingContinuation<T>(
        function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
      ) async throws -> T {
        let waiting = _Waiting<T>()
        body(CheckedContinuation<T, any Error>(_waiting: waiting))
        if !waiting.isResumed { await waiting.parking._park() }
        if let error = waiting.error { throw error }
        return waiting.value!
      }
      func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
        await withCheckedContinuation(body)
      }
      func withUnsafeThrowingContinuation<T>(
        _ body: (CheckedContinuation<T, any Error>) -> Void
      ) async throws -> T {
        try await withCheckedThrowingContinuation(body)
      }
      func withTaskCancellationHandler<T>(
        operation: () async throws -> T, onCancel handler: @escaping @Sendable () -> Void
      ) async rethrows -> T {
        let key = Task<Never, Never>._onCancel(handler)
        defer { Task<Never, Never>._removeHandler(key) }
        return try await operation()
      }
      """)

  static let taskGroups = Part(
    names: ["TaskGroup", ".nextResult"],
    source: """
      final class _Group<Child> {
        var finished: [Child] = []
        var errors: [any Error] = []
        var order: [Bool] = []
        var pending = 0
        var isCancelled = false
        var children: [Task<Void, any Error>] = []
        let parking = _Parking()
        func add(_ operation: @escaping () async throws -> Child) {
          pending += 1
          let child = Task<Void, any Error>._child {
            do {
              let value = try await operation()
              self.finished.append(value)
              self.order.append(true)
            } catch {
              self.errors.append(error)
              self.order.append(false)
            }
            self.pending -= 1
            self.parking._wake()
          }
          if isCancelled { child.cancel() }
          children.append(child)
        }
        func cancelAll() {
          isCancelled = true
          for child in children { child.cancel() }
        }
        func next() async throws -> Child? {
          while order.isEmpty {
            if pending == 0 { return nil }
            await parking._park()
          }
          if order.removeFirst() { return finished.removeFirst() }
          throw errors.removeFirst()
        }
        func drain() async {
          while pending > 0 { await parking._park() }
        }
      }
      struct TaskGroup<ChildTaskResult>: AsyncSequence, AsyncIteratorProtocol {
        typealias Failure = Never
        let _group = _Group<ChildTaskResult>()
        func addTask(
          name: String? = nil, priority: TaskPriority? = nil,
          operation: @escaping @Sendable () async -> ChildTaskResult
        ) { _group.add(operation) }
        func addTaskUnlessCancelled(
          priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> ChildTaskResult
        ) -> Bool {
          if _group.isCancelled { return false }
          _group.add(operation)
          return true
        }
        func next() async -> ChildTaskResult? { try! await _group.next() }
        func waitForAll() async { while await next() != nil {} }
        func cancelAll() { _group.cancelAll() }
        var isCancelled: Bool { _group.isCancelled }
        var isEmpty: Bool { _group.pending == 0 && _group.order.isEmpty }
        func makeAsyncIterator() -> TaskGroup<ChildTaskResult> { self }
      }
      struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence, AsyncIteratorProtocol {
        let _group = _Group<ChildTaskResult>()
        func addTask(
          name: String? = nil, priority: TaskPriority? = nil,
          operation: @escaping @Sendable () async throws -> ChildTaskResult
        ) { _group.add(operation) }
        func addTaskUnlessCancelled(
          priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> ChildTaskResult
        ) -> Bool {
          if _group.isCancelled { return false }
          _group.add(operation)
          return true
        }
        func next() async throws -> ChildTaskResult? { try await _group.next() }
        func waitForAll() async throws { while try await next() != nil {} }
        func cancelAll() { _group.cancelAll() }
        var isCancelled: Bool { _group.isCancelled }
        var isEmpty: Bool { _group.pending == 0 && _group.order.isEmpty }
        func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure> { self }
      }
      typealias DiscardingTaskGroup = TaskGroup<Void>
      func withTaskGroup<ChildTaskResult, GroupResult>(
        of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type,
        body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
      ) async -> GroupResult {
        var group = TaskGroup<ChildTaskResult>()
        let result = await body(&group)
        await group._group.drain()
        return result
      }
      func withTaskGroup<ChildTaskResult, GroupResult>(
        of childTaskResultType: ChildTaskResult.Type,
        body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
      ) async -> GroupResult {
        var group = TaskGroup<ChildTaskResult>()
        let result = await body(&group)
        await group._group.drain()
        return result
      }
      func withDiscardingTaskGroup<GroupResult>(
        body: (inout TaskGroup<Void>) async -> GroupResult
      ) async -> GroupResult {
        var group = TaskGroup<Void>()
        let result = await body(&group)
        await group._group.drain()
        return result
      }
      func withThrowingDiscardingTaskGroup<GroupResult>(
        body: (inout ThrowingTaskGroup<Void, any Error>) async throws -> GroupResult
      ) async throws -> GroupResult {
        var group = ThrowingTaskGroup<Void, any Error>()
        let result = try await _closing(group._group) { try await body(&group) }
        if let first = group._group.errors.first { throw first }
        return result
      }
      func _closing<Child, GroupResult>(
        _ group: _Group<Child>, _ body: () async throws -> GroupResult
      ) async rethrows -> GroupResult {
        do {
          let result = try await body()
          await group.drain()
          return result
        } catch {
          group.cancelAll()
          await group.drain()
          throw error
        }
      }
      func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
        of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type,
        body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
      ) async rethrows -> GroupResult {
        var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
        return try await _closing(group._group) { try await body(&group) }
      }
      func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
        of childTaskResultType: ChildTaskResult.Type,
        body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
      ) async rethrows -> GroupResult {
        var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
        return try await _closing(group._group) { try await body(&group) }
      }
      """)
}
