extension Prelude {
  /// What collections of the script's find in themselves, and how they differ.
  static let searchedCollections = [
    Part(
      names: ["ranges(of", "firstRange(of"], extends: ["IndexedCollection"],
      source: """
        extension IndexedCollection where Element: Equatable {
          func firstRange<C: Collection>(of other: C) -> Range<Index>?
          where C.Element == Element {
            _ranges(of: Array(other), most: 1).first
          }
          func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
            _ranges(of: Array(other), most: .max)
          }
          func _ranges(of pattern: [Element], most: Int) -> [Range<Index>] {
            var found: [Range<Index>] = []
            var start = startIndex
            while found.count < most {
              var (place, matched) = (start, 0)
              while matched < pattern.count, place != endIndex, self[place] == pattern[matched] {
                place = index(after: place)
                matched += 1
              }
              let isMatch = matched == pattern.count
              if isMatch { found.append(start..<place) }
              if isMatch, place != start {
                start = place
              } else {
                if start == endIndex { break }
                start = index(after: start)
              }
            }
            return found
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
          var _elements: [Element] {
            var (all, place): ([Element], Index) = ([], startIndex)
            while place != endIndex {
              all.append(self[place])
              place = index(after: place)
            }
            return all
          }
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
