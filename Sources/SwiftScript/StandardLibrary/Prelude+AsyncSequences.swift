extension Prelude {
  /// What every asynchronous sequence can do.
  static let asyncAlgorithms = Part(
    names: ["AsyncSequence", "AsyncStream", "AsyncThrowingStream", "TaskGroup", ".nextResult"],
    source: """
      struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
        typealias Failure = Base.Failure
        typealias Element = Transformed
        let _base: Base
        let _transform: (Base.Element) async throws -> Transformed
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          let _transform: (Base.Element) async throws -> Transformed
          mutating func next() async rethrows -> Transformed? {
            guard let element = try await _base.next() else { return nil }
            return try await _transform(element)
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _transform: _transform)
        }
      }
      struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
        typealias Failure = Base.Failure
        typealias Element = ElementOfResult
        let _base: Base
        let _transform: (Base.Element) async throws -> ElementOfResult?
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          let _transform: (Base.Element) async throws -> ElementOfResult?
          mutating func next() async rethrows -> ElementOfResult? {
            while let element = try await _base.next() {
              if let result = try await _transform(element) { return result }
            }
            return nil
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _transform: _transform)
        }
      }
      struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>:
        AsyncSequence
      {
        typealias Failure = Base.Failure
        typealias Element = SegmentOfResult.Element
        let _base: Base
        let _transform: (Base.Element) async throws -> SegmentOfResult
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          let _transform: (Base.Element) async throws -> SegmentOfResult
          var _segment: SegmentOfResult.AsyncIterator?
          mutating func next() async rethrows -> SegmentOfResult.Element? {
            while true {
              if var segment = _segment {
                let element = try await segment.next()
                _segment = segment
                if let element { return element }
              }
              guard let next = try await _base.next() else { return nil }
              _segment = try await _transform(next).makeAsyncIterator()
            }
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _transform: _transform, _segment: nil)
        }
      }
      struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
        typealias Failure = Base.Failure
        typealias Element = Base.Element
        let _base: Base
        let _isIncluded: (Base.Element) async throws -> Bool
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          let _isIncluded: (Base.Element) async throws -> Bool
          mutating func next() async rethrows -> Base.Element? {
            while let element = try await _base.next() {
              if try await _isIncluded(element) { return element }
            }
            return nil
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded)
        }
      }
      struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
        typealias Failure = Base.Failure
        typealias Element = Base.Element
        let _base: Base
        let _count: Int
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          var _left: Int
          mutating func next() async rethrows -> Base.Element? {
            if _left == 0 { return nil }
            _left -= 1
            return try await _base.next()
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _left: _count)
        }
      }
      struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
        typealias Failure = Base.Failure
        typealias Element = Base.Element
        let _base: Base
        let _predicate: (Base.Element) async throws -> Bool
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          var _isOver = false
          let _predicate: (Base.Element) async throws -> Bool
          mutating func next() async rethrows -> Base.Element? {
            if _isOver { return nil }
            if let element = try await _base.next(), try await _predicate(element) { return element }
            _isOver = true
            return nil
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate)
        }
      }
      struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
        typealias Failure = Base.Failure
        typealias Element = Base.Element
        let _base: Base
        let _count: Int
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          var _left: Int
          mutating func next() async rethrows -> Base.Element? {
            while _left > 0 {
              _left -= 1
              guard try await _base.next() != nil else {
                _left = 0
                return nil
              }
            }
            return try await _base.next()
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _left: _count)
        }
      }
      struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
        typealias Failure = Base.Failure
        typealias Element = Base.Element
        let _base: Base
        let _predicate: (Base.Element) async throws -> Bool
        struct Iterator: AsyncIteratorProtocol {
          var _base: Base.AsyncIterator
          var _hasBegun = false
          let _predicate: (Base.Element) async throws -> Bool
          mutating func next() async rethrows -> Base.Element? {
            while let element = try await _base.next() {
              if _hasBegun { return element }
              if try await _predicate(element) { continue }
              _hasBegun = true
              return element
            }
            return nil
          }
        }
        func makeAsyncIterator() -> Iterator {
          Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate)
        }
      }
      extension AsyncSequence {
        func map<Transformed>(
          _ transform: @escaping @preconcurrency @Sendable (Element) async -> Transformed
        ) -> AsyncMapSequence<Self, Transformed> {
          AsyncMapSequence<Self, Transformed>(_base: self, _transform: transform)
        }
        func compactMap<ElementOfResult>(
          _ transform: @escaping @preconcurrency @Sendable (Element) async -> ElementOfResult?
        ) -> AsyncCompactMapSequence<Self, ElementOfResult> {
          AsyncCompactMapSequence<Self, ElementOfResult>(_base: self, _transform: transform)
        }
        func flatMap<SegmentOfResult: AsyncSequence>(
          _ transform: @escaping @preconcurrency @Sendable (Element) async -> SegmentOfResult
        ) -> AsyncFlatMapSequence<Self, SegmentOfResult> {
          AsyncFlatMapSequence<Self, SegmentOfResult>(_base: self, _transform: transform)
        }
        func filter(_ isIncluded: @escaping @preconcurrency @Sendable (Element) async -> Bool)
          -> AsyncFilterSequence<Self>
        {
          AsyncFilterSequence<Self>(_base: self, _isIncluded: isIncluded)
        }
        func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
          AsyncPrefixSequence<Self>(_base: self, _count: count)
        }
        func prefix(while predicate: @escaping @preconcurrency @Sendable (Element) async -> Bool)
          -> AsyncPrefixWhileSequence<Self>
        {
          AsyncPrefixWhileSequence<Self>(_base: self, _predicate: predicate)
        }
        func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
          AsyncDropFirstSequence<Self>(_base: self, _count: count)
        }
        func drop(while predicate: @escaping @preconcurrency @Sendable (Element) async -> Bool)
          -> AsyncDropWhileSequence<Self>
        {
          AsyncDropWhileSequence<Self>(_base: self, _predicate: predicate)
        }
        func reduce<Result>(
          _ initial: Result, _ combine: (Result, Element) async throws -> Result
        ) async rethrows -> Result {
          var result = initial
          for try await element in self { result = try await combine(result, element) }
          return result
        }
        func reduce<Result>(
          into initial: Result, _ update: (inout Result, Element) async throws -> Void
        ) async rethrows -> Result {
          var result = initial
          for try await element in self { try await update(&result, element) }
          return result
        }
        func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
          for try await element in self { if try await predicate(element) { return true } }
          return false
        }
        func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
          for try await element in self { if try await !predicate(element) { return false } }
          return true
        }
        func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
          for try await element in self { if try await predicate(element) { return element } }
          return nil
        }
        func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows
          -> Element?
        {
          var best: Element? = nil
          for try await element in self {
            guard let known = best else {
              best = element
              continue
            }
            if try await areInIncreasingOrder(known, element) { best = element }
          }
          return best
        }
        func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows
          -> Element?
        {
          var best: Element? = nil
          for try await element in self {
            guard let known = best else {
              best = element
              continue
            }
            if try await areInIncreasingOrder(element, known) { best = element }
          }
          return best
        }
      }
      extension AsyncSequence where Element: Equatable {
        func contains(_ wanted: Element) async rethrows -> Bool {
          for try await element in self { if element == wanted { return true } }
          return false
        }
      }
      extension AsyncSequence where Element: Comparable {
        func max() async rethrows -> Element? { try await max { $0 < $1 } }
        func min() async rethrows -> Element? { try await min { $0 < $1 } }
      }
      """)
}
