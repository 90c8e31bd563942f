extension Prelude {
  /// The indices of sets, dictionaries and ranges.
  static let indices = Part(
    names: collectionNames + [
      ".startIndex", ".endIndex", ".firstIndex", ".index(", ".remove(at", ".indices",
    ],
    source: """
      struct _TableIndex: Comparable, Hashable {
        let _place: Int
        static func < (a: _TableIndex, b: _TableIndex) -> Bool { a._place < b._place }
      }
      func _tableElement<S: Sequence>(_ table: S, _ place: Int) -> S.Element {
        Array(table)[place]
      }
      func _tableOffset(_ i: _TableIndex, _ distance: Int) -> _TableIndex {
        _TableIndex(_place: i._place + distance)
      }
      extension Set where Element: Hashable {
        \(places(of: "Element"))
        \(firstIndex(of: "Element"))
        @discardableResult mutating func remove(at position: _TableIndex) -> Element {
          let element = self[position]
          remove(element)
          return element
        }
      }
      extension Dictionary where Key: Hashable {
        \(places(of: "(key: Key, value: Value)"))
        func index(forKey key: Key) -> _TableIndex? {
          firstIndex(where: { one in one.key == key })
        }
        @discardableResult mutating func remove(at position: _TableIndex)
          -> (key: Key, value: Value)
        {
          let element = self[position]
          removeValue(forKey: element.key)
          return element
        }
      }
      extension Dictionary.Keys {
        \(places(of: "Key"))
        \(firstIndex(of: "Key"))
      }
      extension Dictionary.Values {
        \(places(of: "Value"))
        \(firstIndex(of: "Value"))
      }
      extension Range where Bound == Int {
        var startIndex: Int { lowerBound }
        var endIndex: Int { upperBound }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
        func distance(from start: Int, to end: Int) -> Int { end - start }
        func firstIndex(of element: Int) -> Int? { contains(element) ? element : nil }
        func firstIndex(where predicate: (Int) throws -> Bool) rethrows -> Int? {
          try first(where: predicate)
        }
        subscript(position: Int) -> Int { position }
        subscript(bounds: Range<Int>) -> Range<Int> { bounds }
        subscript(bounds: ClosedRange<Int>) -> Range<Int> {
          bounds.lowerBound..<bounds.upperBound + 1
        }
        subscript(bounds: PartialRangeFrom<Int>) -> Range<Int> { bounds.lowerBound..<upperBound }
        subscript(bounds: PartialRangeUpTo<Int>) -> Range<Int> { lowerBound..<bounds.upperBound }
        subscript(bounds: PartialRangeThrough<Int>) -> Range<Int> {
          lowerBound..<bounds.upperBound + 1
        }
      }
      extension ClosedRange where Bound == Int {
        var startIndex: Int { lowerBound }
        var endIndex: Int { upperBound + 1 }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
        func distance(from start: Int, to end: Int) -> Int { end - start }
        func firstIndex(of element: Int) -> Int? { contains(element) ? element : nil }
        func firstIndex(where predicate: (Int) throws -> Bool) rethrows -> Int? {
          try first(where: predicate)
        }
        subscript(position: Int) -> Int { position }
        var indices: Range<Int> { startIndex..<endIndex }
      }
      """)

  /// What a collection over a table has, whatever its elements are.
  private static func places(of element: String) -> String {
    """
    typealias Index = _TableIndex
    var startIndex: _TableIndex { _TableIndex(_place: 0) }
    var endIndex: _TableIndex { _TableIndex(_place: count) }
    var indices: [_TableIndex] { (0..<count).map { _TableIndex(_place: $0) } }
    func index(after i: _TableIndex) -> _TableIndex { _tableOffset(i, 1) }
    func index(_ i: _TableIndex, offsetBy distance: Int) -> _TableIndex {
      _tableOffset(i, distance)
    }
    func distance(from start: _TableIndex, to end: _TableIndex) -> Int {
      end._place - start._place
    }
    func firstIndex(where predicate: (\(element)) throws -> Bool) rethrows -> _TableIndex? {
      for (place, one) in enumerated() where try predicate(one) {
        return _TableIndex(_place: place)
      }
      return nil
    }
    subscript(position: _TableIndex) -> \(element) { _tableElement(self, position._place) }
    """
  }

  private static func firstIndex(of element: String) -> String {
    """
    func firstIndex(of element: \(element)) -> _TableIndex? where \(element): Equatable {
      firstIndex(where: { one in one == element })
    }
    """
  }
}
