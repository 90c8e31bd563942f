extension Prelude {
  /// Collections of the script's from their ends on: views of them, which ask them for each element.
  static let reversedCollections = Part(
    names: collectionNames,
    source: """
      struct ReversedCollection<Base: IndexedBidirectional>: Sequence, IndexedBidirectional {
        typealias Element = Base.Element
        typealias SubSequence = Slice<ReversedCollection<Base>>
        struct Index: Comparable {
          let base: Base.Index
          static func < (a: Index, b: Index) -> Bool { b.base < a.base }
        }
        struct Iterator: Sequence, IteratorProtocol {
          let _base: Base
          var _position: Base.Index
          mutating func next() -> Base.Element? {
            guard _position != _base.startIndex else { return nil }
            _position = _base.index(before: _position)
            return _base[_position]
          }
        }
        let _base: Base
        var startIndex: Index { Index(base: _base.endIndex) }
        var endIndex: Index { Index(base: _base.startIndex) }
        func makeIterator() -> Iterator { Iterator(_base: _base, _position: _base.endIndex) }
        func index(after i: Index) -> Index { Index(base: _base.index(before: i.base)) }
        func index(before i: Index) -> Index { Index(base: _base.index(after: i.base)) }
        func index(_ i: Index, offsetBy distance: Int) -> Index {
          Index(base: _base.index(i.base, offsetBy: -distance))
        }
        func distance(from start: Index, to end: Index) -> Int {
          _base.distance(from: end.base, to: start.base)
        }
        subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
        func reversed() -> Base { _base }
      }
      extension ReversedCollection: IndexedRandomAccess where Base: IndexedRandomAccess {}
      extension IndexedBidirectional {
        var last: Element? {
          if startIndex == endIndex { return nil }
          return self[index(before: endIndex)]
        }
        func reversed() -> ReversedCollection<Self> { ReversedCollection<Self>(_base: self) }
      }
      """)
}
