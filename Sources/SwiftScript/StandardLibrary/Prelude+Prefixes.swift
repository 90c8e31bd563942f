extension Prelude {
  /// How things begin: lists, texts, numbers.
  static let prefixes: [Part] = [
    Part(
      names: [".trimmingPrefix"],
      source: """
        extension Array {
          func trimmingPrefix(
            while predicate: (Element) throws -> Bool
          ) rethrows -> ArraySlice<Element> { try drop(while: predicate) }
        }
        extension Array where Element: Equatable {
          func trimmingPrefix(_ prefix: [Element]) -> ArraySlice<Element> {
            starts(with: prefix) ? dropFirst(prefix.count) : self[...]
          }
        }
        """),
    Part(
      names: [".commonPrefix("],
      source: """
        extension StringProtocol {
          func commonPrefix<Other: StringProtocol>(with other: Other) -> String {
            String(zip(self, other).prefix { $0 == $1 }.map { $0.0 })
          }
        }
        """),
    Part(
      names: ["FloatingPointSign", ".sign"],
      source: """
        enum FloatingPointSign: Int { case plus, minus }
        extension BinaryFloatingPoint {
          var sign: FloatingPointSign { self < 0 || 1 / self < 0 ? .minus : .plus }
        }
        """),
  ]
}
