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
        typealias Index = _TableIndex
        var startIndex: _TableIndex { _TableIndex(_place: 0) }
        var endIndex: _TableIndex { _TableIndex(_place: count) }
        func index(after i: _TableIndex) -> _TableIndex { _tableOffset(i, 1) }
        func index(_ i: _TableIndex, offsetBy distance: Int) -> _TableIndex {
          _tableOffset(i, distance)
        }
        func distance(from start: _TableIndex, to end: _TableIndex) -> Int {
          end._place - start._place
        }
        func firstIndex(of element: Element) -> _TableIndex? {
          firstIndex(where: { one in one == element })
        }
        func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> _TableIndex? {
          for (place, one) in enumerated() where try predicate(one) {
            return _TableIndex(_place: place)
          }
          return nil
        }
        subscript(position: _TableIndex) -> Element { _tableElement(self, position._place) }
        var indices: [_TableIndex] { (0..<count).map { _TableIndex(_place: $0) } }
        @discardableResult mutating func remove(at position: _TableIndex) -> Element {
          let element = self[position]
          remove(element)
          return element
        }
      }
      extension Dictionary where Key: Hashable {
        typealias Index = _TableIndex
        var startIndex: _TableIndex { _TableIndex(_place: 0) }
        var endIndex: _TableIndex { _TableIndex(_place: count) }
        func index(after i: _TableIndex) -> _TableIndex { _tableOffset(i, 1) }
        func index(_ i: _TableIndex, offsetBy distance: Int) -> _TableIndex {
          _tableOffset(i, distance)
        }
        func distance(from start: _TableIndex, to end: _TableIndex) -> Int {
          end._place - start._place
        }
        func index(forKey key: Key) -> _TableIndex? {
          firstIndex(where: { one in one.key == key })
        }
        func firstIndex(where predicate: ((key: Key, value: Value)) throws -> Bool) rethrows
          -> _TableIndex?
        {
          for (place, one) in enumerated() where try predicate(one) {
            return _TableIndex(_place: place)
          }
          return nil
        }
        subscript(position: _TableIndex) -> (key: Key, value: Value) {
          _tableElement(self, position._place)
        }
        var indices: [_TableIndex] { (0..<count).map { _TableIndex(_place: $0) } }
        @discardableResult mutating func remove(at position: _TableIndex)
          -> (key: Key, value: Value)
        {
          let element = self[position]
          removeValue(forKey: element.key)
          return element
        }
      }
      extension Dictionary.Keys {
        typealias Index = _TableIndex
        var startIndex: _TableIndex { _TableIndex(_place: 0) }
        var endIndex: _TableIndex { _TableIndex(_place: count) }
        func index(after i: _TableIndex) -> _TableIndex { _tableOffset(i, 1) }
        func firstIndex(of element: Key) -> _TableIndex? where Key: Equatable {
          firstIndex(where: { one in one == element })
        }
        func firstIndex(where predicate: (Key) throws -> Bool) rethrows -> _TableIndex? {
          for (place, one) in enumerated() where try predicate(one) {
            return _TableIndex(_place: place)
          }
          return nil
        }
        subscript(position: _TableIndex) -> Key { _tableElement(self, position._place) }
      }
      extension Dictionary.Values {
        typealias Index = _TableIndex
        var startIndex: _TableIndex { _TableIndex(_place: 0) }
        var endIndex: _TableIndex { _TableIndex(_place: count) }
        func index(after i: _TableIndex) -> _TableIndex { _tableOffset(i, 1) }
        func firstIndex(of element: Value) -> _TableIndex? where Value: Equatable {
          firstIndex(where: { one in one == element })
        }
        func firstIndex(where predicate: (Value) throws -> Bool) rethrows -> _TableIndex? {
          for (place, one) in enumerated() where try predicate(one) {
            return _TableIndex(_place: place)
          }
          return nil
        }
        subscript(position: _TableIndex) -> Value { _tableElement(self, position._place) }
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
}
