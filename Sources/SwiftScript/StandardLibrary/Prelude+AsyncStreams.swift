extension Prelude {
  /// Streams, which end when the task that waits for them is cancelled, or nobody can read them any more.
  static let asyncStreams = Part(
    names: ["AsyncStream", "AsyncThrowingStream"],
    source: """
      enum _StreamTermination { case finished, cancelled }
      enum _ThrowingStreamTermination { case finished((any Error)?), cancelled }
      enum _BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
      enum _YieldResult<Element> { case enqueued(remaining: Int), dropped(Element), terminated }
      final class _StreamBuffer<Element> {
        let policy: _BufferingPolicy
        var elements: [Element] = []
        // What went to somebody who waited; it counts as no part of the buffer.
        var delivered: [Element] = []
        var waiting = 0
        var error: (any Error)?
        var isFinished = false
        var onTermination: ((_ThrowingStreamTermination) -> Void)?
        let parking = _Parking()
        init(_ policy: _BufferingPolicy) { self.policy = policy }
        func add(_ element: Element) -> _YieldResult<Element> {
          if isFinished { return .terminated }
          if waiting > 0 {
            waiting -= 1
            delivered.append(element)
            parking._wake()
            switch policy {
            case .unbounded: return .enqueued(remaining: .max)
            case .bufferingOldest(let limit), .bufferingNewest(let limit):
              return .enqueued(remaining: limit)
            }
          }
          var dropped: Element?
          switch policy {
          case .unbounded:
            elements.append(element)
            return .enqueued(remaining: .max)
          case .bufferingOldest(let limit):
            if elements.count >= limit { return .dropped(element) }
            elements.append(element)
            return .enqueued(remaining: limit - elements.count)
          case .bufferingNewest(let limit):
            if elements.count >= limit {
              if elements.isEmpty { return .dropped(element) }
              dropped = elements.removeFirst()
            }
            elements.append(element)
            if let dropped { return .dropped(dropped) }
            return .enqueued(remaining: limit - elements.count)
          }
        }
        func finish(_ error: (any Error)?) {
          if !isFinished { end(.finished(error), error) }
        }
        func cancel() { end(.cancelled, nil) }
        func end(_ termination: _ThrowingStreamTermination, _ error: (any Error)?) {
          let handler = onTermination
          onTermination = nil
          handler?(termination)
          if isFinished { return }
          isFinished = true
          self.error = error
          waiting = 0
          parking._wake()
        }
        func next() async throws -> Element? {
          let key = Task<Never, Never>._onCancel { self.cancel() }
          defer { Task<Never, Never>._removeHandler(key) }
          if !elements.isEmpty { return elements.removeFirst() }
          if !isFinished {
            waiting += 1
            while delivered.isEmpty && !isFinished { await parking._park() }
            if !delivered.isEmpty { return delivered.removeFirst() }
          }
          if let thrown = error {
            error = nil
            throw thrown
          }
          return nil
        }
      }
      // Held by a stream and its iterators, not by those who write to it.
      final class _StreamReader<Element> {
        let buffer: _StreamBuffer<Element>
        var produce: (() async throws -> Element?)?
        var onCancel: (() -> Void)?
        init(_ buffer: _StreamBuffer<Element>) { self.buffer = buffer }
        func next() async throws -> Element? {
          guard let produce else { return try await buffer.next() }
          let key = Task<Never, Never>._onCancel {
            self.produce = { nil }
            self.onCancel?()
          }
          defer { Task<Never, Never>._removeHandler(key) }
          if let element = try await produce() { return element }
          self.produce = { nil }
          return nil
        }
        deinit { buffer.cancel() }
      }
      struct AsyncStream<Element>: AsyncSequence, AsyncIteratorProtocol {
        typealias Failure = Never
        struct Continuation {
          typealias Termination = _StreamTermination
          typealias BufferingPolicy = _BufferingPolicy
          typealias YieldResult = _YieldResult<Element>
          let _buffer: _StreamBuffer<Element>
          @discardableResult
          func yield(_ value: Element) -> _YieldResult<Element> { _buffer.add(value) }
          func finish() { _buffer.finish(nil) }
          var onTermination: ((_StreamTermination) -> Void)? {
            get {
              guard let handler = _buffer.onTermination else { return nil }
              return { handler($0 == .cancelled ? .cancelled : .finished(nil)) }
            }
            nonmutating set {
              guard let newValue else {
                _buffer.onTermination = nil
                return
              }
              _buffer.onTermination = {
                if case .cancelled = $0 { newValue(.cancelled) } else { newValue(.finished) }
              }
            }
          }
        }
        let _reader: _StreamReader<Element>
        init(
          unfolding produce: @escaping @preconcurrency @Sendable () async -> Element?,
          onCancel: (@Sendable () -> Void)? = nil
        ) {
          _reader = _StreamReader<Element>(_StreamBuffer<Element>(.unbounded))
          _reader.produce = produce
          _reader.onCancel = onCancel
        }
        init(bufferingPolicy limit: _BufferingPolicy = .unbounded, _ build: (Continuation) -> Void) {
          _reader = _StreamReader<Element>(_StreamBuffer<Element>(limit))
          build(Continuation(_buffer: _reader.buffer))
        }
        init(
          _ elementType: Element.Type, bufferingPolicy limit: _BufferingPolicy = .unbounded,
          _ build: (Continuation) -> Void
        ) { self.init(bufferingPolicy: limit, build) }
        static func makeStream(
          of elementType: Element.Type = Element.self,
          bufferingPolicy limit: _BufferingPolicy = .unbounded
        ) -> (stream: AsyncStream<Element>, continuation: Continuation) {
          let stream = AsyncStream<Element>(bufferingPolicy: limit) { _ in }
          return (stream: stream, continuation: Continuation(_buffer: stream._reader.buffer))
        }
        mutating func next() async -> Element? { try! await _reader.next() }
        func makeAsyncIterator() -> AsyncStream<Element> { self }
      }
      struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence, AsyncIteratorProtocol {
        struct Continuation {
          typealias Termination = _ThrowingStreamTermination
          typealias BufferingPolicy = _BufferingPolicy
          typealias YieldResult = _YieldResult<Element>
          let _buffer: _StreamBuffer<Element>
          @discardableResult
          func yield(_ value: Element) -> _YieldResult<Element> { _buffer.add(value) }
          func finish(throwing error: (any Error)? = nil) { _buffer.finish(error) }
          var onTermination: ((_ThrowingStreamTermination) -> Void)? {
            get { _buffer.onTermination }
            nonmutating set { _buffer.onTermination = newValue }
          }
        }
        let _reader: _StreamReader<Element>
        init(unfolding produce: @escaping @preconcurrency @Sendable () async throws -> Element?)
        where Failure == any Error {
          _reader = _StreamReader<Element>(_StreamBuffer<Element>(.unbounded))
          _reader.produce = produce
        }
        init(bufferingPolicy limit: _BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
        where Failure == any Error {
          _reader = _StreamReader<Element>(_StreamBuffer<Element>(limit))
          build(Continuation(_buffer: _reader.buffer))
        }
        init(
          _ elementType: Element.Type, bufferingPolicy limit: _BufferingPolicy = .unbounded,
          _ build: (Continuation) -> Void
        ) where Failure == any Error { self.init(bufferingPolicy: limit, build) }
        static func makeStream(
          of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
          bufferingPolicy limit: _BufferingPolicy = .unbounded
        ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation)
        where Failure == any Error {
          let stream = AsyncThrowingStream<Element, Failure>(bufferingPolicy: limit) { _ in }
          return (stream: stream, continuation: Continuation(_buffer: stream._reader.buffer))
        }
        mutating func next() async throws -> Element? { try await _reader.next() }
        func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure> { self }
      }
      """)
}
