extension Prelude {
  /// Lazy sequences made of the parts of others.
  static let lazyParts = Part(
    names: lazyNames,
    source: """
      extension LazySequence {
        func flatMap<New>(_ transform: @escaping (Element) -> [New]) -> LazySequence<New> {
          let start = self.start
          let flat: (() -> () -> New?) = {
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
          }
          let story = self.story?.map([New].self, isOne: false).flattened()
          guard let places else {
            return LazySequence<New>(start: flat, size: nil, places: nil, story: story)
          }
          return LazySequence<New>.flat(places, flat, story, transform)
        }
        func joined<New>() -> LazySequence<New> where Element == [New] {
          var joined = flatMap { $0 }
          joined.story = story?.flattened()
          return joined
        }
      }
      extension LazySequence {
        /// An index holds the outer one and, in its lower 24 bits, the place in that element's own.
        static func flat<Outer>(
          _ places: LazyIndices<Outer>, _ walk: @escaping () -> () -> Element?,
          _ story: LazyStory?, _ transform: @escaping (Outer) -> [Element]
        ) -> LazySequence<Element> {
          let from: (Int) -> Int = { index in
            var index = index
            let end = places.end()
            while index != end, transform(places.at(index)).isEmpty { index = places.after(index) }
            return index << 24
          }
          let own = LazyIndices<Element>(
            start: { from(places.start()) }, end: { places.end() << 24 },
            after: { index in
              let inner = transform(places.at(index >> 24))
              let next = (index & 0xFF_FFFF) + 1
              return next < inner.count ? index + 1 : from(places.after(index >> 24))
            },
            before: { index in
              if index & 0xFF_FFFF > 0 { return index - 1 }
              var outer = places.before(index >> 24)
              var inner = transform(places.at(outer))
              while inner.isEmpty {
                outer = places.before(outer)
                inner = transform(places.at(outer))
              }
              return outer << 24 + (inner.count - 1)
            },
            at: { index in transform(places.at(index >> 24))[index & 0xFF_FFFF] },
            slice: { lower, upper in
              LazySequence<Element>.flatPart(places, lower, upper, transform)
            },
            look: { index in
              if index >> 24 != places.end() { _ = transform(places.at(index >> 24)) }
            })
          let size: (() -> Int) = {
            var index = from(places.start()) >> 24
            var count = 0
            while index != places.end() {
              count += transform(places.at(index)).count
              index = places.after(index)
            }
            return count
          }
          return LazySequence<Element>(
            start: walk, size: size, places: own, isSized: false, story: story)
        }
        static func flatPart<Outer>(
          _ places: LazyIndices<Outer>, _ lower: Int, _ upper: Int,
          _ transform: @escaping (Outer) -> [Element]
        ) -> LazySequence<Element> {
          let whole = LazySequence<Element>.flat(places, { { nil } }, nil, transform).places!
          let own = LazyIndices<Element>(
            start: { lower }, end: { upper }, after: whole.after, before: whole.before,
            at: whole.at, slice: whole.slice)
          // An array asks first how many there are, a part after the other.
          let measure: (() -> Void) = {
            var index = lower >> 24
            while index != places.end() {
              _ = transform(places.at(index))
              if index == upper >> 24 { return }
              index = places.after(index)
            }
          }
          return LazySequence<Element>(
            start: { own.walk() }, size: nil, places: own, measure: measure)
        }
      }
      extension LazyIndices {
        /// From the first index to the last.
        func walk() -> () -> Element? {
          var index = start()
          let last = end()
          return {
            if index == last { return nil }
            let element = at(index)
            index = after(index)
            return element
          }
        }
      }
      extension LazySequence: CustomStringConvertible, CustomDebugStringConvertible {
        var description: String { story?.text(false) ?? _untold() }
        private func _untold() -> String {
          fatalError("what Swift prints of such a part of a lazy sequence is not supported yet")
        }
        var debugDescription: String { story?.text(true) ?? _untold() }
      }
      func _lazy<Base: Sequence>(_ base: Base) -> LazySequence<Base.Element> {
        base._steps(LazyStory.over(base))
      }
      """)
}
