extension Prelude {
  /// Collections that the script declares: what they can do follows from their indices.
  ///
  /// `Collection` itself is `Sequence` here; a type that says it is one conforms to this, too.
  static let collections = Part(
    names: [
      ": Collection", ", Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection",
    ],
    source: """
      struct CollectionIterator<Element>: Sequence, IteratorProtocol {
        let body: () -> Element?
        mutating func next() -> Element? { body() }
      }
      protocol IndexedCollection {
        associatedtype Index: Comparable
        associatedtype Element
        var startIndex: Index { get }
        var endIndex: Index { get }
        func index(after i: Index) -> Index
        subscript(position: Index) -> Element { get }
      }
      extension IndexedCollection {
        func makeIterator() -> CollectionIterator<Element> {
          var index = startIndex
          return CollectionIterator<Element>(body: {
            guard index != endIndex else { return nil }
            let element = self[index]
            index = self.index(after: index)
            return element
          })
        }
        func formIndex(after i: inout Index) { i = index(after: i) }
        var count: Int { distance(from: startIndex, to: endIndex) }
        var isEmpty: Bool { startIndex == endIndex }
        var first: Element? {
          if startIndex == endIndex { return nil }
          return self[startIndex]
        }
        func distance(from start: Index, to end: Index) -> Int {
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
          for _ in 0..<distance { index = self.index(after: index) }
          return index
        }
        var indices: [Index] {
          var all: [Index] = []
          var index = startIndex
          while index != endIndex {
            all.append(index)
            index = self.index(after: index)
          }
          return all
        }
        func firstIndex(where predicate: (Element) -> Bool) -> Index? {
          var index = startIndex
          while index != endIndex {
            if predicate(self[index]) { return index }
            index = self.index(after: index)
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
      }
      extension IndexedCollection where Element: Equatable {
        func firstIndex(of element: Element) -> Index? {
          firstIndex(where: { one in one == element })
        }
      }
      """)
}
