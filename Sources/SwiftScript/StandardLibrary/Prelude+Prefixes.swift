extension Prelude {
  /// How things begin: lists, texts, numbers.
  static let prefixes: [Part] = [
    Part(
      names: ["starts(with"],
      source: """
        extension Sequence {
          func starts<PossiblePrefix: Sequence>(
            with possiblePrefix: PossiblePrefix,
            by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
          ) rethrows -> Bool {
            let wanted = Array(possiblePrefix)
            var count = 0
            for element in self {
              if count == wanted.count { return true }
              if try !areEquivalent(element, wanted[count]) { return false }
              count += 1
            }
            return count == wanted.count
          }
        }
        """),
    Part(
      names: [".trimmingPrefix", ".trimPrefix"],
      source: """
        extension Array {
          func trimmingPrefix(
            while predicate: (Element) throws -> Bool
          ) rethrows -> ArraySlice<Element> { try drop(while: predicate) }
          mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
            self = Array(try drop(while: predicate))
          }
        }
        extension Array where Element: Equatable {
          func trimmingPrefix(_ prefix: [Element]) -> ArraySlice<Element> {
            starts(with: prefix) ? dropFirst(prefix.count) : self[...]
          }
          mutating func trimPrefix(_ prefix: [Element]) {
            if starts(with: prefix) { removeFirst(prefix.count) }
          }
        }
        """),
    Part(
      names: [".trimmingPrefix", ".trimPrefix"],
      source: on(
        ["String", "Substring"],
        """
        func trimmingPrefix(_ prefix: String) -> Substring {
          hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
        }
        func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
          try drop(while: predicate)
        }
        mutating func trimPrefix(_ prefix: String) { self = Self(trimmingPrefix(prefix)) }
        mutating func trimPrefix(while predicate: (Character) throws -> Bool) rethrows {
          self = Self(try drop(while: predicate))
        }
        """)),
    Part(
      names: [".commonPrefix("],
      source: """
        extension StringProtocol {
          func commonPrefix<Other: StringProtocol>(with other: Other) -> String {
            String(zip(self, other).prefix { $0 == $1 }.map { $0.0 })
          }
        }
        """),
  ]
}
