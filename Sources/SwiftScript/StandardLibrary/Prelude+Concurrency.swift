extension Prelude {
  /// The two `reduce` of what has `next()`; an extension of `AsyncSequence` cannot name its elements
  /// yet.
  private static func reductions(of element: String, isThrowing: Bool) -> String {
    let (effects, next) =
      isThrowing ? ("async throws", "try await next()") : ("async rethrows", "await next()")
    return """
      func reduce<Result>(
        _ initial: Result, _ combine: (Result, \(element)) async throws -> Result
      ) \(effects) -> Result {
        var result = initial
        while let element = \(next) { result = try await combine(result, element) }
        return result
      }
      func reduce<Result>(
        into initial: Result, _ update: (inout Result, \(element)) async throws -> Void
      ) \(effects) -> Result {
        var result = initial
        while let element = \(next) { try await update(&result, element) }
        return result
      }
      """
  }

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
    names: ["TaskGroup"],
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
        \(reductions(of: "ChildTaskResult", isThrowing: false))
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
        \(reductions(of: "ChildTaskResult", isThrowing: true))
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
      func _closing<Child, GroupResult>(
        _ group: _Group<Child>, _ body: () async throws -> GroupResult
      ) async throws -> GroupResult {
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
      ) async throws -> GroupResult {
        var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
        return try await _closing(group._group) { try await body(&group) }
      }
      func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
        of childTaskResultType: ChildTaskResult.Type,
        body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
      ) async throws -> GroupResult {
        var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
        return try await _closing(group._group) { try await body(&group) }
      }
      """)

  static let asyncSequences = Part(
    names: ["AsyncStream", "AsyncThrowingStream"],
    source: """
      final class _StreamBuffer<Element> {
        var elements: [Element] = []
        var error: (any Error)?
        var isFinished = false
        var produce: (() async -> Element?)?
        var onTermination: ((_StreamTermination) -> Void)?
        let parking = _Parking()
        func add(_ element: Element) {
          if isFinished { return }
          elements.append(element)
          parking._wake()
        }
        func finish(_ error: (any Error)?) {
          if isFinished { return }
          isFinished = true
          self.error = error
          parking._wake()
          onTermination?(.finished)
        }
        func next() async throws -> Element? {
          if let produce { return await produce() }
          while elements.isEmpty {
            if isFinished {
              if let thrown = error {
                error = nil
                throw thrown
              }
              return nil
            }
            await parking._park()
          }
          return elements.removeFirst()
        }
      }
      enum _StreamTermination { case finished, cancelled }
      struct AsyncStream<Element>: AsyncSequence, AsyncIteratorProtocol {
        init(unfolding produce: @escaping () async -> Element?) {
          let buffer = _StreamBuffer<Element>()
          buffer.produce = produce
          _buffer = buffer
        }
        struct Continuation {
          let _buffer: _StreamBuffer<Element>
          @discardableResult
          func yield(_ value: Element) -> Bool {
            _buffer.add(value)
            return !_buffer.isFinished
          }
          func finish() { _buffer.finish(nil) }
          var onTermination: ((_StreamTermination) -> Void)? {
            get { _buffer.onTermination }
            nonmutating set { _buffer.onTermination = newValue }
          }
        }
        let _buffer: _StreamBuffer<Element>
        init(_ build: (Continuation) -> Void) {
          let buffer = _StreamBuffer<Element>()
          _buffer = buffer
          build(Continuation(_buffer: buffer))
        }
        init(_ elementType: Element.Type, _ build: (Continuation) -> Void) {
          self.init(build)
        }
        static func makeStream(of elementType: Element.Type)
          -> (stream: AsyncStream<Element>, continuation: Continuation)
        {
          var found: Continuation?
          let stream = AsyncStream<Element> { found = $0 }
          return (stream: stream, continuation: found!)
        }
        func next() async -> Element? { try! await _buffer.next() }
        \(reductions(of: "Element", isThrowing: false))
        func makeAsyncIterator() -> AsyncStream<Element> { self }
      }
      struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence, AsyncIteratorProtocol {
        struct Continuation {
          let _buffer: _StreamBuffer<Element>
          @discardableResult
          func yield(_ value: Element) -> Bool {
            _buffer.add(value)
            return !_buffer.isFinished
          }
          func finish() { _buffer.finish(nil) }
          func finish(throwing error: (any Error)?) { _buffer.finish(error) }
        }
        let _buffer: _StreamBuffer<Element>
        init(_ build: (Continuation) -> Void) where Failure == any Error {
          let buffer = _StreamBuffer<Element>()
          _buffer = buffer
          build(Continuation(_buffer: buffer))
        }
        init(_ elementType: Element.Type, _ build: (Continuation) -> Void)
        where Failure == any Error { self.init(build) }
        func next() async throws -> Element? { try await _buffer.next() }
        func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure> { self }
      }
      """)
}
