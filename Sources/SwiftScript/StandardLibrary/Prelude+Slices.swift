extension Prelude {
  /// Parts of collections, which get shorter at their ends and can do what the whole can.
  static let slices = Part(
    names: collectionNames,
    source: """
      extension Slice: IndexedBidirectional where Base: IndexedBidirectional {}
      extension Slice: IndexedRandomAccess where Base: IndexedRandomAccess {}
      extension Slice: IndexedMutable where Base: IndexedMutable {
        subscript(position: Base.Index) -> Base.Element {
          get { _base[position] }
          set { _base[position] = newValue }
        }
      }
      extension IndexedMutable {
        subscript(bounds: Range<Index>) -> Slice<Self> {
          get {
            Slice<Self>(_startIndex: bounds.lowerBound, _endIndex: bounds.upperBound, _base: self)
          }
          set { _write(bounds, newValue) }
        }
        subscript(bounds: ClosedRange<Index>) -> SubSequence {
          get { _part(bounds.lowerBound..<index(after: bounds.upperBound)) }
          set { _write(bounds.lowerBound..<index(after: bounds.upperBound), newValue) }
        }
        subscript(bounds: PartialRange<Index>) -> SubSequence {
          get { _part(_range(bounds)) }
          set { _write(_range(bounds), newValue) }
        }
        func _range(_ bounds: PartialRange<Index>) -> Range<Index> {
          _lower(bounds, startIndex)..<_upper(bounds, endIndex) { index(after: $0) }
        }
        mutating func _write<S: Sequence>(_ bounds: Range<Index>, _ elements: S)
        where S.Element == Element {
          var place = bounds.lowerBound
          for element in elements {
            guard place != bounds.upperBound else {
              fatalError(
                "Cannot replace a slice of a MutableCollection with a slice of a larger size")
            }
            self[place] = element
            place = index(after: place)
          }
          guard place == bounds.upperBound else {
            fatalError(
              "Cannot replace a slice of a MutableCollection with a slice of a smaller size")
          }
        }
      }
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
