extension Prelude {
  /// What collections of the script's do by their indices: no element is asked for that Swift does not
  /// ask for.
  static let collectionAlgorithms = Part(
    names: collectionNames,
    source: """
      extension IndexedCollection {
        func split(
          maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
          whereSeparator isSeparator: (Element) throws -> Bool
        ) rethrows -> [SubSequence] {
          precondition(maxSplits >= 0, "Must take zero or more splits")
          var parts: [SubSequence] = []
          var (start, place) = (startIndex, startIndex)
          let end = endIndex
          while maxSplits > 0, place != end {
            if try isSeparator(self[place]) {
              let isKept = start != place || !omittingEmptySubsequences
              if isKept { parts.append(self[start..<place]) }
              place = index(after: place)
              start = place
              if isKept, parts.count == maxSplits { break }
            } else {
              place = index(after: place)
            }
          }
          if start != end || !omittingEmptySubsequences { parts.append(self[start..<end]) }
          return parts
        }
        func randomElement() -> Element? {
          if isEmpty { return nil }
          return self[index(startIndex, offsetBy: Int.random(in: 0..<count))]
        }
        func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
          if isEmpty { return nil }
          return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
        }
      }
      extension IndexedCollection where Element: Equatable {
        func split(
          separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
        ) -> [SubSequence] {
          split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
            whereSeparator: { one in one == separator })
        }
      }
      extension IndexedBidirectional {
        func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
          guard let place = try lastIndex(where: predicate) else { return nil }
          return self[place]
        }
      }
      """)
}
