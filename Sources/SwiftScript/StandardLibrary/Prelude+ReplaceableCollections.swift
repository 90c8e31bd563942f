extension Prelude {
  /// Collections of the script's that change their length.
  ///
  /// What they can do follows from `init()` and `replaceSubrange(_:with:)`; arrays and texts have
  /// all of it in their own way.
  static let replaceableCollections = Part(
    names: ["RangeReplaceableCollection"],
    source: """
      extension IndexedReplaceable {
        init<S: Sequence>(_ elements: S) where S.Element == Element {
          self.init()
          append(contentsOf: elements)
        }
        init(repeating repeatedValue: Element, count: Int) {
          self.init()
          append(contentsOf: [Element](repeating: repeatedValue, count: count))
        }
        mutating func replaceSubrange<C: Collection>(
          _ subrange: ClosedRange<Index>, with newElements: C
        ) where C.Element == Element {
          replaceSubrange(
            subrange.lowerBound..<index(after: subrange.upperBound), with: newElements)
        }
        mutating func replaceSubrange<C: Collection>(
          _ subrange: PartialRangeFrom<Index>, with newElements: C
        ) where C.Element == Element {
          replaceSubrange(subrange.lowerBound..<endIndex, with: newElements)
        }
        mutating func replaceSubrange<C: Collection>(
          _ subrange: PartialRangeUpTo<Index>, with newElements: C
        ) where C.Element == Element {
          replaceSubrange(startIndex..<subrange.upperBound, with: newElements)
        }
        mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
        mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
          for element in newElements { append(element) }
        }
        mutating func insert(_ newElement: Element, at i: Index) {
          replaceSubrange(i..<i, with: [newElement])
        }
        mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
        where C.Element == Element {
          replaceSubrange(i..<i, with: newElements)
        }
        @discardableResult mutating func remove(at i: Index) -> Element {
          let element = self[i]
          replaceSubrange(i..<index(after: i), with: [Element]())
          return element
        }
        mutating func removeSubrange(_ bounds: Range<Index>) {
          replaceSubrange(bounds, with: [Element]())
        }
        mutating func removeSubrange(_ bounds: ClosedRange<Index>) {
          removeSubrange(bounds.lowerBound..<index(after: bounds.upperBound))
        }
        mutating func removeSubrange(_ bounds: PartialRangeFrom<Index>) {
          removeSubrange(bounds.lowerBound..<endIndex)
        }
        mutating func removeSubrange(_ bounds: PartialRangeUpTo<Index>) {
          removeSubrange(startIndex..<bounds.upperBound)
        }
        @discardableResult mutating func removeFirst() -> Element {
          if isEmpty { fatalError("Can't remove items from an empty collection") }
          return remove(at: startIndex)
        }
        mutating func removeFirst(_ k: Int) {
          if k == 0 { return }
          guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
            fatalError("Can't remove more items from a collection than it contains")
          }
          removeSubrange(startIndex..<end)
        }
        @discardableResult mutating func removeLast() -> Element {
          if isEmpty { fatalError("Can't remove last element from an empty collection") }
          return remove(at: index(before: endIndex))
        }
        mutating func removeLast(_ k: Int) {
          if k == 0 { return }
          if count < k {
            fatalError("Can't remove more items from a collection than it contains")
          }
          removeSubrange(index(endIndex, offsetBy: -k)..<endIndex)
        }
        mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
        mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
          if keepCapacity { removeSubrange(startIndex..<endIndex) } else { self = Self() }
        }
        mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
          self = try filter { element in try !shouldBeRemoved(element) }
        }
        mutating func reserveCapacity(_ n: Int) {}
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
          var result = Self()
          var index = startIndex
          while index != endIndex {
            let element = self[index]
            if try isIncluded(element) { result.append(element) }
            index = self.index(after: index)
          }
          return result
        }
        static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self
        where Other.Element == Element {
          var result = lhs
          result.append(contentsOf: rhs)
          return result
        }
        static func += <Other: Sequence>(lhs: inout Self, rhs: Other)
        where Other.Element == Element {
          lhs.append(contentsOf: rhs)
        }
      }
      extension IndexedReplaceable where Self: IndexedMutable {
        mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
          removeSubrange(try _movedBehind(shouldBeRemoved)..<endIndex)
        }
      }
      """)
}
