extension Prelude {
  static let collectionNames =
    [
      ": Collection", ", Collection", "& Collection", "some Collection", "MainActor Collection",
      "nonisolated Collection", "retroactive Collection", "BidirectionalCollection",
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
      "EmptyCollection", "CollectionOfOne", "AnyCollection",
    ] + rangeNames

  /// Collections that the script declares, and type parameters that stand for any collection: what
  /// they can do follows from their indices.
  ///
  /// `Collection` itself is `Sequence` here; a type that says it is one conforms to this, too. What
  /// is a requirement here, arrays and texts meet in their own way.
  static let collections = Part(
    names: collectionNames,
    source: """
      protocol IndexedCollection {
        associatedtype Index: Comparable
        associatedtype Element
        associatedtype SubSequence: Sequence, IndexedCollection
        where SubSequence.Element == Element, SubSequence.Index == Index,
          SubSequence.SubSequence == SubSequence
        var startIndex: Index { get }
        var endIndex: Index { get }
        func index(after i: Index) -> Index
        func index(before i: Index) -> Index
        func index(_ i: Index, offsetBy distance: Int) -> Index
        func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
        func distance(from start: Index, to end: Index) -> Int
        subscript(position: Index) -> Element { get }
        subscript(bounds: Range<Index>) -> SubSequence { get }
        var count: Int { get }
        var isEmpty: Bool { get }
        var first: Element? { get }
        var last: Element? { get }
      }
      protocol IndexedBidirectional: IndexedCollection {
        associatedtype SubSequence: IndexedBidirectional
      }
      protocol IndexedRandomAccess: IndexedBidirectional {
        associatedtype SubSequence: IndexedRandomAccess
      }
      protocol IndexedMutable: IndexedCollection {
        subscript(position: Index) -> Element { get set }
        mutating func swapAt(_ i: Index, _ j: Index)
      }
      protocol IndexedReplaceable: IndexedCollection {
        init()
        mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
        where C.Element == Element
        mutating func append(_ newElement: Element)
        mutating func insert(_ newElement: Element, at i: Index)
        @discardableResult mutating func remove(at i: Index) -> Element
        mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      }
      struct Slice<Base: IndexedCollection>: Sequence, IndexedCollection {
        typealias Element = Base.Element
        typealias Index = Base.Index
        typealias SubSequence = Slice<Base>
        let _startIndex: Base.Index
        let _endIndex: Base.Index
        var _base: Base
        var base: Base { _base }
        var startIndex: Base.Index { _startIndex }
        var endIndex: Base.Index { _endIndex }
        func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
        func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
        subscript(position: Base.Index) -> Base.Element { _base[position] }
        subscript(bounds: Range<Base.Index>) -> Slice<Base> {
          Slice<Base>(_startIndex: bounds.lowerBound, _endIndex: bounds.upperBound, _base: _base)
        }
      }
      struct DefaultIndices<Elements: IndexedCollection>: Sequence, IndexedCollection {
        typealias Element = Elements.Index
        typealias Index = Elements.Index
        typealias SubSequence = Slice<DefaultIndices<Elements>>
        let _elements: Elements
        let _startIndex: Elements.Index
        let _endIndex: Elements.Index
        var startIndex: Elements.Index { _startIndex }
        var endIndex: Elements.Index { _endIndex }
        func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
        func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
        subscript(position: Elements.Index) -> Elements.Index { position }
      }
      struct CollectionIterator<Elements: IndexedCollection>: Sequence, IteratorProtocol {
        let _elements: Elements
        var _position: Elements.Index
        mutating func next() -> Elements.Element? {
          guard _position != _elements.endIndex else { return nil }
          let element = _elements[_position]
          _position = _elements.index(after: _position)
          return element
        }
      }
      extension IndexedCollection {
        var _elements: [Element] {
          var all: [Element] = []
          var index = startIndex
          while index != endIndex {
            all.append(self[index])
            index = self.index(after: index)
          }
          return all
        }
        func makeIterator() -> CollectionIterator<Self> {
          CollectionIterator<Self>(_elements: self, _position: startIndex)
        }
        subscript(bounds: Range<Index>) -> Slice<Self> {
          Slice<Self>(_startIndex: bounds.lowerBound, _endIndex: bounds.upperBound, _base: self)
        }
        subscript(bounds: ClosedRange<Index>) -> SubSequence {
          self[bounds.lowerBound..<index(after: bounds.upperBound)]
        }
        subscript(bounds: PartialRange<Index>) -> SubSequence {
          self[_lower(bounds, startIndex)..<_upper(bounds, endIndex) { index(after: $0) }]
        }
        func _part(_ bounds: Range<Index>) -> SubSequence { self[bounds] }
        var _whole: SubSequence { self[startIndex..<endIndex] }
        func formIndex(after i: inout Index) { i = index(after: i) }
        func formIndex(before i: inout Index) { i = index(before: i) }
        func formIndex(_ i: inout Index, offsetBy distance: Int) {
          i = index(i, offsetBy: distance)
        }
        var count: Int { distance(from: startIndex, to: endIndex) }
        var isEmpty: Bool { startIndex == endIndex }
        var first: Element? {
          if startIndex == endIndex { return nil }
          return self[startIndex]
        }
        func index(before i: Index) -> Index {
          var index = startIndex
          while true {
            let next = self.index(after: index)
            if next == i { return index }
            index = next
          }
        }
        func distance(from start: Index, to end: Index) -> Int {
          if end < start { return -distance(from: end, to: start) }
          var count = 0
          var index = start
          while index != end {
            count += 1
            index = self.index(after: index)
          }
          return count
        }
        func index(_ i: Index, offsetBy distance: Int) -> Index {
          var index = i
          if distance < 0 {
            for _ in 0..<(-distance) { index = self.index(before: index) }
            return index
          }
          for _ in 0..<distance { index = self.index(after: index) }
          return index
        }
        func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
          var index = i
          var left = distance
          while left != 0 {
            if index == limit { return nil }
            index = left > 0 ? self.index(after: index) : self.index(before: index)
            left += left > 0 ? -1 : 1
          }
          return index
        }
        var indices: DefaultIndices<Self> {
          DefaultIndices<Self>(_elements: self, _startIndex: startIndex, _endIndex: endIndex)
        }
        func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
          var index = startIndex
          while index != endIndex {
            if try predicate(self[index]) { return index }
            index = self.index(after: index)
          }
          return nil
        }
        func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
          var index = endIndex
          while index != startIndex {
            index = self.index(before: index)
            if try predicate(self[index]) { return index }
          }
          return nil
        }
        var last: Element? {
          var last: Element? = nil
          var index = startIndex
          while index != endIndex {
            last = self[index]
            index = self.index(after: index)
          }
          return last
        }
        func prefix(_ maxLength: Int) -> SubSequence {
          self[startIndex..<(index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex)]
        }
        func suffix(_ maxLength: Int) -> SubSequence {
          self[index(startIndex, offsetBy: Swift.max(count - maxLength, 0))..<endIndex]
        }
        func dropFirst(_ k: Int = 1) -> SubSequence {
          self[(index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex)..<endIndex]
        }
        func dropLast(_ k: Int = 1) -> SubSequence {
          self[startIndex..<index(startIndex, offsetBy: Swift.max(count - k, 0))]
        }
        func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
        func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
        func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
          var end = startIndex
          while end != endIndex, try predicate(self[end]) { end = index(after: end) }
          return self[startIndex..<end]
        }
        func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
          var start = startIndex
          while start != endIndex, try predicate(self[start]) { start = index(after: start) }
          return self[start..<endIndex]
        }
      }
      func _lower<Bound>(_ range: PartialRange<Bound>, _ start: Bound) -> Bound {
        range._hasLower ? range.lowerBound : start
      }
      func _upper<Bound>(_ range: PartialRange<Bound>, _ end: Bound, _ after: (Bound) -> Bound)
        -> Bound
      {
        if range._hasLower { return end }
        return range._isThrough ? after(range.upperBound) : range.upperBound
      }
      extension IndexedCollection where Element: Equatable {
        func firstIndex(of element: Element) -> Index? {
          firstIndex(where: { one in one == element })
        }
        func lastIndex(of element: Element) -> Index? {
          lastIndex(where: { one in one == element })
        }
      }
      extension IndexedCollection where Index == Int {
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
      }
      extension IndexedRandomAccess where Index == Int {
        var indices: Range<Int> { startIndex..<endIndex }
        func _require(_ i: Int, _ isWithin: Bool) -> Int {
          if !isWithin { fatalError("Index out of bounds") }
          return i
        }
        func index(after i: Int) -> Int { _require(i, startIndex <= i && i < endIndex) + 1 }
        func index(before i: Int) -> Int { _require(i - 1, startIndex < i && i <= endIndex) }
        func index(_ i: Int, offsetBy distance: Int) -> Int {
          let end = i + distance
          return _require(end, startIndex <= end && end <= endIndex)
        }
        func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
          let left = self.distance(from: i, to: limit)
          if distance > 0 ? left >= 0 && left < distance : left <= 0 && distance < left {
            return nil
          }
          return index(i, offsetBy: distance)
        }
        func distance(from start: Int, to end: Int) -> Int {
          _require(end, startIndex <= end && end <= endIndex)
            - _require(start, startIndex <= start && start <= endIndex)
        }
      }
      extension IndexedMutable {
        mutating func swapAt(_ i: Index, _ j: Index) {
          if i == j { return }
          let element = self[i]
          self[i] = self[j]
          self[j] = element
        }
        mutating func _put(_ elements: [Element]) {
          var index = startIndex
          for element in elements {
            self[index] = element
            index = self.index(after: index)
          }
        }
        mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows
          -> Index
        {
          try _movedBehind(belongsInSecondPartition)
        }
        /// Where those begin that `isBehind` holds for; the others keep their order.
        mutating func _movedBehind(_ isBehind: (Element) throws -> Bool) rethrows -> Index {
          guard var i = try firstIndex(where: isBehind) else { return endIndex }
          var j = index(after: i)
          while j != endIndex {
            if try !isBehind(self[j]) {
              swapAt(i, j)
              i = index(after: i)
            }
            j = index(after: j)
          }
          return i
        }
      }
      extension IndexedMutable where Self: IndexedBidirectional {
        mutating func reverse() {
          if isEmpty { return }
          var (low, high) = (startIndex, index(before: endIndex))
          while low < high {
            swapAt(low, high)
            low = index(after: low)
            high = index(before: high)
          }
        }
        mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows
          -> Index
        {
          var (low, high) = (startIndex, endIndex)
          while true {
            while low < high, try !belongsInSecondPartition(self[low]) { low = index(after: low) }
            if low >= high { return low }
            repeat {
              high = index(before: high)
              if low >= high { return low }
            } while try belongsInSecondPartition(self[high])
            swapAt(low, high)
            low = index(after: low)
          }
        }
      }
      extension IndexedMutable where Self: IndexedRandomAccess {
        mutating func sort(by isLess: (Element, Element) throws -> Bool) rethrows {
          _put(try _elements.sorted(by: isLess))
        }
        mutating func shuffle() { _put(_elements.shuffled()) }
      }
      extension IndexedMutable where Self: IndexedRandomAccess, Element: Comparable {
        mutating func sort() { _put(_elements.sorted()) }
      }
      extension Array: IndexedRandomAccess, IndexedMutable, IndexedReplaceable {}
      extension ArraySlice: IndexedRandomAccess, IndexedMutable, IndexedReplaceable {}
      extension String: IndexedBidirectional, IndexedReplaceable {}
      extension Substring: IndexedBidirectional, IndexedReplaceable {}
      extension Range: IndexedRandomAccess {
        typealias SubSequence = Range<Bound>
      }
      extension ClosedRange: IndexedRandomAccess {
        typealias SubSequence = Slice<ClosedRange<Bound>>
      }
      extension Set: IndexedCollection {
        typealias Index = _TableIndex
        typealias SubSequence = Slice<Set<Element>>
      }
      extension Dictionary: IndexedCollection {
        typealias Index = _TableIndex
        typealias SubSequence = Slice<Dictionary<Key, Value>>
      }
      """)
}
