extension Prelude {
  /// What collections of the script's find in themselves, and how they differ.
  static let searchedCollections = [
    Part(
      names: ["ranges(of", "firstRange(of"], extends: ["IndexedCollection"],
      source: """
        extension IndexedCollection where Element: Equatable {
          func firstRange<C: Collection>(of other: C) -> Range<Index>?
          where C.Element == Element {
            _elements._places(of: Array(other), most: 1).first.map { _bounds($0) }
          }
          func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
            _elements._places(of: Array(other), most: .max).map { _bounds($0) }
          }
          func _bounds(_ places: Range<Int>) -> Range<Index> {
            let start = index(startIndex, offsetBy: places.lowerBound)
            return start..<index(start, offsetBy: places.count)
          }
        }
        """),
    Part(
      names: [".trimmingPrefix"], extends: ["IndexedCollection"],
      source: """
        extension IndexedCollection {
          func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
            var place = startIndex
            while place != endIndex, try predicate(self[place]) { place = index(after: place) }
            return self[place..<endIndex]
          }
        }
        extension IndexedCollection where Element: Equatable {
          func trimmingPrefix<S: Sequence>(_ prefix: S) -> SubSequence where S.Element == Element {
            var place = startIndex
            for element in prefix {
              guard place != endIndex, self[place] == element else {
                return self[startIndex..<endIndex]
              }
              place = index(after: place)
            }
            return self[place..<endIndex]
          }
        }
        """),
    Part(
      names: [".difference(from"], extends: ["IndexedCollection", "CollectionDifference"],
      source: """
        extension IndexedBidirectional {
          func difference<C: BidirectionalCollection>(
            from other: C, by areEquivalent: (Element, Element) -> Bool
          ) -> CollectionDifference<Element> where C.Element == Element {
            _elements.difference(from: Array(other), by: areEquivalent)
          }
        }
        extension IndexedBidirectional where Element: Equatable {
          func difference<C: BidirectionalCollection>(
            from other: C
          ) -> CollectionDifference<Element> where C.Element == Element {
            _elements.difference(from: Array(other))
          }
        }
        """),
  ]
}
