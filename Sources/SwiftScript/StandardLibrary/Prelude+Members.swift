extension Prelude {
  /// Members of Swift's own types that few programs use, in Swift.
  static let members: [Part] = [
    Part(
      names: ["count(where", "count {"],
      source: """
        extension Sequence {
          func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
            var count = 0
            for element in self { if try predicate(element) { count += 1 } }
            return count
          }
        }
        """),
    Part(
      names: ["lexicographicallyPrecedes"],
      source: """
        extension Sequence where Element: Comparable {
          func lexicographicallyPrecedes(_ other: some Sequence<Element>) -> Bool {
            lexicographicallyPrecedes(other, by: { a, b in a < b })
          }
        }
        extension Sequence {
          func lexicographicallyPrecedes(
            _ other: some Sequence<Element>,
            by areInIncreasingOrder: (Element, Element) throws -> Bool
          ) rethrows -> Bool {
            let (next, nextOther) = (_walk(), other._walk())
            while let one = next() {
              guard let two = nextOther() else { return false }
              if try areInIncreasingOrder(one, two) { return true }
              if try areInIncreasingOrder(two, one) { return false }
            }
            return nextOther() != nil
          }
        }
        """),
    Part(
      names: [".partition(", ".partition {", ".shuffle("],
      source: """
        extension Array {
          mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
            var low = 0
            var high = count
            while true {
              while low < high, try !belongsInSecondPartition(self[low]) { low += 1 }
              if low >= high { return low }
              repeat { high -= 1 } while low < high && (try belongsInSecondPartition(self[high]))
              if low >= high { return low }
              swapAt(low, high)
              low += 1
            }
          }
          mutating func shuffle() { self = shuffled() }
          mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
            self = shuffled(using: &generator)
          }
        }
        extension ArraySlice {
          mutating func shuffle() {
            for (place, element) in zip(indices, shuffled()) { self[place] = element }
          }
          mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
            for (place, element) in zip(indices, shuffled(using: &generator)) {
              self[place] = element
            }
          }
        }
        """),
    Part(
      names: [".formIndex("],
      source: on(
        ["Array", "String"],
        """
        func formIndex(after i: inout Index) { i = index(after: i) }
        func formIndex(before i: inout Index) { i = index(before: i) }
        func formIndex(_ i: inout Index, offsetBy distance: Int) {
          i = index(i, offsetBy: distance)
        }
        func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
          guard let place = index(i, offsetBy: distance, limitedBy: limit) else {
            i = limit
            return false
          }
          i = place
          return true
        }
        """)),
    Part(
      names: ["SystemRandomNumberGenerator"],
      source: """
        struct SystemRandomNumberGenerator: RandomNumberGenerator {
          mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
        }
        """),
    Part(
      names: ["withExtendedLifetime"],
      source: """
        func withExtendedLifetime<T, R>(_ x: T, _ body: () throws -> R) rethrows -> R {
          defer { _ = x }
          return try body()
        }
        func withExtendedLifetime<T, R>(_ x: T, _ body: (T) throws -> R) rethrows -> R {
          try body(x)
        }
        """),
    Part(
      names: ["UTF8()", "isContiguousUTF8", ".reserveCapacity"],
      source: """
        extension String {
          var isContiguousUTF8: Bool { true }
          mutating func makeContiguousUTF8() {}
          mutating func reserveCapacity(_ n: Int) {}
        }
        """),
    Part(
      names: [".lastIndex"],
      source: on(
        ["String", "Substring"],
        """
        func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> Index? {
          try indices.last { try predicate(self[$0]) }
        }
        """)),
    Part(
      names: ["split(separator"],
      source: """
        extension Array where Element: Equatable {
          func split(
            separator: [Element], maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
          ) -> [ArraySlice<Element>] {
            var parts: [ArraySlice<Element>] = []
            var (start, place) = (0, 0)
            while !separator.isEmpty, place + separator.count <= count, parts.count < maxSplits {
              guard self[place..<(place + separator.count)].elementsEqual(separator) else {
                place += 1
                continue
              }
              if place > start || !omittingEmptySubsequences { parts.append(self[start..<place]) }
              place += separator.count
              start = place
            }
            if start < count || !omittingEmptySubsequences { parts.append(self[start...]) }
            return parts
          }
        }
        """),
    Part(
      names: [".removeFirst("],
      source: """
        extension Set {
          @discardableResult mutating func removeFirst() -> Element {
            guard let element = popFirst() else {
              fatalError("Can't removeFirst from an empty Set")
            }
            return element
          }
        }
        """),
    Part(
      names: [".take()"],
      source: """
        extension Optional {
          mutating func take() -> Wrapped? {
            let taken = self
            self = nil
            return taken
          }
        }
        """),
    Part(
      names: ["prefix(upTo", "prefix(through", "suffix(from"],
      source: """
        extension String {
          func prefix(upTo end: String.Index) -> Substring { self[..<end] }
          func prefix(through position: String.Index) -> Substring { self[...position] }
          func suffix(from start: String.Index) -> Substring { self[start...] }
        }
        """),
    Part(
      names: [".substring("],
      source: """
        extension StringProtocol {
          func substring(from index: String.Index) -> String { String(self[index...]) }
          func substring(to index: String.Index) -> String { String(self[..<index]) }
          func substring(with range: Range<String.Index>) -> String { String(self[range]) }
        }
        """),
    Part(
      names: [".characters"],
      source: """
        extension String {
          @available(*, unavailable, message: "Please use String directly")
          var characters: String { self }
        }
        """),
    Part(
      names: ["replacing(", "replace(", "ranges(of", "firstRange(of"],
      source: """
        extension Collection where Element: Equatable {
          func _starts(_ pattern: [Element], _ whole: [Element], at place: Int) -> Bool {
            if place + pattern.count > whole.count { return false }
            for index in 0..<pattern.count where whole[place + index] != pattern[index] {
              return false
            }
            return true
          }
          /// Where a pattern stands, by offsets; an empty one stands between all elements.
          func _places(of pattern: [Element], most: Int) -> [Range<Int>] {
            let whole = Array(self)
            var found: [Range<Int>] = []
            var place = 0
            while place <= whole.count, found.count < most {
              if _starts(pattern, whole, at: place) {
                found.append(place..<(place + pattern.count))
                place += pattern.isEmpty ? 1 : pattern.count
              } else {
                place += 1
              }
            }
            return found
          }
        }
        extension String {
          func firstRange<C: StringProtocol>(of other: C) -> Range<String.Index>? {
            _places(of: Array(other), most: 1).first.map {
              index(startIndex, offsetBy: $0.lowerBound)..<index(startIndex, offsetBy: $0.upperBound)
            }
          }
          func ranges<C: StringProtocol>(of other: C) -> [Range<String.Index>] {
            _places(of: Array(other), most: .max).map {
              index(startIndex, offsetBy: $0.lowerBound)..<index(startIndex, offsetBy: $0.upperBound)
            }
          }
        }
        extension Array where Element: Equatable {
          func ranges(of other: [Element]) -> [Range<Int>] { _places(of: other, most: .max) }
          func firstRange(of other: [Element]) -> Range<Int>? { _places(of: other, most: 1).first }
          func replacing(
            _ other: [Element], with new: [Element], maxReplacements: Int = .max
          ) -> [Element] {
            var result: [Element] = []
            var start = 0
            for place in _places(of: other, most: maxReplacements) {
              result += self[start..<place.lowerBound] + new
              start = place.upperBound
            }
            return result + self[start...]
          }
          mutating func replace(
            _ other: [Element], with new: [Element], maxReplacements: Int = .max
          ) {
            self = replacing(other, with: new, maxReplacements: maxReplacements)
          }
        }
        extension StringProtocol {
          func _range(_ places: Range<Int>) -> Range<String.Index> {
            let start = index(startIndex, offsetBy: places.lowerBound)
            return start..<index(start, offsetBy: places.count)
          }
          func ranges<Other: StringProtocol>(of other: Other) -> [Range<String.Index>] {
            _places(of: Array(other), most: .max).map { _range($0) }
          }
          func firstRange<Other: StringProtocol>(of other: Other) -> Range<String.Index>? {
            _places(of: Array(other), most: 1).first.map { _range($0) }
          }
        }
        extension Substring {
          func replacing(_ old: String, with new: String, maxReplacements: Int = .max) -> Substring {
            String(self).replacing(old, with: new, maxReplacements: maxReplacements)[...]
          }
        }
        extension String {
          func replacing(_ old: String, with new: String, maxReplacements: Int = .max) -> String {
            let characters = Array(self)
            var result = ""
            var start = 0
            for place in _places(of: Array(old), most: maxReplacements) {
              result += String(characters[start..<place.lowerBound]) + new
              start = place.upperBound
            }
            return result + String(characters[start...])
          }
          mutating func replace(_ old: String, with new: String, maxReplacements: Int = .max) {
            self = replacing(old, with: new, maxReplacements: maxReplacements)
          }
        }
        """),
    Part(
      names: [
        "enumerateLines", ".appending(", "replacingCharacters(", "cased(with", "italized(with",
        "lengthOfBytes", "enumerateSubstrings", "EnumerationOptions",
      ],
      source: """
        extension String {
          func uppercased(with locale: Locale?) -> String { uppercased() }
          func lowercased(with locale: Locale?) -> String { lowercased() }
          func capitalized(with locale: Locale?) -> String { capitalized }
          func lengthOfBytes(using encoding: String.Encoding) -> Int {
            data(using: encoding)?.count ?? 0
          }
          func appending(_ other: String) -> String { self + other }
          struct EnumerationOptions: OptionSet {
            let rawValue: Int
            static let byLines = EnumerationOptions(rawValue: 0)
            static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
            static let reverse = EnumerationOptions(rawValue: 256)
            static let substringNotRequired = EnumerationOptions(rawValue: 512)
          }
          func enumerateSubstrings(
            in range: PartialRangeFrom<String.Index>, options: EnumerationOptions = [],
            _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
          ) {
            enumerateSubstrings(in: range.lowerBound..<endIndex, options: options, body)
          }
          func enumerateSubstrings(
            in whole: Range<String.Index>, options: EnumerationOptions = [],
            _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
          ) {
            var parts: [(Range<String.Index>, Range<String.Index>)] = []
            var start = whole.lowerBound
            while start < whole.upperBound {
              var end = start
              if options.contains(.byComposedCharacterSequences) {
                end = index(after: start)
                parts.append((start..<end, start..<end))
              } else {
                while end < whole.upperBound, !self[end].isNewline { end = index(after: end) }
                let next = end < whole.upperBound ? index(after: end) : end
                parts.append((start..<end, start..<next))
                end = next
              }
              start = end
            }
            var stop = false
            for (part, enclosing) in options.contains(.reverse) ? parts.reversed() : parts {
              let text = options.contains(.substringNotRequired) ? nil : String(self[part])
              body(text, part, enclosing, &stop)
              if stop { return }
            }
          }
          func enumerateLines(invoking body: (String, inout Bool) -> Void) {
            enumerateSubstrings(in: startIndex..<endIndex) { line, _, _, stop in
              body(line ?? "", &stop)
            }
          }
          func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
            String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
          }
        }
        """),
  ]
}
