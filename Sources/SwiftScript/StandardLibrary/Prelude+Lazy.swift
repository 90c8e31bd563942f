extension Prelude {
  static let lazyNames = [".lazy", "lazy.", "LazySequence"]

  /// Lazy sequences: each element is made when it is asked for.
  ///
  /// Swift has a type for each step (`LazyMapSequence`, `LazyFilterSequence` …); here they are one,
  /// which holds how a walk over it begins. Of a collection it also holds its indices, since Swift
  /// finds the first element, and where a prefix ends, by going over those: that calls the closures
  /// of a `filter` once more.
  static let lazySequences = Part(
    names: lazyNames,
    source: """
      struct LazyIterator<Element>: IteratorProtocol {
        let body: () -> Element?
        mutating func next() -> Element? { body() }
      }
      struct LazyIndices<Element> {
        let start: () -> Int
        let end: () -> Int
        let after: (Int) -> Int
        let before: (Int) -> Int
        let at: (Int) -> Element
        let slice: (Int, Int) -> LazySequence<Element>
        /// What Swift does before it goes over more than one index.
        var look: ((Int) -> Void)? = nil
        func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int {
          if distance != 0, let look { look(index) }
          var (index, left) = (index, distance)
          while left > 0, index != limit { (index, left) = (after(index), left - 1) }
          while left < 0, index != limit { (index, left) = (before(index), left + 1) }
          return index
        }
      }
      struct LazyResult<Value> {
        let value: Value?
      }
      struct LazySequence<Element>: Sequence {
        let start: () -> () -> Element?
        let size: (() -> Int)?
        let places: LazyIndices<Element>?
        /// Its size is known without going over it.
        var isSized = true
        /// What Swift does to know its size before it is made an array.
        var measure: (() -> Void)? = nil
        /// As Swift's type of this step, and what it prints; `nil` for a step that is not told.
        var story: LazyStory? = nil
        func _measure() { if let measure { measure() } }
        var startIndex: Int { places?.start() ?? 0 }
        var endIndex: Int { places?.end() ?? count }
        func index(after index: Int) -> Int { places?.after(index) ?? index + 1 }
        func index(before index: Int) -> Int { places?.before(index) ?? index - 1 }
        func makeIterator() -> LazyIterator<Element> { LazyIterator<Element>(body: start()) }
        var lazy: LazySequence<Element> { self }
        var elements: [Element] {
          let next = start()
          var all: [Element] = []
          while let element = next() { all.append(element) }
          return all
        }
        var count: Int {
          if let size { return size() }
          let next = start()
          var count = 0
          while next() != nil { count += 1 }
          return count
        }
        var isEmpty: Bool {
          if isSized, let size { return size() == 0 }
          if let places { return places.start() == places.end() }
          return start()() == nil
        }
        var first: Element? {
          guard let places else { return start()() }
          let index = places.start()
          return index == places.end() ? nil : places.at(index)
        }
        var last: Element? {
          if let places {
            return places.start() == places.end() ? nil : places.at(places.before(places.end()))
          }
          var last: Element? = nil
          let next = start()
          while let element = next() { last = element }
          return last
        }
        subscript(index: Int) -> Element {
          if let places { return places.at(index) }
          return elements[index]
        }
        func firstIndex(where predicate: (Element) -> Bool) -> Int? {
          let places = _known(places)
          var index = places.start()
          let end = places.end()
          while index != end {
            if predicate(places.at(index)) { return index }
            index = places.after(index)
          }
          return nil
        }
        func lastIndex(where predicate: (Element) -> Bool) -> Int? {
          let places = _known(places)
          var index = places.end()
          let start = places.start()
          while index != start {
            index = places.before(index)
            if predicate(places.at(index)) { return index }
          }
          return nil
        }
        private func _known(_ places: LazyIndices<Element>?) -> LazyIndices<Element> {
          if let places { return places }
          fatalError("indices of such a lazy sequence are not supported yet")
        }
        func first(where predicate: (Element) -> Bool) -> Element? {
          let next = start()
          while let element = next() { if predicate(element) { return element } }
          return nil
        }
        func contains(where predicate: (Element) -> Bool) -> Bool {
          let next = start()
          while let element = next() { if predicate(element) { return true } }
          return false
        }
        func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
          let next = start()
          while let element = next() { if !predicate(element) { return false } }
          return true
        }
        func forEach(_ body: (Element) -> Void) {
          let next = start()
          while let element = next() { body(element) }
        }
        func reduce<Result>(_ initial: Result, _ next: (Result, Element) -> Result) -> Result {
          var result = initial
          let walk = start()
          while let element = walk() { result = next(result, element) }
          return result
        }
        func reduce<Result>(into initial: Result, _ update: (inout Result, Element) -> Void) -> Result {
          var result = initial
          let walk = start()
          while let element = walk() { update(&result, element) }
          return result
        }
        func map<New>(_ transform: @escaping (Element) -> New) -> LazySequence<New> {
          mapped(transform, story?.map(New.self))
        }
        func mapped<New>(_ transform: @escaping (Element) -> New, _ story: LazyStory?)
          -> LazySequence<New>
        {
          let start = self.start
          let mapped: (() -> () -> New?) = {
            let next = start()
            return {
              guard let element = next() else { return nil }
              return transform(element)
            }
          }
          guard let places else {
            return LazySequence<New>(start: mapped, size: size, places: nil, story: story)
          }
          let own = LazyIndices<New>(
            start: places.start, end: places.end, after: places.after, before: places.before,
            at: { index in transform(places.at(index)) },
            slice: { lower, upper in places.slice(lower, upper).map(transform) })
          return LazySequence<New>(
            start: mapped, size: size, places: own, isSized: isSized, story: story)
        }
        func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element> {
          let start = self.start
          let filtered: (() -> () -> Element?) = {
            let next = start()
            return {
              while let element = next() { if isIncluded(element) { return element } }
              return nil
            }
          }
          let story = self.story?.closed("LazyFilterSequence")
          guard let places else {
            return LazySequence<Element>(start: filtered, size: nil, places: nil, story: story)
          }
          let from: (Int) -> Int = { index in
            var index = index
            let end = places.end()
            while index != end, !isIncluded(places.at(index)) { index = places.after(index) }
            return index
          }
          let own = LazyIndices<Element>(
            start: { from(places.start()) }, end: places.end,
            after: { index in from(places.after(index)) },
            before: { index in
              var index = places.before(index)
              while !isIncluded(places.at(index)) { index = places.before(index) }
              return index
            },
            at: places.at,
            slice: { lower, upper in places.slice(lower, upper).filter(isIncluded) })
          return LazySequence<Element>(start: filtered, size: nil, places: own, story: story)
        }
        func compactMap<New>(_ transform: @escaping (Element) -> New?) -> LazySequence<New> {
          let story = self.story?.map(New?.self, isOne: false)
          return mapped({ element in LazyResult<New>(value: transform(element)) }, story)
            .filter { result in result.value != nil }.map { result in result.value! }
        }
        private func part(_ start: Int, _ end: Int) -> LazySequence<Element> {
          var part = places!.slice(start, end)
          // What maps or filters gives a part its own base.
          if let whole = story?.part(start, end) { part.story = whole }
          return part
        }
        func prefix(_ maxLength: Int) -> LazySequence<Element> {
          if let places {
            let end = places.index(places.start(), offsetBy: maxLength, limitedBy: places.end())
            return part(places.start(), end)
          }
          let start = self.start
          return LazySequence<Element>(start: {
            let next = start()
            var left = maxLength
            return {
              guard left > 0 else { return nil }
              left -= 1
              return next()
            }
          }, size: size.map { size in { Swift.min(size(), maxLength) } }, places: nil)
        }
        func prefix(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element> {
          let start = self.start
          return LazySequence<Element>(start: {
            let next = start()
            var isOver = false
            return {
              guard !isOver, let element = next() else { return nil }
              if predicate(element) { return element }
              isOver = true
              return nil
            }
          }, size: nil, places: nil, story: story?.closed("LazyPrefixWhileSequence"))
        }
        func drop(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element> {
          let start = self.start
          return LazySequence<Element>(start: {
            let next = start()
            var hasBegun = false
            return {
              while let element = next() {
                if hasBegun || !predicate(element) {
                  hasBegun = true
                  return element
                }
              }
              return nil
            }
          }, size: nil, places: nil, story: story?.closed("LazyDropWhileSequence"))
        }
        func suffix(_ maxLength: Int) -> LazySequence<Element> {
          guard let places else { return elements.suffix(maxLength).lazy }
          let start = places.index(places.end(), offsetBy: -maxLength, limitedBy: places.start())
          return part(start, places.end())
        }
        func dropLast(_ count: Int = 1) -> LazySequence<Element> {
          guard let places else { return elements.dropLast(count).lazy }
          let end = places.index(places.end(), offsetBy: -count, limitedBy: places.start())
          return part(places.start(), end)
        }
        func dropFirst(_ count: Int = 1) -> LazySequence<Element> {
          if let places {
            let start = places.index(places.start(), offsetBy: count, limitedBy: places.end())
            return part(start, places.end())
          }
          let start = self.start
          return LazySequence<Element>(start: {
            let next = start()
            var left = count
            return {
              while left > 0 {
                left -= 1
                if next() == nil { return nil }
              }
              return next()
            }
          }, size: size.map { size in { Swift.max(size() - count, 0) } }, places: nil)
        }
        func enumerated() -> LazySequence<(offset: Int, element: Element)> {
          let start = self.start
          return LazySequence<(offset: Int, element: Element)>(start: {
            let next = start()
            var offset = -1
            return {
              guard let element = next() else { return nil }
              offset += 1
              return (offset: offset, element: element)
            }
          }, size: size, places: nil, story: story?.around("EnumeratedSequence"))
        }
        func reversed() -> LazySequence<Element> {
          let story = self.story?.around("ReversedCollection")
          guard let size, let places, isSized else {
            let elements = self.elements
            return LazySequence<Element>(start: {
              var position = elements.count
              return {
                position -= 1
                return position < 0 ? nil : elements[position]
              }
            }, size: nil, places: nil, story: story)
          }
          return LazySequence<Element>(start: {
            let start = places.start()
            var position = places.end()
            return {
              if position == start { return nil }
              position = places.before(position)
              return places.at(position)
            }
          }, size: size, places: nil, story: story)
        }
      }
      extension LazySequence where Element == String {
        func joined(separator: String = "") -> String { elements.joined(separator: separator) }
      }
      extension LazySequence where Element == Substring {
        func joined(separator: String = "") -> String { elements.joined(separator: separator) }
      }
      extension LazySequence where Element: Equatable {
        func contains(_ element: Element) -> Bool {
          let next = start()
          while let one = next() { if one == element { return true } }
          return false
        }
        func firstIndex(of element: Element) -> Int? { firstIndex(where: { $0 == element }) }
        func lastIndex(of element: Element) -> Int? { lastIndex(where: { $0 == element }) }
      }
      extension Sequence {
        var lazy: LazySequence<Element> { _steps(nil) }
        func _steps(_ story: LazyStory?) -> LazySequence<Element> {
          // It may have no end.
          if _isScripted {
            let sequence = self
            return LazySequence<Element>(
              start: { sequence._walk() }, size: nil, places: nil, story: story)
          }
          let elements = map { $0 }
          let isArray = story?.isCounted ?? false
          return LazySequence<Element>.over(
            0, elements.count, story,
            { lower, upper in isArray ? LazyStory.over(elements[lower..<upper]) : nil }
          ) { elements[$0] }
        }
      }
      extension LazySequence {
        static func over(
          _ start: Int, _ end: Int, _ story: LazyStory?,
          _ part: @escaping (Int, Int) -> LazyStory?, at: @escaping (Int) -> Element
        ) -> LazySequence<Element> {
          let places = LazyIndices<Element>(
            start: { start }, end: { end }, after: { index in index + 1 },
            before: { index in index - 1 }, at: at,
            slice: { lower, upper in
              LazySequence<Element>.over(lower, upper, part(lower, upper), part, at: at)
            })
          return LazySequence<Element>(start: {
            var position = start
            return {
              guard position < end else { return nil }
              position += 1
              return at(position - 1)
            }
          }, size: { end - start }, places: places, story: story)
        }
      }
      extension Range where Bound == Int {
        var lazy: LazySequence<Int> {
          LazySequence<Int>.over(
            lowerBound, upperBound, LazyStory.over(self),
            { lower, upper in LazyStory.over(lower..<upper) }
          ) { $0 }
        }
      }
      extension ClosedRange where Bound == Int {
        var lazy: LazySequence<Int> {
          let (lower, upper) = (lowerBound, upperBound)
          if upper == .max { return _counting(lower, { upper - lower + 1 }, .over(self)) }
          return LazySequence<Int>.over(lower, upper + 1, .over(self), { _, _ in nil }) { $0 }
        }
      }
      extension PartialRangeFrom where Bound == Int {
        var lazy: LazySequence<Int> { _counting(lowerBound, nil, .over(self)) }
      }
      func _counting(_ lower: Int, _ size: (() -> Int)?, _ story: LazyStory?) -> LazySequence<Int> {
        LazySequence<Int>(start: {
          var next = lower
          return {
            defer { next += 1 }
            return next
          }
        }, size: size, places: nil, story: story)
      }
      """)
}
