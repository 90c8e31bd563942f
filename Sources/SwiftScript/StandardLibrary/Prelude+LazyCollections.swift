extension Prelude {
  /// Lazy views of collections of the script's that count their elements: Swift goes over their
  /// indices where it looks for a first element, for a last one or for a place.
  static let lazyCollections = Part(
    names: collectionNames + lazyNames, extends: ["IndexedCollection", "LazySequence"],
    source: """
      extension LazySequence: BidirectionalCollection {}
      func _lazyPlaces<C: IndexedCollection & Sequence>(_ base: C) -> LazySequence<C.Element>
      where C.Index == Int {
        LazySequence<C.Element>(
          start: { base._walk() }, size: { base.count },
          places: _places(of: base, { base.startIndex }, { base.endIndex }),
          story: LazyStory.over(base))
      }
      func _places<C: IndexedCollection>(
        of base: C, _ start: @escaping () -> Int, _ end: @escaping () -> Int
      ) -> LazyIndices<C.Element> where C.Index == Int {
        LazyIndices<C.Element>(
          start: start, end: end, after: { base.index(after: $0) },
          before: { base.index($0, offsetBy: -1) }, at: { base[$0] },
          slice: { lower, upper in
            let own = _places(of: base, { lower }, { upper })
            return LazySequence<C.Element>(
              start: { own.walk() }, size: { base.distance(from: lower, to: upper) }, places: own)
          })
      }
      """)
}
