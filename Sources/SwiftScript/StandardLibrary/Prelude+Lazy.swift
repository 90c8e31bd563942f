extension Prelude {
  /// Lazy sequences: each element is made when it is asked for.
  ///
  /// Swift has a type for each step (`LazyMapSequence`, `LazyFilterSequence` …); here they are one,
  /// which holds how a walk over it begins.
  static let lazySequences = Part(
    names: [".lazy", "LazySequence"],
    source: """
      struct LazyIterator<Element>: IteratorProtocol {
        let body: () -> Element?
        mutating func next() -> Element? { body() }
      }
      struct LazySequence<Element>: Sequence {
        let start: () -> () -> Element?
        let size: (() -> Int)?
        let place: ((Int) -> Element)?
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
          if let size { return size() == 0 }
          return start()() == nil
        }
        var first: Element? { start()() }
        var last: Element? {
          if let size, let place { return size() == 0 ? nil : place(size() - 1) }
          var last: Element? = nil
          let next = start()
          while let element = next() { last = element }
          return last
        }
        subscript(index: Int) -> Element {
          if let place { return place(index) }
          return elements[index]
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
        func map<New>(_ transform: @escaping (Element) -> New) -> LazySequence<New> {
          let start = self.start
          let place = self.place
          let mapped: (() -> () -> New?) = {
            let next = start()
            return {
              guard let element = next() else { return nil }
              return transform(element)
            }
          }
          guard let place else { return LazySequence<New>(start: mapped, size: size, place: nil) }
          return LazySequence<New>(
            start: mapped, size: size, place: { index in transform(place(index)) })
        }
        func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element> {
          let start = self.start
          return LazySequence<Element>(start: {
            let next = start()
            return {
              while let element = next() { if isIncluded(element) { return element } }
              return nil
            }
          }, size: nil, place: nil)
        }
        func compactMap<New>(_ transform: @escaping (Element) -> New?) -> LazySequence<New> {
          let start = self.start
          return LazySequence<New>(start: {
            let next = start()
            return {
              while let element = next() { if let new = transform(element) { return new } }
              return nil
            }
          }, size: nil, place: nil)
        }
        func flatMap<New>(_ transform: @escaping (Element) -> [New]) -> LazySequence<New> {
          let start = self.start
          return LazySequence<New>(start: {
            let next = start()
            var open: [New] = []
            var position = 0
            return {
              while true {
                if position < open.count {
                  position += 1
                  return open[position - 1]
                }
                guard let element = next() else { return nil }
                open = transform(element)
                position = 0
              }
            }
          }, size: nil, place: nil)
        }
        func prefix(_ maxLength: Int) -> LazySequence<Element> {
          let start = self.start
          return LazySequence<Element>(start: {
            let next = start()
            var left = maxLength
            return {
              guard left > 0 else { return nil }
              left -= 1
              return next()
            }
          }, size: size.map { size in { min(size(), maxLength) } }, place: place)
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
          }, size: nil, place: nil)
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
          }, size: nil, place: nil)
        }
        func dropFirst(_ count: Int = 1) -> LazySequence<Element> {
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
          }, size: size.map { size in { max(size() - count, 0) } }, place: nil)
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
          }, size: size, place: nil)
        }
        func reversed() -> LazySequence<Element> {
          guard let size, let place else {
            let elements = self.elements
            return LazySequence<Element>(start: {
              var position = elements.count
              return {
                position -= 1
                return position < 0 ? nil : elements[position]
              }
            }, size: nil, place: nil)
          }
          return LazySequence<Element>(start: {
            var position = size()
            return {
              position -= 1
              return position < 0 ? nil : place(position)
            }
          }, size: size, place: { index in place(size() - 1 - index) })
        }
      }
      extension LazySequence where Element: Equatable {
        func contains(_ element: Element) -> Bool {
          let next = start()
          while let one = next() { if one == element { return true } }
          return false
        }
      }
      extension Sequence {
        var lazy: LazySequence<Element> {
          let elements = map { $0 }
          return LazySequence<Element>(start: {
            var position = 0
            return {
              guard position < elements.count else { return nil }
              position += 1
              return elements[position - 1]
            }
          }, size: { elements.count }, place: { index in elements[index] })
        }
      }
      extension PartialRange where Bound == Int {
        var lazy: LazySequence<Int> {
          let lower = lowerBound
          return LazySequence<Int>(start: {
            var next = lower - 1
            return {
              next += 1
              return next
            }
          }, size: nil, place: nil)
        }
      }
      """)
}
