extension Prelude {
  /// Parts of collections, which get shorter at their ends and can do what the whole can.
  static let slices = Part(
    names: collectionNames,
    source: """
      extension Slice: IndexedBidirectional where Base: IndexedBidirectional {}
      extension Slice: IndexedRandomAccess where Base: IndexedRandomAccess {}
      extension DefaultIndices: IndexedBidirectional where Elements: IndexedBidirectional {}
      extension DefaultIndices: IndexedRandomAccess where Elements: IndexedRandomAccess {}
      extension IndexedCollection where SubSequence == Self {
        mutating func popFirst() -> Element? {
          guard let element = first else { return nil }
          self = self[index(after: startIndex)..<endIndex]
          return element
        }
        @discardableResult
        mutating func removeFirst() -> Element {
          guard let element = popFirst() else {
            fatalError("Can't remove items from an empty collection")
          }
          return element
        }
        mutating func removeFirst(_ k: Int) {
          guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
            fatalError("Can't remove more items from a collection than it contains")
          }
          self = self[start..<endIndex]
        }
      }
      extension IndexedBidirectional where SubSequence == Self {
        mutating func popLast() -> Element? {
          guard let element = last else { return nil }
          self = self[startIndex..<index(before: endIndex)]
          return element
        }
        @discardableResult
        mutating func removeLast() -> Element {
          guard let element = popLast() else {
            fatalError("Can't remove last element from an empty collection")
          }
          return element
        }
        mutating func removeLast(_ k: Int) {
          guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
            fatalError("Can't remove more items from a collection than it contains")
          }
          self = self[startIndex..<end]
        }
      }
      """)
}
