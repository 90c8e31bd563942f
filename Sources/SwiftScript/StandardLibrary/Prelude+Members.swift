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
            let (one, two) = (Array(self), Array(other))
            for index in 0..<min(one.count, two.count) {
              if one[index] < two[index] { return true }
              if two[index] < one[index] { return false }
            }
            return one.count < two.count
          }
        }
        """),
    Part(
      names: [".partition(", ".partition {", ".shuffle(", ".formIndex("],
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
          func formIndex(after i: inout Int) { i += 1 }
          func formIndex(before i: inout Int) { i -= 1 }
        }
        """),
    Part(
      names: ["SystemRandomNumberGenerator"],
      source: """
        struct SystemRandomNumberGenerator: RandomNumberGenerator {
          mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
        }
        """),
    Part(
      names: ["hashValue"],
      source: """
        extension Hashable {
          var hashValue: Int {
            var hasher = Hasher()
            hasher.combine(self)
            return hasher.finalize()
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
      names: ["prefix(upTo", "prefix(through", "suffix(from", ".replacing(", ".trimmingPrefix"],
      source: """
        extension String {
          func prefix(upTo end: String.Index) -> Substring { self[..<end] }
          func prefix(through position: String.Index) -> Substring { self[...position] }
          func suffix(from start: String.Index) -> Substring { self[start...] }
          func trimmingPrefix(_ prefix: String) -> Substring {
            hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
          }
          func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
            try drop(while: predicate)
          }
          func replacing(_ old: String, with new: String) -> String {
            guard old.isEmpty else { return replacingOccurrences(of: old, with: new) }
            return new + map { String($0) + new }.joined()
          }
        }
        extension Substring {
          func trimmingPrefix(_ prefix: String) -> Substring {
            hasPrefix(prefix) ? dropFirst(prefix.count) : self
          }
          func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
            try drop(while: predicate)
          }
        }
        """),
    Part(
      names: ["enumerateLines", ".appending(", "replacingCharacters(", ".write("],
      source: """
        extension String {
          func appending(_ other: String) -> String { self + other }
          func enumerateLines(invoking body: (String, inout Bool) -> Void) {
            var stop = false
            for line in split(omittingEmptySubsequences: false, whereSeparator: \\.isNewline) {
              body(String(line), &stop)
              if stop { return }
            }
          }
          func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
            String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
          }
          mutating func write(_ other: String) { self += other }
        }
        """),
  ]
}
